"""The boards of all tables, those of channels and private ones, and what follows a change."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.cards.card import Card
from bot.cards.custom_id import Stamp
from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.shell.answers.interaction import Interaction
from bot.shell.answers.languages import Languages
from bot.shell.boards.board_message import Answer, BoardMessages
from bot.shell.boards.private_board import PrivateBoards
from bot.shell.boards.suspense import Suspense
from bot.shell.drawing.paging import PageTurn
from bot.shell.notify.newcomers import Newcomers
from bot.shell.notify.turn_notice import TurnNotices


@dataclass(eq=False, repr=False)
class Boards:
    """Each call goes to where the table's board is drawn."""

    _public: BoardMessages
    _private: PrivateBoards
    _suspense: Suspense
    _turns: TurnNotices

    def _of(self, session: Session) -> BoardMessages | PrivateBoards:
        return self._private if session.table.private else self._public

    async def post(self, session: Session, interaction: Interaction) -> None:
        await self._of(session).post(session, interaction)

    async def answer(self, session: Session, interaction: Interaction, privately: Answer) -> None:
        await self._of(session).answer(session, interaction, privately)

    async def show(self, session: Session) -> None:
        await self._of(session).show(session)

    async def show_beat(self, session: Session, card: Card) -> None:
        await self._of(session).show_beat(session, card)

    async def step(self, session: Session, stamp: Stamp, interaction: Interaction) -> None:
        await self._of(session).step(session, stamp, interaction)

    async def turn_page(self, session: Session, turn: PageTurn, interaction: Interaction) -> None:
        await self._of(session).turn_page(session, turn, interaction)

    async def catch_up(self, session: Session, interaction: Interaction) -> None:
        await self._of(session).catch_up(session, interaction)

    async def remind(self, session: Session) -> None:
        if not session.table.private:
            await self._turns.remind(session)

    async def wait_until_read(self, session: Session) -> None:
        await self._suspense.wait_until_read(session)

    async def wait_for_outcome(self, session: Session) -> None:
        await self._suspense.wait_for_outcome(session)


@dataclass(eq=False, repr=False)
class AfterChange:
    """What follows every shown change of a table, wherever its board is; it does not raise."""

    _sessions: LiveTables
    _languages: Languages
    _suspense: Suspense
    _newcomers: Newcomers
    _ended: Callable[[str], None]
    """A public match was finished: it may hold puzzles."""
    _nudge: Callable[[Session], None]
    """The bot has to act soon."""

    async def __call__(self, session: Session) -> None:
        table = session.table
        await self._languages.store(table.people)
        if table.private or self._sessions.shards.owns(table):
            if table.phase == "finished" and not table.private:
                self._ended(table.id)
            if self._sessions.is_due_soon(table):
                self._nudge(session)
        if not self._suspense.is_playing(session):  # which tells its outcome first
            await self._newcomers.tell(session)
