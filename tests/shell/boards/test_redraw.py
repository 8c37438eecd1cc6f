"""Boards that show an old state are drawn again, ever more rarely, and given up at last."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.shell.boards.redraw import FIRST_PAUSE, LONGEST_PAUSE, MOST_TRIES, Redraw
from bot.shell.channels import Channels
from bot.store.boards import Behind
from bot.store.shard_set import ALL
from tests.clock import Clock
from tests.games.kniffel.table import table as new_match
from tests.shell.boards.easel import NotedBoards
from tests.shell.offline import never, parts
from tests.shell.tables import BOARD, MATCH, kniffel, session


@dataclass
class Redrawing:
    """Redrawing with what it reaches."""

    clock: Clock
    session: Session = field(
        default_factory=lambda: session(new_match(), kniffel(board=BOARD, version=3))
    )
    shown: list[str] = field(default_factory=list)
    stored: NotedBoards = field(default_factory=NotedBoards)
    fails: str = ""
    """"" draws; "again" misses; "bug" raises; "silently" does neither."""
    unknown: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        channels = Channels(never, never)
        standing = parts().standing
        self.redraw = Redraw(self.stored, standing, channels, self._get, self._show)

    async def _get(self, match: str) -> Session:
        if match in self.unknown:
            raise PlayerError("table-gone")
        return self.session

    async def _show(self, session: Session) -> None:
        self.shown.append(session.table.id)
        if self.fails == "bug":
            raise ValueError("a bug")
        if self.fails == "again":
            self.redraw.missed(session)
        elif not self.fails:
            self.redraw.drew(session, session.table.version)

    async def pause(self, seconds: float) -> int:
        """How often the board is drawn within so many seconds, of which each is a round."""
        before = len(self.shown)
        for _ in range(int(seconds)):
            self.clock.move(1.0)
            await self.redraw.run()
        return len(self.shown) - before


@pytest.fixture
def easel(clock: Clock) -> Redrawing:
    return Redrawing(clock)


async def test_a_missed_board_is_drawn_again_after_a_pause_and_then_left_alone(
    easel: Redrawing,
) -> None:
    easel.redraw.missed(easel.session)
    await easel.redraw.run()
    assert easel.shown == []
    assert await easel.pause(FIRST_PAUSE) == 1
    assert await easel.pause(300) == 0


@pytest.mark.parametrize("fails", ["again", "bug"])
async def test_pauses_grow_and_at_last_it_is_given_up(easel: Redrawing, fails: str) -> None:
    easel.fails = fails
    easel.redraw.missed(easel.session)
    times = [second for second in range(1, 1200) if await easel.pause(1)]
    gaps = [later - earlier for earlier, later in zip([0, *times], times, strict=False)]
    assert gaps[:4] == [2, 4, 8, 16]
    assert max(gaps) == LONGEST_PAUSE
    assert len(times) == MOST_TRIES


async def test_a_bug_while_drawing_is_logged_with_its_match(
    easel: Redrawing, caplog: pytest.LogCaptureFixture
) -> None:
    easel.fails = "bug"
    easel.redraw.missed(easel.session)
    await easel.pause(2)
    assert [(r.levelno, MATCH in r.getMessage()) for r in caplog.records] == [(logging.ERROR, True)]


async def test_what_was_drawn_meanwhile_is_not_drawn_again(easel: Redrawing) -> None:
    easel.redraw.missed(easel.session)
    easel.redraw.drew(easel.session, 3)
    assert await easel.pause(300) == 0
    assert easel.session.table.drawn == 3


async def test_a_table_that_is_gone_is_forgotten(easel: Redrawing) -> None:
    easel.unknown.add(MATCH)
    easel.redraw.missed(easel.session)
    await easel.pause(2)
    easel.unknown.clear()
    assert await easel.pause(300) == 0


async def test_what_can_neither_be_drawn_nor_missed_is_not_tried_every_second(
    easel: Redrawing,
) -> None:
    """The bot lost the right to write there, or another process looks after the table."""
    easel.fails = "silently"
    easel.redraw.missed(easel.session)
    assert await easel.pause(300) == 1


async def test_drawn_versions_are_stored_in_the_next_round_and_only_once(easel: Redrawing) -> None:
    easel.redraw.drew(easel.session, 3)
    assert easel.stored.versions == {}
    await easel.redraw.run()
    assert easel.stored.versions == {MATCH: 3}
    easel.stored.versions.clear()
    await easel.redraw.run()
    assert easel.stored.versions == {}


async def test_versions_that_were_not_stored_are_kept_and_newer_ones_win(
    easel: Redrawing,
) -> None:
    other = session(new_match(), kniffel(id="other234"))
    easel.redraw.drew(easel.session, 3)
    easel.redraw.drew(other, 1)
    easel.stored.broken = 1
    with pytest.raises(ConnectionError):
        await easel.redraw.flush()
    easel.redraw.drew(easel.session, 4)
    await easel.redraw.flush()
    assert easel.stored.versions == {MATCH: 4, "other234": 1}


async def test_what_is_drawn_while_storing_fails_is_newer(easel: Redrawing) -> None:
    async def drawn_meanwhile(versions: Mapping[str, int]) -> None:
        easel.redraw.drew(easel.session, 4)
        raise ConnectionError("no database")

    stored, easel.stored.drawn = easel.stored.drawn, drawn_meanwhile  # type: ignore[method-assign]
    easel.redraw.drew(easel.session, 3)
    with pytest.raises(ConnectionError):
        await easel.redraw.flush()
    easel.stored.drawn = stored  # type: ignore[method-assign]
    await easel.redraw.flush()
    assert easel.stored.versions == {MATCH: 4}


async def test_closing_stores_what_was_drawn(easel: Redrawing) -> None:
    easel.redraw.drew(easel.session, 3)
    await easel.redraw.close()
    assert easel.stored.versions == {MATCH: 3}


async def test_after_a_restart_every_board_that_is_behind_is_drawn(
    easel: Redrawing, caplog: pytest.LogCaptureFixture
) -> None:
    easel.stored.left = [Behind("gone2345", None), Behind(MATCH, None)]
    easel.unknown.add("gone2345")
    await easel.redraw.after_restart(1000.0, ALL)
    assert easel.shown == [MATCH]
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_one_board_that_cannot_be_mended_keeps_no_other(
    easel: Redrawing, caplog: pytest.LogCaptureFixture
) -> None:
    easel.stored.left, easel.fails = [Behind(MATCH, None), Behind(MATCH, None)], "bug"
    await easel.redraw.after_restart(1000.0, ALL)
    assert easel.shown == [MATCH, MATCH]
    assert len(caplog.records) == 2
