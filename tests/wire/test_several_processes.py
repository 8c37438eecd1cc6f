"""Real processes, PostgreSQL, the local Discord: shards, a bet across them, deaths, deploys."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.engine import lesson as lessons
from localcord import Channel, LocalDiscord, Message, Person, Reply, UnexpectedFaultsError
from tests.shelf import CATALOGUE
from tests.wire.crew import crew
from tests.wire.fair import FairClock
from tests.wire.hands import over
from tests.wire.table import Book, board_of, enter, playground, roll, rolled, seat, start

TAKEOVER_SECONDS = 10.0
PRESS_SECONDS = 0.2
"""Four tables with a press in every so long are twenty presses a second."""
SLOW_SECONDS = 60
"""For the machine, not for the bot: three processes share two cores with whoever else is there."""
DRAWN_SECONDS = 30
"""The same; after so long somebody presses again."""


@pytest.fixture
def kind() -> str:
    return "postgres"


@pytest.fixture
async def place() -> AsyncIterator[LocalDiscord]:
    people = ("Anna", "Ben", "Cleo", "David")
    patience = {"answer_seconds": SLOW_SECONDS, "patience": SLOW_SECONDS}
    async with playground(people, settle_seconds=0.0, **patience) as local:
        yield local


def rooms(place: LocalDiscord, shard: int, most: int = 1) -> list[Channel]:
    names = [f"tisch-{n}" for n in range(most)]
    guild = place.new_guild(f"Shard {shard}", names, shard=(shard, 2))
    return [place.channel(name, guild) for name in names]


@dataclass
class Tally:
    """What somebody at a table has seen."""

    channel: Channel
    granted: list[str] = field(default_factory=list)
    refused: int = 0
    slowest: float = 0.0

    def count(self, what: str, reply: Reply, seconds: float) -> None:
        assert reply.answered, reply.interaction.wording
        self.slowest = max(self.slowest, seconds)
        if reply.private:
            self.refused += 1
        else:
            self.granted.append(what)


async def keep_playing(
    place: LocalDiscord, tally: Tally, done: asyncio.Event, fair: FairClock
) -> None:
    """As fast as people in a hurry, until told, or to the end of the match."""
    loop, channel = asyncio.get_running_loop(), tally.channel
    while not done.is_set() and not over(channel):
        began, pressed = loop.time(), fair.seconds
        what, before = "enter" if rolled(board_of(channel)) else "roll", board_of(channel).text
        reply = await (enter if what == "enter" else roll)(place, channel)
        tally.count(what, reply, fair.seconds - pressed)
        if not reply.private:  # where it was only acknowledged, the board comes later
            with suppress(UnexpectedFaultsError):  # or never, where the process died before
                await place.until(lambda then=before: board_of(channel).text != then, DRAWN_SECONDS)  # type: ignore[misc]
        await asyncio.sleep(max(0.0, PRESS_SECONDS - (loop.time() - began)))


def moves(book: Book, channel: Channel) -> list[str]:
    """What people did there, by its first word."""
    rows = book.rows(
        "SELECT move FROM moves JOIN matches ON matches.id = moves.match "
        f"WHERE channel = {channel.id} AND seat >= 0 ORDER BY number"
    )
    return [row["move"].split()[0] for row in rows]


async def bet(place: LocalDiscord, person: Person, table: Channel) -> None:
    """In the direct message; the board shows before long that it is made."""

    def letters() -> list[Message]:
        return [message for message in person.dms if "🤫" in message.text]

    await place.until(letters, SLOW_SECONDS)
    before = board_of(table).text
    reply = await person.press(letters()[-1].buttons[0].label, message=letters()[-1])
    assert reply.answered
    await place.until(lambda: board_of(table).text != before, SLOW_SECONDS)


async def test_a_bet_by_direct_message_crosses_the_shards(
    place: LocalDiscord, book: Book, tmp_path: Path
) -> None:
    """The table is the second process's, direct messages are the first one's."""
    (south,) = rooms(place, 1)
    anna, ben, cleo, _ = place.people
    async with crew(place, tmp_path, book, ["2:0", "2:1"]) as (first, second):
        await asyncio.gather(first.start(), second.start())
        await seat(anna, ben, cleo, channel=south, game="zwerg")
        for wish in ("set rounds 1", "first 1"):
            await anna.slash("move", channel=south, move=wish)
        await anna.press("▶️", message=board_of(south))
        await asyncio.sleep(1.1)  # Ben and Cleo are gone from the board
        while "Wetten" not in {button.label for button in board_of(south).buttons}:
            dice = [b for b in board_of(south).buttons if b.custom_id[0] == "m" and not b.disabled]
            await anna.press(custom_id=dice[0].custom_id, message=board_of(south))
        for person in (ben, cleo):
            await bet(place, person, south)
        await place.until(lambda: not book.rows("SELECT * FROM errands"), SLOW_SECONDS)
        assert (first.has_taken, second.has_taken) == ({0}, {1})
        assert "Traceback" not in first.log + second.log


@pytest.mark.slow
async def test_a_killed_process_is_followed_by_the_one_that_waits(
    place: LocalDiscord, book: Book, tmp_path: Path, fair: FairClock
) -> None:
    (north,), (south,) = rooms(place, 0), rooms(place, 1)
    anna, ben, cleo, david = place.people
    done = asyncio.Event()
    async with crew(place, tmp_path, book, ["2:0", "2:1", "2:1"]) as (first, second, waiting):
        await asyncio.gather(first.start(), second.start())
        await waiting.start()
        await start(anna, ben, channel=north)
        await start(cleo, david, channel=south)
        tallies = [Tally(north), Tally(south)]
        playing = [asyncio.create_task(keep_playing(place, tally, done, fair)) for tally in tallies]
        await place.until(lambda: all(len(t.granted) > 3 for t in tallies), SLOW_SECONDS)
        assert waiting.has_taken == set()
        await second.kill()
        died = fair.seconds
        await place.until(lambda: waiting.has_taken == {1}, SLOW_SECONDS)
        assert fair.seconds - died < TAKEOVER_SECONDS
        count = len(tallies[1].granted)
        await place.until(lambda: len(tallies[1].granted) > count + 3, SLOW_SECONDS)
        done.set()
        await asyncio.gather(*playing)
        assert "Traceback" not in first.log + second.log + waiting.log
    assert (tallies[0].granted, tallies[0].refused) == (moves(book, north), 0)
    place.forgive_faults("40060")  # the dead one had answered; its heir could not know
    # What was written and never told is refused to whoever asks again: it is done once.
    done_in_the_south = moves(book, south)
    assert 0 <= len(done_in_the_south) - len(tallies[1].granted) <= tallies[1].refused


async def test_a_deploy_under_twenty_presses_a_second_loses_nothing(
    place: LocalDiscord, book: Book, tmp_path: Path, fair: FairClock
) -> None:
    north = rooms(place, 0, most=4)
    done = asyncio.Event()
    async with crew(place, tmp_path, book, ["2:0", "2:0"]) as (old, new):
        await old.start()
        for channel in north:
            await start(*place.people[:2], channel=channel)
        tallies = [Tally(channel) for channel in north]
        await new.start()
        playing = [asyncio.create_task(keep_playing(place, tally, done, fair)) for tally in tallies]
        await place.until(lambda: all(len(t.granted) > 3 for t in tallies), SLOW_SECONDS)
        await old.end()
        await place.until(lambda: new.has_taken == {0}, SLOW_SECONDS)
        counts = [len(tally.granted) for tally in tallies]
        await place.until(
            lambda: all(len(t.granted) > c + 3 for t, c in zip(tallies, counts, strict=True)),
            SLOW_SECONDS,
        )
        done.set()
        await asyncio.gather(*playing)
        assert "Traceback" not in old.log + new.log
    for tally in tallies:
        assert (tally.granted, tally.refused) == (moves(book, tally.channel), 0)
    assert max(tally.slowest for tally in tallies) < TAKEOVER_SECONDS


async def test_a_lesson_is_one_match_wherever_its_owner_presses(
    place: LocalDiscord, book: Book, tmp_path: Path
) -> None:
    """Each process draws what is pressed on its servers; nobody is asked to draw anything."""
    (north,), (south,) = rooms(place, 0), rooms(place, 1)
    anna, box = place.people[0], next(box for box in CATALOGUE.values() if box.lesson)
    assert box.lesson is not None
    match, steps = lessons.begin(box.lesson, box), len(box.lesson.steps)
    async with crew(place, tmp_path, book, ["2:0", "2:1"]) as (first, second):
        await asyncio.gather(first.start(), second.start())
        for number in range(steps - 1):
            here = (south, north)[number % 2]
            await anna.slash("lernen", channel=here, spiel=box.id)
            assert f"{number + 1} von {steps}" in anna.private[-1].text
            await anna.slash("zug", channel=here, zug=lessons.hinted(box.lesson, match))
            match = lessons.at_step(box.lesson, match, number + 1)
            assert f"{number + 2} von {steps}" in anna.private[-1].text
    assert len(book.rows("SELECT * FROM matches")) == 1
    assert book.rows("SELECT * FROM errands") == []
