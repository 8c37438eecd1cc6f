"""Fakes of our own parts, for tests of the parts that are built with them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.cards.custom_id import Stamp
from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.shell.actions.carry_out_wish import Wishes
from bot.shell.actions.play_move import Moves
from bot.shell.answers.errors import Errors
from bot.shell.answers.interaction import Interaction
from bot.shell.answers.request import Request
from bot.shell.boards.boards import Boards
from bot.shell.drawing.paging import PageTurn
from bot.shell.notify.notices import Notices
from bot.store.turn_notices import TurnNotice
from bot.table.snapshot import Snapshot
from bot.table.wishes import Wish


class Told(Errors):
    """What the one error path was given: the key of a refusal, or the error; and the match."""

    def __init__(self) -> None:
        self.told: list[tuple[Any, str | None]] = []

    async def answer(
        self, interaction: Interaction, error: Exception, match: str | None = None
    ) -> None:
        self.told.append((error.key if isinstance(error, PlayerError) else error, match))


class PlayedMoves(Moves):
    def __init__(self) -> None:
        self.played: list[tuple[str, int | None]] = []

    async def play(
        self, request: Request, session: Session, text: str, turn: int | None = None
    ) -> None:
        self.played.append((text, turn))


class CarriedOutWishes(Wishes):
    def __init__(self) -> None:
        self.carried_out: list[str] = []

    async def carry_out(self, request: Request, session: Session, wish: Wish) -> None:
        self.carried_out.append(str(wish))


class SteppedBoards(Boards):
    def __init__(self) -> None:
        self.steps: list[Stamp | PageTurn] = []

    async def step(self, session: Session, stamp: Stamp, interaction: Interaction) -> None:
        self.steps.append(stamp)

    async def turn_page(self, session: Session, turn: PageTurn, interaction: Interaction) -> None:
        self.steps.append(turn)


RECOGNISED = 99
"""The message of a killed process."""


class SentNotices(Notices):
    """Messages are only counted; whoever is in `later` is deferred until then."""

    def __init__(self) -> None:
        self.tries = 0
        self.sent: list[tuple[int, ...]] = []
        """By message the people whom it notified."""
        self.reminders: list[tuple[int, ...]] = []
        self.deleted: list[int] = []
        self.closed: list[tuple[int, str]] = []
        """Messages that were replaced by one line."""
        self.later: dict[int, float] = {}
        self.secret = False
        self.in_channel: list[int] = []
        """People whom a message of a killed process notified, though that was not stored."""
        self.broken = False

    @property
    def standing(self) -> list[int]:
        """The messages that were not deleted."""
        return [number for number in range(1, len(self.sent) + 1) if number not in self.deleted]

    async def send(
        self, at: Snapshot, notices: Sequence[TurnNotice], *, reminding: bool = False
    ) -> list[TurnNotice]:
        self.tries += 1
        if self.broken:
            raise ConnectionError("no database")
        now = [notice for notice in notices if notice.person not in self.later]
        if now:
            self.sent.append(tuple(notice.person for notice in now))
            self.reminders += [self.sent[-1]] if reminding else []
        return [
            _delivered(one, at, len(self.sent), self.secret)
            if one in now
            else replace(one, due=self.later[one.person])
            for one in notices
        ]

    async def sent_before(self, at: Snapshot, notices: Sequence[TurnNotice]) -> list[TurnNotice]:
        found = [notice for notice in notices if notice.person in self.in_channel]
        return [_delivered(notice, at, RECOGNISED, notice.secret) for notice in found]

    async def close(self, channel: int, message: int, text: str) -> bool:
        self.closed.append((message, text))
        return True

    async def delete(self, channel: int, message: int) -> None:
        assert message not in self.deleted
        self.deleted.append(message)


def _delivered(notice: TurnNotice, at: Snapshot, message: int, secret: bool) -> TurnNotice:
    channel = at.table.channel
    return replace(notice, due=None, channel=channel, message=message, secret=secret)
