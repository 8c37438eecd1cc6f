"""A turn: choose a die, throw it, place it."""

import pytest

from bot.engine.chance import Dice
from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE
from bot.engine.match import Match
from bot.games.zwerg.state import Die
from bot.texts import LOCALES, explain
from tests.games.zwerg.table import (
    BOX,
    GAME,
    NAMES,
    bet,
    board,
    keys,
    last_events,
    table,
    throw,
)
from tests.shelf import TEXTS


def test_the_active_seat_names_any_remaining_colour_before_each_throw() -> None:
    """Z9."""
    match = throw(table(), "green3@5")
    legal = [str(action) for action in GAME.legal(match.state, 0)]
    assert legal == [f"roll {c}" for c in ("red", "orange", "yellow", "blue", "purple", "white")]
    assert GAME.legal(match.state, 1) == ()


def test_the_bot_throws_the_die_and_every_face_is_equally_likely() -> None:
    """G5."""
    match = table().play(0, "roll red")
    assert match.to_act == {CHANCE}
    assert [(str(a), weight) for a, weight in GAME.outcomes(match.state)] == [
        (str(value), 1) for value in range(1, 7)
    ]


def test_the_die_may_go_to_every_fitting_field_and_nowhere_else() -> None:
    match = throw(table(), "red2@2 blue5@6").play(0, "roll green").play(CHANCE, "4")
    assert [str(action) for action in GAME.legal(match.state, 0)] == [
        "place 3",
        "place 4",
        "place 5",
    ]


def test_an_evasion_field_may_be_chosen_although_a_dwarf_field_fits() -> None:
    """Z5."""
    match = throw(table(), "red2@1")
    assert board(match).row[0] == Die("red", 2)


def test_a_die_that_fits_somewhere_never_goes_to_the_cave() -> None:
    """Z6: with one fitting field left the die waits for it, and there is no move to the cave."""
    match = throw(table(1), "red1@2 orange3@4").play(0, "roll blue").play(CHANCE, "2")
    assert [str(action) for action in GAME.legal(match.state, 0)] == ["place 3"]
    assert board(match).cave == ()


def test_a_die_without_a_field_goes_to_the_cave_by_itself_and_the_turn_goes_on() -> None:
    """Z7."""
    match = throw(table(1), "red2@2 orange5@3 yellow3@cave")
    assert board(match).cave == (Die("yellow", 3),)
    assert board(match).left == ("green", "blue", "purple", "white")
    assert GAME.legal(match.state, 0)


def test_a_die_in_the_cave_does_not_count_for_the_direction() -> None:
    """Z7: 3 and 3 on the evasion fields, a 5 in the cave: the row is still undecided."""
    match = throw(table(1), "red3@1 orange3@9 yellow5@cave").play(0, "roll green")
    match = match.play(CHANCE, "3")
    assert len(GAME.legal(match.state, 0)) == 7


def test_colours_stay_at_their_fields_when_the_row_falls() -> None:
    """Z4: red is still field 2 and matches there."""
    match = throw(table(1), "orange4@3").play(0, "roll red").play(CHANCE, "6")
    assert keys(last_events(match, 0, "place 2")) == ["matched"]


def test_a_lying_die_stays_until_the_scoring() -> None:
    """Z17: whatever comes, the dice on the row are where they were put."""
    match = throw(table(1), "red2@2 orange5@3 yellow3@cave green5@5")
    assert [die and die.value for die in board(match).row] == [
        None, 2, 5, None, 5, None, None, None, None,
    ]  # fmt: skip


def _thrown(dice: str, colour: str, value: int) -> Match:
    return throw(table(1), dice).play(0, f"roll {colour}").play(CHANCE, str(value))


ILLEGAL = [
    (throw(table(2), "red1@2 orange2@3 yellow3@4"), 1, "roll green", "illegal-bet-now", "Z10"),
    (throw(table(2), "red1@2 orange2@3 yellow3@4"), 1, "place 5", "illegal-bet-now", "Z10"),
    (_thrown("", "red", 4), 0, "roll blue", "illegal-place-first", "Z6"),
    (throw(table(1), "red1@2"), 0, "roll red", "illegal-die-gone", "Z9"),
    (table(1), 0, "place 3", "illegal-roll-first", "Z9"),
    (_thrown("", "red", 4), 0, "place 10", "illegal-no-field", ""),
    (_thrown("", "red", 4), 0, "place 0", "illegal-no-field", ""),
    (_thrown("red1@2", "blue", 4), 0, "place 2", "illegal-field-taken", "Z17"),
    (_thrown("red2@2 blue4@6", "green", 1), 0, "place 4", "illegal-order-rising", "Z1"),
    (_thrown("red4@2 blue2@6", "green", 1), 0, "place 4", "illegal-order-falling", "Z1"),
    (_thrown("red3@2 blue3@6", "green", 1), 0, "place 4", "illegal-order-undecided", "Z2"),
    (table(2), 0, "bet yes", "illegal-no-betting", "Z11"),
    (table(2), 1, "roll red", "illegal-not-to-act", ""),
    (throw(table(2), "red1@2 orange2@3 yellow3@4"), 0, "bet no", "illegal-not-to-act", ""),
    (table(2), 0, "4", "illegal-chance", ""),
]


@pytest.mark.parametrize(("match", "seat", "move", "key", "rule"), ILLEGAL)
def test_every_way_to_be_wrong_has_a_sentence_of_its_own(
    match: Match, seat: int, move: str, key: str, rule: str
) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        match.play(seat, move)
    assert (caught.value.key, caught.value.rule) == (key, rule)
    for locale in LOCALES:
        assert explain(TEXTS.ink(locale, BOX, NAMES), caught.value)


@pytest.mark.parametrize(
    "text", ["", "roll", "roll pink", "place x", "place 123", "bet", "bet maybe", "7", "0", "cave"]
)
def test_what_is_no_move_is_called_unreadable(text: str) -> None:
    with pytest.raises(IllegalMoveError, match="illegal-unreadable"):
        GAME.parse(text)


def test_after_the_bets_the_same_seat_throws_on() -> None:
    match = bet(throw(table(2), "red1@2 orange2@3 yellow3@4"), {1: "yes"})
    assert match.to_act == {0}
    assert board(match).left == ("green", "blue", "purple", "white")


def test_a_die_that_fits_on_one_field_goes_there_by_itself_as_a_move_of_the_log() -> None:
    """Z6: placing is compulsory, so a single field leaves nothing to choose."""
    match = throw(table(1), "red2@2 blue5@4").play(0, "roll green").play(CHANCE, "4")
    settled = match.settle(Dice(b"one field" * 4, ""))
    assert [move.text for move in settled.log[match.version :]] == ["place 3"]
    assert board(settled).row[2] == Die("green", 4)


def test_two_fields_are_a_choice_and_the_last_die_is_still_thrown_by_hand() -> None:
    dice = Dice(b"two fields" * 4, "")
    match = throw(table(1), "red2@2 blue5@5").play(0, "roll green").play(CHANCE, "4")
    assert match.settle(dice) == match
    match = throw(table(1), "red1@2 orange2@3 yellow3@4 green4@5 blue5@6 purple6@7")
    assert board(match).left == ("white",)
    assert match.settle(dice) == match
