"""What follows a shown change: puzzles of public ends, a nudge, newcomers after the outcome."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.live.session import Session
from bot.shell.answers.languages import Languages
from bot.shell.boards.boards import AfterChange
from bot.shell.boards.suspense import Suspense
from bot.shell.notify.newcomers import Newcomers
from tests.games.kniffel.table import table as new_match
from tests.shell.tables import ANNA, BEN, MATCH, OneTable, kniffel
from tests.shell.tables import session as in_memory


class NotedLanguages(Languages):
    def __init__(self) -> None:
        self.stored: list[int] = []

    async def store(self, seated: Iterable[int]) -> None:
        self.stored += seated


class Played(Suspense):
    def __init__(self) -> None:
        self.plays = False

    def is_playing(self, session: Session) -> bool:
        return self.plays


class NotedNewcomers(Newcomers):
    def __init__(self) -> None:
        self.told = 0

    async def tell(self, session: Session) -> None:
        self.told += 1


@dataclass
class After:
    suspense: Played = field(default_factory=Played)
    newcomers: NotedNewcomers = field(default_factory=NotedNewcomers)
    languages: NotedLanguages = field(default_factory=NotedLanguages)
    ended: list[str] = field(default_factory=list)
    nudged: list[Session] = field(default_factory=list)

    async def change(self, **fields: Any) -> None:
        session = in_memory(new_match(), kniffel(**fields))
        after = AfterChange(
            OneTable(session),
            self.languages,
            self.suspense,
            self.newcomers,
            self.ended.append,
            self.nudged.append,
        )
        await after(session)


async def test_newcomers_are_told_when_the_board_shows_the_outcome() -> None:
    after = After()
    after.suspense.plays = True
    await after.change()
    assert after.newcomers.told == 0
    after.suspense.plays = False
    await after.change()
    assert after.newcomers.told == 1
    assert after.languages.stored == [ANNA, BEN] * 2


@pytest.mark.parametrize(
    ("fields", "ended"),
    [({}, []), ({"phase": "finished"}, [MATCH]), ({"phase": "finished", "owner": ANNA}, [])],
)
async def test_a_public_match_that_ended_is_searched_for_puzzles(
    fields: dict[str, Any], ended: list[str]
) -> None:
    after = After()
    await after.change(**fields)
    assert after.ended == ended


@pytest.mark.parametrize(("due", "nudged"), [(None, 0), (0.0, 1), (60.0, 0)])
async def test_the_caretaker_is_nudged_where_the_bot_acts_soon(
    due: float | None, nudged: int
) -> None:
    after = After()
    await after.change(due=due)
    assert len(after.nudged) == nudged
