"""The bets: when, by whom, how secret, and what they earn."""

from random import Random

import pytest

from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE, Event
from bot.engine.match import Match
from bot.games.zwerg.moves import Bet
from bot.games.zwerg.state import State
from tests.games.zwerg.table import (
    BOX,
    GAME,
    GERMAN,
    RULEBOOK_EXAMPLE,
    SEVEN_MATCHES,
    THIRD_IN_THE_CAVE,
    bet,
    board,
    keys,
    last_events,
    table,
    throw,
    view,
    whole_turn,
)


def _open(seats: int = 4) -> Match:
    return throw(table(seats), SEVEN_MATCHES[0])


def test_betting_opens_after_the_third_die_for_all_but_the_active_seat() -> None:
    """Z10, Z11: compulsory, so everybody is to act and the dice wait."""
    before = throw(table(4), "red1@2 orange2@3")
    assert before.to_act == {0}
    assert _open().to_act == {1, 2, 3}
    assert _open().game.may_act(_open().state) == {1, 2, 3}
    assert GAME.legal(_open().state, 0) == ()


def test_bets_are_placed_also_when_the_third_die_is_in_the_cave() -> None:
    """Z8: 2 and 5 on adjacent fields, then a 3."""
    match = throw(table(2), THIRD_IN_THE_CAVE[0])
    assert len(board(match).cave) == 1
    assert match.to_act == {1}


def test_equal_dice_on_both_evasion_fields_can_send_the_third_die_to_the_cave() -> None:
    """Z8."""
    match = throw(table(2), "red4@1 orange4@9 yellow3@cave")
    assert match.to_act == {1}


def test_a_bet_may_be_changed_until_the_last_one_lies() -> None:
    """Z11."""
    match = bet(_open(), {1: "yes", 2: "no"})
    match = match.play(1, "bet no")
    assert match.to_act == {3}
    assert view(match, 1).own_bet is False
    closed = match.play(3, "bet yes")
    assert closed.to_act == {0}
    with pytest.raises(IllegalMoveError, match="illegal-not-to-act"):
        closed.play(1, "bet yes")


def test_a_right_bet_earns_three_and_a_wrong_one_loses_nothing() -> None:
    """Z12."""
    match = whole_turn(table(3), SEVEN_MATCHES, {1: "yes", 2: "no"})
    assert board(match).points == (14, 3, 0)


def test_a_no_is_right_when_a_die_went_to_the_cave() -> None:
    match = whole_turn(table(3), THIRD_IN_THE_CAVE, {1: "yes", 2: "no"})
    assert board(match).points == (5, 0, 3)


@pytest.mark.parametrize(("dwarf_bets", "points"), [(False, (8, 3, 0)), (True, (8, 0, 3))])
def test_a_yes_means_the_whole_row_or_by_option_the_dwarf_fields(
    dwarf_bets: bool, points: tuple[int, ...]
) -> None:
    """Z13, with one die on an evasion field."""
    match = whole_turn(table(3, dwarf_bets=dwarf_bets), RULEBOOK_EXAMPLE, {1: "yes", 2: "no"})
    assert board(match).points == points


def test_with_bets_on_the_dwarf_fields_a_row_without_evasion_is_a_yes() -> None:
    """Z13."""
    match = whole_turn(table(2, dwarf_bets=True), SEVEN_MATCHES, {1: "yes"})
    assert board(match).points == (14, 3)


def test_a_bet_is_about_yes_or_no_and_knows_no_colour() -> None:
    """Z18: nothing links a bettor's hat with a die."""
    assert GAME.legal(_open().state, 1) == (Bet(True), Bet(False))


def test_bets_are_gone_when_the_next_turn_begins() -> None:
    match = whole_turn(table(3), SEVEN_MATCHES, {1: "yes", 2: "no"})
    assert match.state.bets == (None, None, None)
    match = throw(match, SEVEN_MATCHES[0])
    assert match.to_act == {0, 2}


