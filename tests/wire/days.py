"""People who play the game of the day, on a day that a test chooses."""

import time
from datetime import UTC, datetime
from random import Random
from zoneinfo import ZoneInfo

from bot.live.session import Session
from localcord import Channel, Message, Person
from tests.wire.hands import press_on, served
from tests.wire.table import Wire

BERLIN = ZoneInfo("Europe/Berlin")
MOST_ACTS = 200


def set_clock(wire: Wire, *when: int) -> None:
    """The bot's clock shows this time in Berlin."""
    wire.clock.ahead = datetime(*when, tzinfo=BERLIN).timestamp() - time.time()  # type: ignore[misc,arg-type]


def bots_time(wire: Wire) -> datetime:
    return datetime.fromtimestamp(wire.clock(), UTC).astimezone(BERLIN)


async def ask(wire: Wire, person: Person, channel: Channel | None = None) -> Message:
    await person.slash("heute", channel=channel or wire.channel)
    await served()
    return person.private[-1]


async def begin(wire: Wire, person: Person, channel: Channel | None = None) -> Message:
    await person.press("Los geht’s", message=await ask(wire, person, channel))
    await served()
    return person.private[-1]


async def session_of(wire: Wire, person: Person, kind: str = "daily") -> Session | None:
    return await wire.bot.parts.desk.sessions.private(person.id, kind)


async def act(wire: Wire, person: Person, random: Random) -> None:
    assert await press_on(person, person.private[-1], random), person.private[-1].text
    await served()


async def finish(wire: Wire, person: Person, random: Random, kind: str = "daily") -> Session:
    """To the end, by pressing whatever the board offers."""
    session = await session_of(wire, person, kind)
    assert session
    for _ in range(MOST_ACTS):
        if not session.table.live:
            return session
        await act(wire, person, random)
    raise AssertionError("the match does not end")


async def play(wire: Wire, person: Person, luck: str) -> Session:
    await begin(wire, person)
    return await finish(wire, person, Random(luck))
