"""Answers a secret question by typed words: with /bet, or in a direct message."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bot.cards.typed_answer import in_words, parse_answer
from bot.engine.errors import PlayerError
from bot.engine.ink import Reading
from bot.engine.phrases import Channel, Many
from bot.live.session import Session
from bot.shell.actions.play_move import Moves, receipt_line, told_of_move
from bot.shell.answers.request import Desk, Request
from bot.table.waiting import may_decide_secretly, secret_actions

LISTED = 6
"""Answers that are named to a person who was not understood."""

Show = Callable[[Session], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class TypedAnswer:
    """A secret decision that was typed into a direct message."""

    session: Session
    turn: int
    told: str
    receipt: str
    """What stays of it once all have decided."""


class SecretAnswers:
    def __init__(self, desk: Desk, moves: Moves, show: Show) -> None:
        self._desk = desk
        self._moves = moves
        self._show = show

    async def open_to(self, person: int) -> list[Session]:
        """The tables at which this person may decide something in secret now."""
        sessions = await self._desk.sessions.of(person)
        return [s for s in sessions if may_decide_secretly(s.table, s.match, person)]

    async def meant(self, request: Request, table: str) -> list[Session]:
        """The named table; else that of this channel; else all of them."""
        waiting = await self.open_to(request.person)
        if table:
            return [session for session in waiting if session.table.id == table]
        here = [session for session in waiting if session.table.channel == request.channel]
        return here or waiting

    async def answer(self, request: Request, typed: str, table: str) -> None:
        """/bet takes the corridor of a press, its decision included."""
        session = _only(await self.meant(request, table))
        action = self._parsed(session, request.person, typed, request.language)
        turn = session.match.turn if session.match else None
        await self._moves.play(request, session, str(action), turn)

    async def answer_message(
        self, message: int, person: int, waiting: list[Session], typed: str, locale: str
    ) -> TypedAnswer:
        """Words in a direct message, whose id is the number of the press."""
        session = _only(waiting)
        action = self._parsed(session, person, typed, locale)
        before = session.match
        turn = before.turn if before else None
        number = await session.move(person, str(action), turn, message)
        seat, aloud = session.table.seat_of(person), self._desk.screen_readers.includes(person)
        ink = self._desk.artist.ink(
            session.snapshot, locale, Reading(seat if aloud else None, aloud)
        )
        told = told_of_move(session.snapshot, before, number, seat, ink)
        line = receipt_line(session.snapshot, before, number, seat, ink) if before else None
        await self._show(session)
        return TypedAnswer(session, turn or 0, told, line or told)

    def named_answers(self, session: Session, person: int, locale: str) -> list[tuple[str, str]]:
        """The open answers in words, each with its move."""
        if session.match is None:
            return []
        actions = secret_actions(session.table, session.match, person)
        view = session.box.game.view(session.match.state, session.table.seat_of(person))
        ink = self._desk.artist.plain_ink(session.snapshot, locale)
        return [(words, str(one)) for words, one in in_words(session.box, view, actions, ink)]

    def _parsed(self, session: Session, person: int, typed: str, locale: str) -> Any:
        seat, match = session.table.seat_of(person), session.match
        actions = secret_actions(session.table, match, person)
        if match is None or seat is None or not actions:
            raise PlayerError("bet-none-open")
        view = session.box.game.view(match.state, seat)
        action = parse_answer(self._desk.texts, session.box, view, actions, typed)
        if action is None:
            raise PlayerError("bet-words", answers=self._listed(session, person, locale))
        return action

    def _listed(self, session: Session, person: int, locale: str) -> str:
        named = self.named_answers(session, person, locale)
        words = [words for words, _ in named[:LISTED]]
        return " · ".join((*words, "…") if len(named) > LISTED else words)


def _only(waiting: list[Session]) -> Session:
    if not waiting:
        raise PlayerError("bet-none-open")
    if len(waiting) > 1:
        tables = Many(tuple(Channel(session.table.channel) for session in waiting))
        raise PlayerError("bet-which", tables=tables)
    return waiting[0]
