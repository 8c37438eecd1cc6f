"""Whole matches by lot: nothing gets lost, nobody stands where nobody may."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.game import CHANCE
from bot.games.zug.rules import Zug
from bot.games.zug.state import State, clan_to_move
from tests.games.zug.table import GAME, start

SETUPS = st.fixed_dictionaries(
    {
        "board": st.sampled_from(["doppelbank", "salonwagen"]),
        "ending": st.sampled_from(["moves", "seats", "time"]),
    }
)

STRANGER = Zug(GAME.seed)
"""Has seen no state being made, so it works everything out from the state alone."""


def check_position(state: State) -> None:
    board = GAME.board(state)
    squares = [*state.dwarfs[0], *state.dwarfs[1], *state.signs[0], *state.signs[1]]
    assert len(squares) == len(set(squares)), "two things on one square"
    assert set(squares) <= set(board.marks)
    for clan in (0, 1):
        assert len(state.dwarfs[clan]) == 5
        assert len(state.signs[clan]) <= 5
        assert set(state.signs[clan]) <= board.seats
        assert not set(board.starts[1 - clan]) & set(state.dwarfs[clan])  # T11
        taken = board.seats & {*state.dwarfs[clan], *state.signs[clan]}
        assert GAME.held(state)[clan] == len(taken)  # T26
        assert 0 <= state.removals[clan] <= 5
        assert 0 <= state.drops[clan] <= 3
    assert sum(GAME.held(state)) <= len(board.seats)


def check_memory(state: State) -> None:
    """What the rules still know from making a state is what the state says by itself."""
    assert GAME.acts(state) == STRANGER.acts(state)
    assert GAME.held(state) == STRANGER.held(state)


def check_turn(before: State, after: State) -> None:
    """Each turn is one person's, or was dropped; both clans always had equally many slots (T17)."""
    assert after.turn - before.turn in (0, 1, 2, 3, 4, 5)
    assert sum(after.played) - sum(before.played) in (0, 1)
    if after.phase == "turn":
        assert not after.drops[clan_to_move(after)]


@settings(max_examples=25, deadline=None)
@given(setup=SETUPS, people=st.integers(2, 10), random=st.randoms(use_true_random=False))
def test_matches_by_lot_end_and_keep_all_pieces(setup: Any, people: int, random: Any) -> None:
    state = start(*["auto"] * people, **setup)
    while acting := GAME.to_act(state):
        (seat,) = acting
        rolls = tuple(action for action, _ in GAME.outcomes(state))
        action = random.choice(rolls if seat == CHANCE else GAME.legal(state, seat))
        if state.options.ending == "time" and state.turn > 100 and not state.expired:
            seat, action = CHANCE, GAME.parse("time")
        before, (state, told) = state, GAME.apply(state, seat, action)
        assert STRANGER.apply(before, seat, action) == (state, told)
        check_memory(state)
        check_position(state)
        check_turn(before, state)
    assert GAME.result(state) is not None
