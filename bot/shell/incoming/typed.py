"""Words typed with /move: a move, a wish, a look or a change, in words or as its short text."""

from dataclasses import dataclass

from bot.cards.loose_words import nearest, nearest_card
from bot.cards.typed_meanings import Asker, Meaning, loosely, meanings, understood
from bot.engine.errors import PlayerError
from bot.engine.ink import Reading
from bot.engine.offers import typings
from bot.engine.phrases import Many
from bot.engine.screen import Ink
from bot.engine.spelling import words
from bot.live.session import Session
from bot.shell.actions.carry_out_wish import Wishes
from bot.shell.actions.leave_table import LeavingTables
from bot.shell.actions.play_move import Moves
from bot.shell.answers import private
from bot.shell.answers.ephemeral import Decision
from bot.shell.answers.request import MOST_CHOICES, Request
from bot.shell.answers.route import Router
from bot.shell.looks.tables_meant import TablesMeant
from bot.table import wishes
from bot.table.wishes import Leave

NAMED = 6
"""Meanings that are named where the words fit several."""
NEAREST = 3
"""Moves that are offered where the words fit none."""


@dataclass(eq=False, repr=False)
class TypedWords:
    _router: Router
    _moves: Moves
    _wishes: Wishes
    _leaving: LeavingTables
    _meant: TablesMeant

    async def serve(self, request: Request, text: str) -> None:
        session, short = await self._meant.or_last(request), " ".join(text.lower().split())
        if wishes.is_wish(short):
            await self._do(request, session, "table", short)
        elif _is_short_text(session, short):
            await self._moves.play(request, session, short)
        elif found := await _understood(request, session, text):
            await self._do(request, session, found.kind, found.offer.move)
        elif not await _ask_back(request, session, text):
            await self._moves.play(request, session, short)  # refused with the reason

    async def suggest(self, request: Request, text: str) -> list[tuple[str, str]]:
        """What fits so far, in words, with what each stands for; where too much fits, that too."""
        session = await self._meant.or_last(request)
        asker = Asker(request.person, await request.hints_allowed(session.table))
        ink, found = _ink(request, session), list[Meaning]()
        for typed in typings(text):
            if found := meanings(session.snapshot, asker, typed, MOST_CHOICES, ink):
                break
        found = found or loosely(session.snapshot, asker, text, ink)
        named = [(one.offer.label, one.offer.move) for one in found]
        if len(named) <= MOST_CHOICES:
            return named
        rest = len(named) - MOST_CHOICES + 1
        return [*named[: MOST_CHOICES - 1], (ink("moves-more", count=rest), text.strip() or "…")]

    async def _do(self, request: Request, session: Session, kind: str, text: str) -> None:
        if kind == "move":
            await self._moves.play(request, session, text)
        elif kind == "show":
            at_table = request.desk.request(request.interaction, session.table.id)
            await self._router.serve(at_table, text)
        elif text == str(Leave()):
            await self._leaving.leave(request, session)
        else:
            await self._wishes.carry_out(request, session, wishes.parse(text))


async def move_meant(request: Request, session: Session, text: str) -> str:
    """The short text of the named move, without playing it."""
    short = " ".join(text.lower().split())
    found = None if _is_short_text(session, short) else await _understood(request, session, text)
    return found.offer.move if found and found.kind == "move" else short


async def _understood(request: Request, session: Session, text: str) -> Meaning | None:
    asker = Asker(request.person, await request.hints_allowed(session.table))
    ink = _ink(request, session)
    found = understood(session.snapshot, asker, text, MOST_CHOICES, ink)
    if len(found) > 1 or any(one.offer.opens for one in found):
        named = Many(tuple(one.offer.label for one in found[:NAMED]), glue="; ")
        raise PlayerError("move-several", ways=named, more=max(0, len(found) - NAMED))
    return found[0] if found else None


async def _ask_back(request: Request, session: Session, text: str) -> bool:
    """Offer the nearest moves as buttons; False where the person has none or none is near."""
    at, match = session.snapshot, session.match
    seat = at.table.seat_of(request.person)
    if match is None or seat is None or not at.table.live:
        return False
    ink = _ink(request, session)
    found = nearest(at, seat, words(text), NEAREST, ink)
    if not found:
        return False
    card = nearest_card(at, match.turn, text.strip(), found, ink)
    await private.show(request, card, asks=Decision(at.table.id, match.turn))
    return True


def _is_short_text(session: Session, text: str) -> bool:
    """Whether it is a move as buttons and logs write it; a move of chance is nobody's."""
    try:
        action = session.box.game.parse(text)
    except PlayerError:
        return False
    return session.match is not None and not isinstance(action, session.box.game.chance_types)


def _ink(request: Request, session: Session) -> Ink:
    """Lists can draw neither our emoji nor mentions, so they are worded as for a screen reader."""
    reading = Reading(session.table.seat_of(request.person), aloud=True)
    return request.desk.artist.ink(session.snapshot, request.language, reading)
