"""An operator grinds for lucky dice: matches of form 1 fall, those of form 2 do not."""

from random import Random

import pytest

from bot.engine.chance import FORM_OF_CHARMS, FORM_OF_JOINS
from tests.record import attacks
from tests.record.attacks import ATTACKS, Attack

TRIES = 8_000
"""Six times as many as form 1 needs on average."""
FALLS = (attacks.press_numbers, attacks.ids)
"""What finds lucky dice in form 1. Another secret needs a collision of 16 digits, 2³² tries."""


@pytest.mark.parametrize("attack", FALLS)
def test_in_the_old_form_lucky_dice_are_found_and_verify(attack: Attack) -> None:
    assert attacks.found(attack, FORM_OF_JOINS, TRIES)


@pytest.mark.parametrize("attack", ATTACKS)
def test_in_the_new_form_nothing_lucky_verifies(attack: Attack) -> None:
    assert attacks.found(attack, FORM_OF_CHARMS, TRIES) is None


def test_a_seal_that_is_shown_in_part_has_a_twin_and_a_whole_one_has_none() -> None:
    """The search is the same; 16 digits, which the old lobby showed, take 2³² tries."""
    assert attacks.collision(6, FORM_OF_JOINS, 40_000)
    assert attacks.collision(6, FORM_OF_CHARMS, 40_000), "the search itself works"
    assert attacks.collision(64, FORM_OF_CHARMS, 40_000) is None


def test_the_lobby_shows_the_whole_seal_and_the_match() -> None:
    table = attacks.honest(FORM_OF_CHARMS, Random(1))
    *_, seal = attacks.lobby_shown(table)
    assert table.commitment in seal
    assert len(table.commitment) == 64
    assert table.id in seal


def test_one_secret_suits_where_nobody_takes_a_charm_and_none_suits_all_charms() -> None:
    """As the page says: without a charm the secret may have been chosen."""
    assert attacks.suits_every_charm(1, TRIES, charms=("",))
    assert attacks.suits_every_charm(1, TRIES) is None
    assert attacks.suits_every_charm(2, TRIES) is None
