"""Real sessions for tests of the shell; those without a store must not be changed by a move."""

from collections.abc import Callable
from typing import Any

from bot.engine.match import Match
from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.store.store import Store
from bot.table.table import Seat, Table
from bot.table.wishes import parse
from tests.games.kniffel.table import BOX
from tests.numbers import press
from tests.shelf import CATALOGUE

ANNA, BEN, CLEO, STRANGER = 1001, 1002, 1003, 1009
CHANNEL, ELSEWHERE, GUILD, BOARD = 77, 78, 5, 900
MATCH = "abcd2345"
NO_STORE = Store.unopened("sqlite+aiosqlite:///never-opened.sqlite3")


def kniffel(*people: int, **fields: Any) -> Table:
    """A running table."""
    given: dict[str, Any] = {
        "id": MATCH,
        "game": "kniffel",
        "rules": 1,
        "channel": CHANNEL,
        "guild": GUILD,
        "host": ANNA,
        "locale": "de",
        "seed": b"s" * 32,
        "opened": 0.0,
        "seats": tuple(Seat(person, str(person)) for person in people or (ANNA, BEN)),
        "phase": "running",
        "players": "1,2",
        "started": 1.0,
    }
    return Table(**given | fields)


def session(
    match: Match | None, table: Table | None = None, clock: Callable[[], float] = lambda: 0.0
) -> Session:
    """In memory only."""
    return Session(BOX, table or kniffel(), match, NO_STORE, clock, 0.0)


class OneTable(LiveTables):
    """In memory only: this session, whatever is asked for."""

    def __init__(self, session: Session, clock: Callable[[], float] = lambda: 0.0) -> None:
        super().__init__(CATALOGUE, NO_STORE, clock)
        self._only = session

    async def get(self, match: str) -> Session:
        return self._only

    async def at(self, channel: int) -> Session | None:
        return self._only if channel == self._only.table.channel else None

    def held(self, match: str) -> Session | None:
        return self._only if match == self._only.table.id else None


async def started(
    sessions: LiveTables,
    *others: int,
    game: str = "kniffel",
    channel: int = CHANNEL,
    guild: int = GUILD,
    pace: str = "none",
) -> Session:
    """A stored match of Anna with Ben, or with these others; Anna begins."""
    opened = await sessions.open(
        "kniffel", channel=channel, guild=guild, person=ANNA, locale="de", token=press()
    )
    for person in others or (BEN,):
        await opened.ask(person, parse("join"), press())
    for wish in (f"pace {pace}", "first 1", "start"):
        await opened.ask(ANNA, parse(wish), press())
    return opened


async def play_turn(played: Session, person: int) -> None:
    """One turn of Kniffel."""
    await played.move(person, "roll")
    await enter(played, person)


async def enter(played: Session, person: int) -> None:
    """What was rolled is entered somewhere."""
    match = played.match
    assert match is not None
    (seat,) = match.to_act
    legal = map(str, match.game.legal(match.state, seat))
    await played.move(person, next(move for move in legal if move.startswith("enter")))