def test_the_reveal_comes_after_the_scoring_with_a_small_ceremony() -> None:
    """Z11."""
    match = bet(throw(table(4), SEVEN_MATCHES[0]), {1: "yes", 2: "no", 3: "yes"})
    match = throw(match, "green4@5 blue5@6 purple6@7").play(0, "roll white").play(CHANCE, "6")
    events = last_events(match, 0, "place 8")
    assert keys(events) == [
        "matched", "scored-all", "reveal", "hats-yes", "hats-no", "bets-won", "turn",
    ]  # fmt: skip


def test_the_ceremony_says_so_when_nobody_was_right() -> None:
    match = bet(throw(table(3), SEVEN_MATCHES[0]), {1: "no", 2: "no"})
    match = throw(match, "green4@5 blue5@6 purple6@7").play(0, "roll white").play(CHANCE, "6")
    assert keys(last_events(match, 0, "place 8"))[2:] == ["reveal", "hats-no", "bets-lost", "turn"]


def test_a_bet_is_confirmed_to_its_owner_alone_and_told_to_all_without_its_content() -> None:
    """Z11, G6."""
    yes, no = last_events(_open(), 2, "bet yes"), last_events(_open(), 2, "bet no")
    assert [(e.key, e.only) for e in yes] == [("bet", None), ("bet-yes", 2)]
    assert [(e.key, e.only) for e in no] == [("bet", None), ("bet-no", 2)]
    assert yes[0] == no[0]


def test_a_changed_bet_is_told_to_nobody_else() -> None:
    """Z11, G6."""
    match = bet(_open(), {2: "yes"})
    assert [(e.key, e.only) for e in last_events(match, 2, "bet no")] == [("bet-no", 2)]


def test_a_seat_knows_its_own_bet_and_only_who_else_has_bet() -> None:
    """G6: the view has no place where another bet could stand."""
    match = bet(_open(), {1: "yes", 2: "no"})
    assert view(match, 1).own_bet is True
    assert view(match, 2).own_bet is False
    assert view(match, 3).own_bet is None
    assert view(match, None).own_bet is None
    assert view(match, None).has_bet == (False, True, True, False)


def test_nobody_else_can_tell_one_bet_from_the_other_until_the_reveal() -> None:
    """Z11, G6: the same match with opposite bets of one seat looks the same to all others."""
    for number in range(20):
        yes, no = _stories(number, bettor=2, word="yes"), _stories(number, bettor=2, word="no")
        assert len(yes) == len(no)
        assert yes == no


def _stories(number: int, bettor: int, word: str) -> list[object]:
    """All that the other seats and spectators are shown while the bets lie face down."""
    random = Random(number)
    match, seen = throw(table(4), SEVEN_MATCHES[0]), list[object]()
    order = random.sample([1, 2, 3], 3)
    match, shown = _watched(match, bettor, {s: word if s == bettor else "yes" for s in order})
    seen += shown
    while board(match).active == 0:
        seat = CHANCE if match.to_act == {CHANCE} else 0
        choices = [a for a, _ in GAME.outcomes(match.state)] if seat else GAME.legal(match.state, 0)
        state, events = GAME.apply(match.state, seat, action := random.choice(choices))
        match = match.play(seat, str(action))
        if board(match).active == 0:
            seen += _shown(state, events, bettor)
    return seen


def _watched(match: Match, bettor: int, bets: dict[int, str]) -> tuple[Match, list[object]]:
    seen: list[object] = []
    for seat, word in bets.items():
        state, events = GAME.apply(match.state, seat, GAME.parse(f"bet {word}"))
        match = match.play(seat, f"bet {word}")
        seen += _shown(state, events, bettor)
    return match, seen


def _shown(state: State, events: tuple[Event, ...], bettor: int) -> list[object]:
    others = [seat for seat in (None, 0, 1, 2, 3) if seat != bettor]
    views = [GAME.view(state, seat) for seat in others]
    screens = [BOX.render(seen, GERMAN) for seen in views]
    return [views, screens, [event for event in events if event.only != bettor]]
