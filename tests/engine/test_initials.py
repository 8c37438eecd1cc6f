"""Initials tell names apart in as few letters as they can."""

import pytest

from bot.engine.initials import LONGEST, initials


@pytest.mark.parametrize(
    ("names", "short"),
    [
        (("Anna", "Ben", "Cleo"), ("A", "B", "C")),
        (("anna", "Adam", "Ben"), ("An", "Ad", "B")),
        (("Zottel", "Zottel 2"), ("Zo", "Z2")),
        (("🎲🎲", "Ben"), ("1", "B")),
        (("Dr. Zott", "Ärmel"), ("D", "Ä")),
    ],
)
def test_two_people_never_have_the_same_initials(
    names: tuple[str, ...], short: tuple[str, ...]
) -> None:
    assert initials(names) == short


def test_also_many_like_names_are_told_apart() -> None:
    names = ("Anna", "Anne", "Ann", "Annabel", "A", "Anna")
    assert len(set(initials(names))) == len(names)
    assert all(len(letters) <= LONGEST for letters in initials(names))
