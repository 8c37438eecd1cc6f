"""A match is the fold of its log; `turn` stays the same while several seats decide."""

from random import Random

import pytest

from bot.engine.chance import Dice
from bot.engine.errors import IllegalMoveError
from bot.engine.match import STORY_LENGTH, Match
from tests.games.kniffel.table import enter, roll, table
from tests.over import played
from tests.shelf import CATALOGUE

DICE = Dice(b"match" * 8, "")


def test_the_fold_of_the_log_is_the_match() -> None:
    match = enter(roll(table(), "mmckt"), "mash")
    assert Match.fold(match.game, match.header, match.log) == match


def test_a_refused_move_leaves_the_match_as_it_was() -> None:
    match = roll(table(), "mmckt")
    with pytest.raises(IllegalMoveError):
        match.play(1, "enter mash")
    assert match.version == 6


def test_chance_acts_until_somebody_must_decide() -> None:
    match = table().play(0, "roll").settle(DICE)
    assert match.to_act == {0}
    assert match.version == 6


def test_the_same_dice_settle_to_the_same_match() -> None:
    assert table().play(0, "roll").settle(DICE) == table().play(0, "roll").settle(DICE)


def test_every_decision_has_a_stamp_of_its_own() -> None:
    match = table()
    stamps = [match.turn]
    for move in ("roll", "reroll 1", "enter mash"):
        (seat,) = match.to_act
        legal = [str(action) for action in match.game.legal(match.state, seat)]
        match = match.play(seat, move if move in legal else legal[0]).settle(DICE)
        stamps.append(match.turn)
    assert len(set(stamps)) == 4


def test_only_the_last_events_are_told_again() -> None:
    match = table(3)
    for _ in range(33):
        match = enter(
            roll(match, "mmmmm"),
            str(match.game.legal(roll(match, "mmmmm").state, match.state.seat)[0]).split()[1],
        )
    assert len(match.story) == STORY_LENGTH


def test_what_the_dice_do_can_be_read_back_from_the_log() -> None:
    """Chance is played without its text, but a fold parses the text of the log."""
    for box in CATALOGUE.values():
        match = played(box, Random(5), most=120).match
        assert Match.fold(match.game, match.header, match.log) == match
