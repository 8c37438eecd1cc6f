"""The working copy that rules, search and playouts share."""

from random import Random

import pytest

from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE
from bot.games.zug.moves import Walk
from bot.games.zug.state import State, clan_to_move
from bot.games.zug.state.train import Train
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


def picture(train: Train) -> tuple[object, ...]:
    signs = tuple(sorted(of) for of in train.signs)
    counts = train.held, train.removals, train.kicks, train.drops
    return train.cells, train.dwarfs, signs, counts, train.turn


@pytest.mark.parametrize("board", ["doppelbank", "salonwagen"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_train_that_changes_in_place_stays_what_its_states_say(board: str, seed: int) -> None:
    for state in random_states(board, seed):
        if state.phase != "turn":
            continue
        clan = clan_to_move(state)
        for code in GAME.train(state).codes(clan):
            act = GAME.board(state).acts[code]
            after, events = GAME.apply(state, GAME.seat(state), act)
            train = GAME.train(state)
            assert train.code(clan, act) == code
            train.make(clan, code)
            coming = train.end_turn()
            while coming == "dropped":
                coming = train.end_turn()
            assert picture(train) == picture(GAME.train(after)), events


@pytest.mark.parametrize("board", ["doppelbank", "salonwagen"])
def test_every_act_that_is_not_listed_is_refused(board: str) -> None:
    for state in random_states(board, 4)[::7]:
        train, acts = GAME.train(state), GAME.board(state).acts
        listed = {acts[code] for code in train.codes(train.clan)}
        for act in set(acts.values()) - listed:
            with pytest.raises(IllegalMoveError):
                train.code(train.clan, act)


def test_a_copy_changes_alone() -> None:
    train = GAME.train(position(red="c3 a4 h7 a3 h8", green="c4 h4 a7 h3 a8", red_signs="d5"))
    before = picture(train.copy())
    for code in train.codes(0):
        train.copy().make(0, code)
    twin = train.copy()
    twin.take_sign(0, twin.signs[0][0])
    twin.end_turn()
    assert picture(train) == before


def test_a_kick_costs_the_same_turns() -> None:
    state = position(red="c3 a4 h7 a3 h8", green="c4 h4 a7 h3 a8", kicks=(1, 0))
    train = GAME.train(state)
    train.make(0, train.code(0, Walk("c3", "c4")))
    assert train.drops == (2, 0)
    assert train.kicks == (2, 0)


def test_the_terms_know_the_three_endings() -> None:
    by_moves = GAME.terms(start(turns=15))
    assert (by_moves.is_last(29), by_moves.is_last(30)) == (False, True)
    by_time = GAME.terms(position(ending="time", expired=True))
    assert (by_time.is_last(3), by_time.is_last(4)) == (False, True)
    by_seats = GAME.terms(start(ending="seats"))
    assert [by_seats.needed(turn) for turn in (59, 60)] == [10, 9]
    assert [by_moves.needed(turn) for turn in (59, 60)] == [10, 10]
