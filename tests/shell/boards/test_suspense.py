"""Suspense: beat by beat to the outcome, which follows in any case."""

import asyncio
from dataclasses import dataclass, field
from random import Random

import pytest

from bot.cards.artist import Artist
from bot.cards.card import Card
from bot.engine.match import Match
from bot.live.session import Session
from bot.shell.boards import suspense
from bot.shell.boards.suspense import Playing, Suspense
from bot.table.snapshot import Snapshot
from tests.conformance import random_match, tables
from tests.games.kniffel.table import roll
from tests.games.kniffel.table import table as new_match
from tests.shelf import CATALOGUE
from tests.shell.tables import ANNA, BEN, STRANGER, session

FIRST, SECOND, THIRD = (Card(title, "") for title in ("first", "second", "third"))
NEVER = 3600.0
"""A beat that does not end by itself in a test."""


def finished() -> Match:
    box = CATALOGUE["kniffel"]
    *_, match = random_match(box, next(tables(box, Random(1))), Random(1))
    return match


class Beats(Artist):
    def __init__(self, *cards: Card) -> None:
        self.cards = cards

    def beats(self, snapshot: Snapshot) -> tuple[Card, ...]:
        return self.cards

    def wants_reading(self, snapshot: Snapshot) -> bool:
        return bool(self.cards)


@dataclass
class Stage:
    """Suspense with the board that it shows."""

    seconds: float = 0.001
    reading: float = 0.0
    session: Session = field(default_factory=lambda: session(new_match()))
    shown: list[str] = field(default_factory=list)
    broken: Exception | None = None
    artist: Beats = field(default_factory=lambda: Beats(FIRST, SECOND, THIRD))

    def __post_init__(self) -> None:
        self.suspense = Suspense(
            self.artist, self.seconds, self._show_beat, self._show, self.reading
        )
        self.session.drew(1)
        self.session.match = roll(new_match(), "mmmmm")

    async def _show_beat(self, session: Session, card: Card) -> None:
        if self.broken:
            raise self.broken
        self.shown.append(card.title)

    async def _show(self, session: Session) -> None:
        self.shown.append("outcome")
        self.suspense.ended(session)

    def play(self) -> Playing:
        playing = self.suspense.opening(self.session)
        assert playing is not None
        self.shown.append(playing.first.title)
        self.suspense.play(self.session, playing)
        return playing

    async def until(self, title: str) -> None:
        async with asyncio.timeout(60):
            while title not in self.shown:  # noqa: ASYNC110 a list tells nobody
                await asyncio.sleep(0.001)

    async def calm(self) -> None:
        async with asyncio.timeout(60):
            await self.suspense.wait_until_read(self.session)


async def test_the_beats_follow_each_other_and_then_the_outcome() -> None:
    stage = Stage()
    stage.play()
    await stage.calm()
    assert stage.shown == ["first", "second", "third", "outcome"]
    assert not stage.suspense.is_playing(stage.session)


async def test_the_outcome_of_the_last_move_can_be_read_before_the_end_of_the_match() -> None:
    stage = Stage(reading=NEVER)
    stage.session.match = finished()
    stage.play()
    await stage.until("third")
    await asyncio.sleep(0.05)
    assert "outcome" not in stage.shown, "the end came without a pause"
    stage.suspense.skip(stage.session, ANNA)
    await stage.until("outcome")


async def test_a_move_is_staged_once() -> None:
    stage = Stage()
    assert stage.suspense.is_next(stage.session)
    assert stage.suspense.opening(stage.session)
    assert not stage.suspense.is_next(stage.session)
    assert stage.suspense.opening(stage.session) is None


async def test_nothing_is_staged_on_a_board_that_nobody_saw_before_the_move() -> None:
    stage = Stage()
    fresh = session(new_match())
    assert not stage.suspense.is_next(fresh)
    stage.artist.cards = ()
    assert not stage.suspense.is_next(stage.session)


async def test_without_beats_there_is_no_suspense() -> None:
    stage = Stage(seconds=0.0)
    assert stage.suspense.opening(stage.session) is None


async def test_a_press_skips_one_beat() -> None:
    stage = Stage(seconds=NEVER)
    stage.play()
    for shown in ("second", "third", "outcome"):
        stage.suspense.skip(stage.session, ANNA)
        await stage.until(shown)
    assert stage.shown == ["first", "second", "third", "outcome"]


