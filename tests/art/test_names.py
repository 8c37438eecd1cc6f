"""Names of emoji: readable by screen readers, valid on Discord, unique."""

import re
from dataclasses import replace

import pytest
from pydantic import ValidationError

from bot.art.album import emoji_names, pictures
from bot.engine.catalogue import Box
from bot.engine.data import Seed
from tests.shelf import CATALOGUE

VALID = re.compile(r"[A-Za-z0-9_]{2,32}")
"""Discord's rule."""


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_icon_has_a_word_of_its_own_in_the_seed(game: str) -> None:
    seed = CATALOGUE[game].game.seed
    assert seed.emoji.keys() == seed.icons.keys()


def test_every_name_is_valid_and_belongs_to_one_picture_of_all_games() -> None:
    names = list(emoji_names(CATALOGUE).values())
    assert all(VALID.fullmatch(name) for name in names), names
    assert len({name.lower() for name in names}) == len(names)


def test_the_word_of_the_seed_is_the_name_and_the_sign_of_a_game_is_called_like_it() -> None:
    names = emoji_names(CATALOGUE)
    assert names["kniffel", "mash"] == "kartoffelbrei"
    assert names["zug", "red-5"] == "rot_5"
    assert names["zug", "seat"] == "platz_frei"
    assert all(names[game, ""] == game for game in CATALOGUE)
    given = [(box.id, key) for box in CATALOGUE.values() for key in box.game.seed.emoji]
    assert all(names[key] == CATALOGUE[key[0]].game.seed.emoji[key[1]] for key in given)


def test_pictures_carry_these_names() -> None:
    names = emoji_names(CATALOGUE)
    assert all(picture.name == names[picture.game, picture.icon] for picture in pictures(CATALOGUE))


def test_a_game_that_names_nothing_gets_plain_names() -> None:
    assert emoji_names({"muenze": another("muenze", "head", "tail-2")}) == {
        ("muenze", ""): "muenze",
        ("muenze", "head"): "muenze__head",
        ("muenze", "tail-2"): "muenze__tail_2",
    }


def test_odd_and_endless_icons_still_get_names_of_their_own() -> None:
    odd = another("x", "a-b", "a_b", "a b", "ö", "ü", "n" * 40, "n" * 41)
    names = emoji_names({"x": odd})
    assert len(set(names.values())) == len(names) == 8
    assert all(VALID.fullmatch(name) for name in names.values()), names


def test_a_new_game_with_the_words_of_another_takes_none_away() -> None:
    twin = replace(CATALOGUE["kniffel"], id="zzz")
    both = emoji_names({**CATALOGUE, "zzz": twin})
    assert both["kniffel", "frog"] == "frosch"
    assert both["zzz", "frog"] == "zzz__frog"
    assert len(set(both.values())) == len(both)


@pytest.mark.parametrize("name", ["f", "fr osch", "größe", "zwei__striche", "n" * 33])
def test_a_seed_with_an_impossible_name_is_refused(name: str) -> None:
    plain = another("x", "frog").game.seed.model_dump()
    with pytest.raises(ValidationError):
        Seed.model_validate({**plain, "emoji": {"frog": name}})


def another(game: str, *icons: str) -> Box:
    """A game from another author, with these icons and no names for them."""
    box = CATALOGUE["kniffel"]
    seed = Seed(
        rules_version=1,
        seats=box.game.seed.seats,
        author="",
        publisher="",
        icons=dict.fromkeys(icons, "🪙"),
    )
    return replace(box, id=game, game=box.parts.rules(seed))
