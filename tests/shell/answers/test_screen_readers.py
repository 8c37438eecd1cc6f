"""Who uses a screen reader, and up to which move each of them was told."""

import pytest

from bot.engine import story
from bot.engine.ink import Reading
from bot.shell.answers import screen_readers
from bot.shell.answers.screen_readers import ScreenReaders
from bot.store.people import People
from bot.store.store import Store
from bot.table.snapshot import Snapshot
from tests.games.kniffel.table import BOX, enter, roll
from tests.games.kniffel.table import table as new_match
from tests.shell.tables import ANNA, BEN, STRANGER, kniffel

BEGUN = enter(roll(new_match(), "mmckt"), "mash")
AT = Snapshot(BOX, kniffel(ANNA, BEN), BEGUN)


async def test_who_they_are_outlives_a_restart(store: Store) -> None:
    readers = ScreenReaders(store.people)
    await readers.switch(ANNA, wanted=True)
    await readers.switch(BEN, wanted=True)
    await readers.switch(BEN, wanted=False)
    again = ScreenReaders(store.people)
    assert not again.includes(ANNA)
    await again.load()
    assert [again.includes(person) for person in (ANNA, BEN)] == [True, False]


async def test_what_another_process_changed_is_read_when_it_says_so(store: Store) -> None:
    readers = ScreenReaders(store.people)
    await store.people.set_aloud(ANNA, wanted=True)
    await readers.reload_if_changed()
    assert not readers.includes(ANNA)
    readers.changed_elsewhere()
    await readers.reload_if_changed()
    assert readers.includes(ANNA)


async def test_brief_or_detailed_is_kept_while_reading_is_off(store: Store) -> None:
    readers = ScreenReaders(store.people)
    await readers.switch_brief(ANNA, wanted=True)
    assert readers.reading(ANNA, 0) == Reading(0)
    await readers.switch(ANNA, wanted=True)
    assert readers.reading(ANNA, 0) == Reading(0, aloud=True, brief=True)
    await readers.switch_brief(ANNA, wanted=False)
    assert readers.reading(ANNA, 0) == Reading(0, aloud=True)


class FailingPeople(People):
    """Fails once."""

    def __init__(self) -> None:
        self.reads = 0

    async def screen_readers(self) -> dict[int, bool]:
        self.reads += 1
        if self.reads == 1:
            raise ConnectionError("no database")
        return {ANNA: False}


async def test_a_change_that_could_not_be_read_is_read_the_next_time() -> None:
    readers = ScreenReaders(people := FailingPeople())
    readers.changed_elsewhere()
    with pytest.raises(ConnectionError):
        await readers.reload_if_changed()
    await readers.reload_if_changed()
    assert readers.includes(ANNA)
    await readers.reload_if_changed()
    assert people.reads == 2


async def test_whoever_was_told_everything_is_told_only_what_is_new(store: Store) -> None:
    readers = ScreenReaders(store.people)
    await readers.switch(BEN, wanted=True)
    assert readers.untold(AT, BEN) == story.unheard(BEGUN, 1) < BEGUN.version
    readers.told_all(AT, BEN)
    assert readers.untold(AT, BEN) == BEGUN.version


async def test_nothing_is_noted_of_people_who_see_the_board(store: Store) -> None:
    readers = ScreenReaders(store.people)
    readers.told_all(AT, BEN)
    assert readers.untold(AT, BEN) == story.unheard(BEGUN, 1)


def test_a_stranger_and_a_lobby_have_no_news() -> None:
    readers = ScreenReaders(FailingPeople())
    assert readers.untold(AT, STRANGER) == story.BEGINNING
    lobby = Snapshot(BOX, kniffel(ANNA, phase="lobby"), None)
    assert readers.untold(lobby, ANNA) == story.BEGINNING


async def test_a_forgotten_person_is_none_of_them(store: Store) -> None:
    readers = ScreenReaders(store.people)
    await readers.switch(ANNA, wanted=True)
    readers.forget(ANNA)
    assert not readers.includes(ANNA)


async def test_what_was_told_longest_ago_is_forgotten_first(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen_readers, "MOST_TABLES", 1)
    readers = ScreenReaders(store.people)
    for person in (ANNA, BEN):
        await readers.switch(person, wanted=True)
        readers.told_all(AT, person)
    assert readers.untold(AT, BEN) == BEGUN.version
    assert readers.untold(AT, ANNA) == story.unheard(BEGUN, 0)
