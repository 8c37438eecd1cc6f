"""PostgreSQL over connections that die, fall silent or lose an answer; real processes."""

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.live.shards import LEASE_SECONDS
from bot.shell.cluster.standby_queue import ANSWER_SECONDS
from localcord import Channel, Interaction, LocalDiscord, Reply
from tests.shelf import CATALOGUE
from tests.wire.crew import Hand, crew
from tests.wire.fair import FairClock
from tests.wire.hands import listed_move
from tests.wire.proxy import Proxy
from tests.wire.table import Book, board_of, playground, roll, start, whose_turn
from tests.wire.test_several_processes import moves
from tests.wire.watcher import Watcher

TAKEOVER_SECONDS = 10.0
RED_SECONDS = 5.0
SLOW_SECONDS = 60
"""For the machine, not for the bot."""
SHARD = "1:0"
GIVEN_UP_SECONDS = 8
FREE_SEATS = 5


@pytest.fixture
def kind() -> str:
    return "postgres"


@pytest.fixture
async def place() -> AsyncIterator[LocalDiscord]:
    async with playground(channels=tuple(CATALOGUE)) as local:
        yield local


@pytest.fixture
async def proxy(book: Book) -> AsyncIterator[Proxy]:
    async with Proxy(book).open() as opened:
        yield opened


async def lost(place: LocalDiscord, proxy: Proxy, pressed: Interaction) -> Reply:
    """What is told of a press whose COMMIT was carried out and not confirmed."""
    proxy.lose_answer(pressed.id)
    reply = await place.finish(pressed)
    assert proxy.has_struck
    return reply


def seats(book: Book, channel: Channel) -> int:
    (row,) = book.rows(
        "SELECT count(*) AS n FROM seats JOIN matches ON matches.id = seats.match "
        f"WHERE channel = {channel.id}"
    )
    return int(row["n"])


@pytest.mark.slow
async def test_a_lost_answer_to_a_commit_is_neither_denied_nor_done_twice(
    place: LocalDiscord, book: Book, proxy: Proxy, tmp_path: Path
) -> None:
    anna = place.people[0]
    async with crew(place, tmp_path, proxy.book, [SHARD]) as (bot,):
        await bot.start()
        for game, box in CATALOGUE.items():
            channel = place.channel(game)
            opened = anna.slash_nowait("spielen", channel=channel, spiel=game)
            assert not (await lost(place, proxy, opened)).private, game
            for count in range(2, max(box.game.seed.seats.least, 2) + 1):
                wish = anna.slash_nowait("zug", channel=channel, zug="computer easy")
                await lost(place, proxy, wish)
                assert seats(book, channel) == count, game
            await anna.slash("zug", channel=channel, zug="first 1")
            begun = anna.click_nowait("Los geht’s", message=board_of(channel))
            assert (await lost(place, proxy, begun)).updated, game
            await _moves_once(place, book, proxy, channel)
        assert "Traceback" not in bot.log


async def _moves_once(place: LocalDiscord, book: Book, proxy: Proxy, channel: Channel) -> None:
    anna, before = place.people[0], len(moves(book, channel))
    assert anna.mention in board_of(channel).content
    move = await listed_move(anna, channel, Random(1))
    reply = await lost(place, proxy, anna.slash_nowait("move", channel=channel, move=move))
    assert reply.answered
    assert "schon einen Schritt weiter" not in reply.text
    assert moves(book, channel)[before] == move.split()[0]


async def taken_over(place: LocalDiscord, waiting: Hand, fair: FairClock) -> None:
    """Within ten seconds from now, however busy the machine is with other things."""
    began = fair.seconds
    await place.until(lambda: waiting.has_taken == {0}, SLOW_SECONDS)
    assert fair.seconds - began < TAKEOVER_SECONDS


