"""The brain's numbers say the same as the rules, move by move."""

from random import Random

import pytest

from bot.engine.game import CHANCE
from bot.games.zug import fast
from bot.games.zug.state import State, clan_to_move
from tests.games.zug.table import GAME, position, start


def random_states(board: str, seed: int) -> list[State]:
    random, state, states = Random(seed), start(board=board), []
    while acting := GAME.to_act(state):
        (seat,) = acting
        states.append(state)
        rolls = tuple(action for action, _ in GAME.outcomes(state))
        action = random.choice(rolls if seat == CHANCE else GAME.legal(state, seat))
        state, _ = GAME.apply(state, seat, action)
    return states


def same(left: fast.Position, right: fast.Position) -> bool:
    return all(
        getattr(left, name) == getattr(right, name)
        for name in fast.Position.__slots__
        if name not in ("turn", "drops")
    )


@pytest.mark.parametrize("board", ["doppelbank", "salonwagen"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_moves_and_what_they_change_agree_with_the_rules(board: str, seed: int) -> None:
    for state in random_states(board, seed):
        if state.phase != "turn":
            continue
        clan = clan_to_move(state)
        terms = fast.terms_of(GAME, state)
        quick = fast.position_of(terms.plan, state)
        found = fast.moves(terms, quick, clan)
        assert [fast.step_of(terms.plan, move) for move in found] == list(GAME.steps(state, clan))
        for move in found:
            slow, _ = GAME.apply(state, GAME.seat(state), fast.step_of(terms.plan, move))
            after = fast.make(terms, quick, clan, move)
            assert same(after, fast.position_of(terms.plan, slow))
            assert tuple(fast.held(terms, after, c) for c in (0, 1)) == GAME.held(slow)


def test_a_kick_costs_the_same_turns() -> None:
    state = position(red="c3 a4 h7 a3 h8", green="c4 h4 a7 h3 a8", kicks=(1, 0))
    terms = fast.terms_of(GAME, state)
    move = (fast.KICK, terms.plan.index["c3"], terms.plan.index["c4"])
    after = fast.make(terms, fast.position_of(terms.plan, state), 0, move)
    assert after.drops == [2, 0]
    assert after.kicks == [2, 0]


def test_the_terms_know_the_three_endings() -> None:
    by_moves = fast.terms_of(GAME, start(turns=15))
    assert (by_moves.is_last(29), by_moves.is_last(30)) == (False, True)
    by_time = fast.terms_of(GAME, position(ending="time", expired=True))
    assert (by_time.is_last(3), by_time.is_last(4)) == (False, True)
    by_seats = fast.terms_of(GAME, start(ending="seats"))
    assert [by_seats.needed(turn) for turn in (59, 60)] == [10, 9]
    assert [by_moves.needed(turn) for turn in (59, 60)] == [10, 10]
