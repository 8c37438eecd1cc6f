"""Wishes about a table: every kind has one text, and every text means one kind."""

from typing import Any

import pytest

from bot.engine import notation
from bot.engine.errors import PlayerError
from bot.table import wishes
from bot.table.wishes import (
    KINDS,
    AddComputer,
    Automatic,
    DirectMessages,
    First,
    FirstDrawn,
    SwitchAutomatic,
)
from tests.spoken import examples


@pytest.mark.parametrize("kind", KINDS)
def test_a_wish_is_read_from_its_own_text(kind: type[Any]) -> None:
    for wish in examples(kind):
        assert wishes.parse(str(wish)) == wish
        assert wishes.is_wish(str(wish))


@pytest.mark.parametrize("kind", KINDS)
def test_a_text_means_one_kind_of_wish_and_fits_a_button(kind: type[Any]) -> None:
    for wish in examples(kind):
        meant = [other for other in KINDS if notation.parse(str(wish), [other]) is not None]
        assert meant == [kind]
        assert str(wish).isascii()
        assert len(str(wish)) <= 40


def test_the_set_is_closed_and_told_by_its_types() -> None:
    assert len(KINDS) == len(set(KINDS)) > 10
    assert wishes.parse("computer master") == AddComputer("master")
    assert wishes.parse("first drawn") == FirstDrawn()
    assert wishes.parse("first 2") == First(2)
    assert wishes.parse("auto") == SwitchAutomatic()
    assert wishes.parse("auto off") == Automatic(False)


def test_a_button_of_long_ago_means_what_it_meant_then() -> None:
    assert wishes.is_wish("letters off")
    assert wishes.parse("letters off") == DirectMessages(False)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("computer genius", "option-unknown"),
        ("first nobody", "option-unknown"),
        ("pace turbo", "option-unknown"),
        ("pace", "option-unknown"),
        ("join us", "option-unknown"),
        ("dance", "illegal-unreadable"),
        ("", "illegal-unreadable"),
    ],
)
def test_what_cannot_be_wished_is_told(text: str, key: str) -> None:
    with pytest.raises(PlayerError) as mistake:
        wishes.parse(text)
    assert mistake.value.key == key
