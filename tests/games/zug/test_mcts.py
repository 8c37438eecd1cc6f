"""The rules in C, by which a yardstick searches, are the rules of the game."""

import shutil
from ctypes import byref
from random import Random

import pytest

from bot.games.zug.state.board import Code
from tests.games.zug.table import GAME, position, start
from tests.games.zug.test_train import random_states
from tools.zug_yardsticks import mcts

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
ENDINGS = [{"ending": "moves"}, {"ending": "seats"}, {"ending": "time"}]


def legal(terms: mcts.Terms, found: mcts.Position, clan: int) -> set[Code]:
    moves = (mcts.Move * 64)()
    count = mcts.library().moves_of(byref(terms), byref(found), clan, moves)
    return {(move.kind, move.origin, move.target) for move in moves[:count]}


def picture(found: mcts.Position) -> tuple[object, ...]:
    counts = (found.laid, found.held, found.removals, found.kicks, found.drops)
    dwarfs = (sorted(found.dwarfs[clan]) for clan in (0, 1))
    return list(found.cells), *dwarfs, *map(list, counts), found.turn


@pytest.mark.parametrize("board", ["doppelbank", "salonwagen"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_move_in_c_does_what_the_rules_say(board: str, seed: int) -> None:
    for state in random_states(board, seed):
        if state.phase != "turn":
            continue
        train = GAME.train(state)
        terms, codes = mcts.terms(train), train.codes(train.clan)
        assert legal(terms, mcts.position(train, state), train.clan) == set(codes)
        for code in codes:
            found, after = mcts.position(train, state), train.copy()
            mcts.library().make(byref(terms), byref(found), mcts.Move(*code))
            after.make(after.clan, code)
            assert found.coming == mcts.COMING[after.end_turn()]
            assert picture(found) == picture(mcts.position(after, state))


@pytest.mark.parametrize("options", ENDINGS)
def test_it_plays_every_ending_legally(options: dict[str, str]) -> None:
    state = start(**options)
    assert mcts.choose(GAME, state, 200, 0.0, Random(1)) in GAME.legal(state, 0)


def test_it_takes_the_last_seat_that_wins_and_picks_a_sign() -> None:
    near = {"red": "c3 a4 h7 a3 h8", "red_signs": "d4", "green_signs": "e4"}
    state = position(turn=38, **near)
    after, _ = GAME.apply(state, 0, mcts.choose(GAME, state, 2000, 0.0, Random(1)))
    assert GAME.held(after)[0] > GAME.held(after)[1]
    picking = position(red_signs="d3 d5", phase="conduct", tossed=0, turn=7)
    assert str(mcts.choose(GAME, picking, 200, 0.0, Random(1))) in {"conduct d3", "conduct d5"}
