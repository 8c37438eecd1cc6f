"""The language of a person: as last used, else as stored, else that of the table."""

import discord
import pytest

from bot.shell.answers.languages import Languages, language_of
from bot.store.people import People, Preferences
from bot.store.store import Store
from tests.shell.offline import never
from tests.shell.tables import ANNA, BEN, CLEO

GERMAN, FRENCH = discord.Locale.german, discord.Locale.french


def test_there_are_two_languages() -> None:
    assert [language_of(locale) for locale in (GERMAN, FRENCH)] == ["de", "en"]


async def test_the_language_of_the_last_interaction_counts_then_the_stored_one(
    store: Store,
) -> None:
    languages = Languages(store.people)
    assert await languages.of(ANNA, "en") == "en"
    await store.people.set_locale(ANNA, "de")
    assert await languages.of(ANNA, "en") == "de"
    languages.note(ANNA, FRENCH)
    assert await languages.of(ANNA, "de") == "en"


async def test_the_languages_of_seated_people_outlive_a_restart(store: Store) -> None:
    languages = Languages(store.people)
    for person in (ANNA, BEN):
        languages.note(person, FRENCH)
    await languages.store((ANNA, CLEO))
    again = Languages(store.people)
    assert [await again.of(person, "de") for person in (ANNA, BEN, CLEO)] == ["en", "de", "de"]


class CountedPeople(People):
    def __init__(self) -> None:
        self.written: list[tuple[int, str]] = []
        self.broken = False

    async def set_locale(self, person: int, locale: str) -> None:
        if self.broken:
            raise ConnectionError("no database")
        self.written.append((person, locale))

    async def preferences(self, person: int) -> Preferences:
        return never()  # type: ignore[no-any-return]


async def test_a_language_is_written_once(people: CountedPeople) -> None:
    languages = Languages(people)
    languages.note(ANNA, GERMAN)
    for _ in range(3):
        await languages.store((ANNA,))
    languages.note(ANNA, FRENCH)
    await languages.store((ANNA,))
    assert people.written == [(ANNA, "de"), (ANNA, "en")]


async def test_a_failing_store_never_raises_and_is_tried_again(
    people: CountedPeople, caplog: pytest.LogCaptureFixture
) -> None:
    languages = Languages(people)
    languages.note(ANNA, GERMAN)
    people.broken = True
    await languages.store((ANNA, BEN))
    assert len(caplog.records) == 1
    people.broken = False
    await languages.store((ANNA, BEN))
    assert people.written == [(ANNA, "de")]


async def test_what_is_forgotten_is_written_again_only_when_used_again(
    people: CountedPeople,
) -> None:
    languages = Languages(people)
    languages.note(ANNA, GERMAN)
    await languages.store((ANNA,))
    languages.forget(ANNA)
    await languages.store((ANNA,))
    assert len(people.written) == 1
    languages.note(ANNA, GERMAN)
    await languages.store((ANNA,))
    assert len(people.written) == 2


@pytest.fixture
def people() -> CountedPeople:
    return CountedPeople()