@pytest.mark.slow
async def test_a_silent_connection_is_seen_and_another_process_takes_over(
    place: LocalDiscord, book: Book, proxy: Proxy, tmp_path: Path, fair: FairClock
) -> None:
    channel, watcher = place.default_channel, Watcher()
    async with (
        crew(place, tmp_path / "a", proxy.book, [SHARD], watch=watcher.port) as (owner,),
        crew(place, tmp_path / "b", book, [SHARD]) as (waiting,),
    ):
        await owner.start()
        await waiting.start()
        await start(*place.people, channel=channel)
        await watcher.until(200)
        proxy.silence()
        red = asyncio.create_task(watcher.until(503))
        await taken_over(place, waiting, fair)
        taken = fair.seconds
        assert "database" in await red
        assert fair.seconds - taken < RED_SECONDS
        assert (await roll(place, channel)).updated
        proxy.heal()
        await place.until(lambda: "another process looks after" in owner.log, SLOW_SECONDS)
        assert moves(book, channel) == ["roll"]
    place.forgive_faults("40060")  # the old owner may acknowledge what the new one answers


@pytest.mark.slow
async def test_a_press_while_the_database_stalls_is_acknowledged_and_counts_afterwards(
    place: LocalDiscord, book: Book, proxy: Proxy, tmp_path: Path
) -> None:
    """Its heartbeats do not arrive, so nobody knows whose lease it is; then it is still ours."""
    anna, channel = place.people[0], place.default_channel
    async with crew(place, tmp_path, proxy.book, [SHARD]) as (bot,):
        await bot.start()
        await anna.slash("spielen", channel=channel, spiel="kniffel")
        proxy.silence()
        await asyncio.sleep(LEASE_SECONDS + 0.5)
        pressed = place.people[1].click_nowait("Mitspielen", message=board_of(channel))
        await asyncio.sleep(ANSWER_SECONDS + 0.5)
        proxy.heal()
        assert (await place.finish(pressed)).answered
        await place.until(lambda: seats(book, channel) == 2)
        await place.until(lambda: place.people[1].mention in board_of(channel).text)
    place.forgive_faults("40060")  # the answer comes after the acknowledgement


@pytest.mark.slow
async def test_locks_of_a_connection_that_died_hold_nobody_up(
    place: LocalDiscord, book: Book, proxy: Proxy, tmp_path: Path, fair: FairClock
) -> None:
    channel = place.default_channel
    async with (
        crew(place, tmp_path / "a", proxy.book, [SHARD]) as (owner,),
        crew(place, tmp_path / "b", book, [SHARD]) as (waiting,),
    ):
        await owner.start()
        await waiting.start()
        await start(*place.people, channel=channel)
        current = whose_turn(place, channel)
        pressed = current.click_nowait("Würfeln", message=board_of(channel))
        proxy.silence_at(pressed.id)
        await place.until(lambda: proxy.has_struck, SLOW_SECONDS)
        await taken_over(place, waiting, fair)
        if not moves(book, channel):
            await roll(place, channel)
        await place.finish(pressed)
        assert moves(book, channel) == ["roll"]
    place.forgive_faults("40060")  # both may have answered


@pytest.mark.slow
async def test_a_paused_owner_that_wakes_up_serves_nothing_again(
    place: LocalDiscord, book: Book, tmp_path: Path
) -> None:
    anna, channel = place.people[0], place.default_channel
    async with crew(place, tmp_path, book, [SHARD, SHARD]) as (owner, waiting):
        await owner.start()
        await waiting.start()
        await anna.slash("spielen", channel=channel, spiel="kniffel")
        place.interactions.answer_seconds = GIVEN_UP_SECONDS
        owner.signal(signal.SIGSTOP)
        wishes: list[Interaction] = []
        while waiting.has_taken != {0}:
            if len(wishes) < FREE_SEATS:
                wish = anna.slash_nowait("zug", channel=channel, zug="computer easy")
                wishes.append(wish)
            await asyncio.sleep(1)
        answered = [(await place.finish(wish)).answered for wish in wishes]
        assert answered[-1]
        assert not answered[0], "its token was dead when somebody could serve it"
        owner.signal(signal.SIGCONT)
        await place.until(lambda: "another process looks after" in owner.log, SLOW_SECONDS)
        await place.quiet(0.3)
        assert seats(book, channel) == 1 + sum(answered)
    for not_answered_or_twice in ("no answer within", "40060", "10062"):
        place.forgive_faults(not_answered_or_twice)