async def test_a_moment_belongs_to_the_person_who_made_the_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage = Stage(seconds=NEVER)
    playing = stage.play()
    for person in (STRANGER, BEN):
        stage.suspense.skip(stage.session, person)
        assert not playing.skipped.is_set()
    monkeypatch.setattr(suspense, "OWN_SECONDS", 0.0)  # the time is over
    stage.suspense.skip(stage.session, STRANGER)
    assert not playing.skipped.is_set()
    stage.suspense.skip(stage.session, BEN)
    await stage.until("second")


async def test_computers_leave_time_to_read_the_outcome_until_somebody_presses() -> None:
    stage = Stage(reading=NEVER)
    waiting = asyncio.create_task(stage.suspense.wait_until_read(stage.session))
    await asyncio.sleep(0.01)
    stage.suspense.read(stage.session, STRANGER)
    await asyncio.sleep(0.01)
    assert not waiting.done()
    stage.suspense.read(stage.session, BEN)
    async with asyncio.timeout(60):
        await waiting


async def test_an_outcome_without_a_headline_needs_no_time_to_read() -> None:
    stage = Stage(reading=NEVER)
    stage.artist.cards = ()
    await stage.calm()


async def test_who_waits_for_the_outcome_does_not_wait_until_it_is_read() -> None:
    stage = Stage(reading=NEVER)
    stage.play()
    async with asyncio.timeout(60):
        await stage.suspense.wait_for_outcome(stage.session)
    assert stage.shown[-1] == "outcome"


async def test_computers_wait_until_the_outcome_is_shown() -> None:
    stage = Stage(seconds=NEVER)
    await stage.calm()  # nothing is staged yet
    stage.play()
    waiting = asyncio.create_task(stage.suspense.wait_until_read(stage.session))
    await asyncio.sleep(0.01)
    assert not waiting.done()
    for shown in ("second", "third", "outcome"):
        stage.suspense.skip(stage.session, ANNA)
        await stage.until(shown)
    async with asyncio.timeout(60):
        await waiting


async def test_closing_shows_every_outcome_at_once_and_stages_nothing_new() -> None:
    stage = Stage(seconds=NEVER)
    stage.play()
    async with asyncio.timeout(60):
        await stage.suspense.close()
    assert stage.shown == ["first", "outcome"]
    stage.session.drew(1)
    stage.session.match = roll(roll(new_match(), "mmmmm"), "m", "reroll 1")
    assert not stage.suspense.is_next(stage.session)


@pytest.mark.parametrize("broken", [ValueError("a bug"), ConnectionResetError("torn")])
async def test_a_beat_that_fails_still_leads_to_the_outcome(broken: Exception) -> None:
    stage = Stage(broken=broken)
    stage.play()
    await stage.calm()
    assert stage.shown == ["first", "outcome"]


async def test_an_outcome_that_cannot_be_shown_holds_up_no_computer(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fails(session: Session) -> None:
        raise ValueError("a bug")

    stage = Stage()
    suspense = Suspense(stage.artist, 0.001, stage._show_beat, fails)
    playing = suspense.opening(stage.session)
    assert playing is not None
    suspense.play(stage.session, playing)
    async with asyncio.timeout(60):
        await playing.over.wait()
        await suspense.wait_until_read(stage.session)
    await asyncio.sleep(0)
    assert not suspense.is_playing(stage.session)
    assert len(caplog.records) == 1


async def test_a_board_that_shows_something_newer_is_not_drawn_over() -> None:
    stage = Stage(seconds=NEVER)
    playing = stage.play()
    stage.suspense.ended(stage.session)
    await stage.suspense.close()
    assert stage.shown == ["first"]
    assert playing.over.is_set()


async def test_the_next_staged_move_takes_the_place_of_the_last() -> None:
    stage = Stage(seconds=NEVER)
    first = stage.play()
    stage.session.drew(1)
    stage.session.match = roll(roll(new_match(), "mmmmm"), "m", "reroll 1")
    second = stage.play()
    assert first.over.is_set()
    await asyncio.sleep(0.01)
    assert stage.suspense.is_playing(stage.session)
    assert not second.over.is_set()
    await stage.suspense.close()
    assert stage.shown == ["first", "first", "outcome"]


async def test_a_skip_is_for_one_beat() -> None:
    stage = Stage(seconds=NEVER)
    stage.play()
    stage.suspense.skip(stage.session, ANNA)
    await stage.until("second")
    for _ in range(20):
        await asyncio.sleep(0)
    assert stage.shown == ["first", "second"]
