"""Plays a move of a person: stored by the session, shown on the board, confirmed in private."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from bot.cards.direct_message import closed_receipt, receipt
from bot.cards.news import outcome
from bot.cards.typed_answer import in_words
from bot.cards.voices import voices_since
from bot.engine.ink import Reading
from bot.engine.match import Match
from bot.engine.screen import Ink
from bot.live.session import Session
from bot.shell.answers import private, response
from bot.shell.answers.ephemeral import Decision
from bot.shell.answers.request import Request
from bot.shell.boards.boards import Boards
from bot.shell.boards.private_kinds import PLAIN, PrivateKind
from bot.shell.drawing import draw
from bot.shell.drawing.draw import Message
from bot.shell.drawing.mentions import board_link
from bot.shell.drawing.rows import rows
from bot.shell.notify.newcomers import Newcomers
from bot.shell.notify.notices import Notices
from bot.shell.notify.turn_notice import DirectAnswer, TurnNotices
from bot.table.snapshot import Snapshot
from bot.table.table import Table
from bot.table.waiting import may_decide_secretly


@dataclass(eq=False, repr=False)
class Moves:
    _boards: Boards
    _notices: Notices
    _turns: TurnNotices
    _kinds: Mapping[str, PrivateKind]
    _newcomers: Newcomers

    async def play(
        self, request: Request, session: Session, text: str, turn: int | None = None
    ) -> None:
        """`turn` is the decision that the pressed button was made for."""
        before = session.match
        if session.table.private and before is not None:
            turn = before.turn if turn is None else turn  # what is allowed now is played now
            kind = self._kinds.get(session.table.kind, PLAIN)
            now = turn == before.turn  # the session refuses an older press, or grants a repetition
            if now and not await kind.allows(request, session, text):
                return
        await self._newcomers.saw(request, session)
        number = await session.move(request.person, text, turn, request.interaction.id)
        if before is not None and request.pressed_by_direct_message(session.table):
            await self._keep_receipt(request, session.snapshot, before, number)
        answer = partial(self._answer, request, session, before, number)
        await self._boards.answer(session, request.interaction, answer)

    async def _keep_receipt(
        self, request: Request, at: Snapshot, before: Match, number: int
    ) -> None:
        """A direct message that was answered becomes a receipt once all have decided."""
        message, seat = request.interaction.message, at.table.seat_of(request.person)
        ink = request.desk.artist.ink(at, request.language, Reading(aloud=request.by_screen_reader))
        line = receipt_line(at, before, number, seat, ink)
        if message is not None and line:
            answered = DirectAnswer(request.person, before.turn, request.channel, message.id, line)
            await self._turns.answered(at, answered)

    async def _answer(
        self, request: Request, session: Session, before: Match | None, number: int
    ) -> None:
        """A secret decision can be changed on the ephemeral message until it is revealed."""
        await self._boards.wait_for_outcome(session)  # nothing is told before the board shows it
        table, match, person = session.table, session.match, request.person
        did = _confirmation(request, session.snapshot, before, number)
        if match is None or not may_decide_secretly(table, match, person):
            await confirm(request, table, did)
        elif request.pressed_by_direct_message(table):
            card = self._notices.secret_card(session.snapshot, person, request.language)
            await response.edit(request.interaction, draw.message(card))
        else:
            card, asks = request.private_card(session.snapshot), Decision(table.id, match.turn)
            if match.turn <= number:  # the same decision: changing it needs no board
                await private.give(request, Message(did, view=rows(card.rows)), asks)
            else:
                await private.show(request, card, asks=asks)


async def confirm(request: Request, table: Table, did: str) -> None:
    """One line that is deleted by itself."""
    if request.pressed_by_direct_message(table):
        await response.edit(request.interaction, Message(did))
    else:
        await private.close(request, did)


def told_of_move(
    at: Snapshot, before: Match | None, number: int, seat: int | None, ink: Ink
) -> str:
    """What a move brought; of a secret one only what its player may know."""
    after, box = at.match, at.box
    if before is None or after is None or seat is None:
        return ink("done")
    game, view = before.game, before.game.view(before.state, seat)
    action = game.parse(after.log[number].text)
    if game.sees(before.state, None, seat, action):
        return outcome(box, after, number, seat, ink) or ink("done")
    ((words, _),) = in_words(box, view, (action,), ink)
    return receipt(before, after, number, seat, words, ink)


def receipt_line(
    at: Snapshot, before: Match, number: int, seat: int | None, ink: Ink
) -> str | None:
    """What stays in a direct message of a secret decision; None for a decision that is open."""
    after, game = at.match, before.game
    if after is None or seat is None:
        return None
    action = game.parse(after.log[number].text)
    if game.sees(before.state, None, seat, action):
        return None
    ((words, _),) = in_words(at.box, game.view(before.state, seat), (action,), ink)
    link = board_link(at.table)
    return closed_receipt(after, number, seat, words, ink, channel=at.table.channel, link=link)


def _confirmation(request: Request, at: Snapshot, before: Match | None, number: int) -> str:
    """For a screen reader also everything that it was not told before this move."""
    seat = at.table.seat_of(request.person)
    reading = request.desk.screen_readers.reading(request.person, seat)
    ink = request.desk.artist.ink(at, request.language, reading)
    if not request.by_screen_reader or at.match is None or seat is None:
        return told_of_move(at, before, number, seat, ink)
    readers = request.desk.screen_readers
    since = min(number, readers.untold(at, request.person))
    readers.told_all(at, request.person)
    told = outcome(at.box, at.match, since, seat, ink)
    said = voices_since(at, at.match, since, ink)
    return "\n".join(filter(None, (told, *said))) or ink("done")
