"""The rules as arrays, with which the value net is trained, are the rules of the game."""

import hashlib
import tomllib
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from bot.games.zug.brain.layout import mirror
from bot.games.zug.brain.net import Judge
from bot.games.zug.brain.weights import ABOUT, FOLDER, fingerprint, net, read
from bot.games.zug.state import State, clan_to_move
from bot.games.zug.state.board import Code
from bot.games.zug.state.legality import KICK, LAY
from bot.games.zug.state.legality import TAKE as TAKE_CODE
from bot.games.zug.state.train import Train
from tests.games.zug.table import GAME, shut, start
from tests.games.zug.test_train import random_states
from tools.train_zug.rules import (
    LAY as LAY_KIND,
)
from tools.train_zug.rules import (
    NEVER,
    TAKE,
    WALK,
    Field,
    Games,
    changes,
    features,
    held,
    legal,
    make,
    only,
)

BOARDS = ["doppelbank", "salonwagen"]
KINDS = {LAY: LAY_KIND, TAKE_CODE: TAKE}


def field_of(state: State) -> Field:
    return Field(GAME, state.options.board, GAME.terms(state))


def as_arrays(field: Field, train: Train, clan: int) -> Games:
    """The position as this clan sees it."""
    twin = list(range(field.squares)) if clan == 0 else list(mirror(field.board))
    sides = (clan, 1 - clan)
    dwarfs = [[twin[square] for square in train.dwarfs[side]] for side in sides]
    signs = np.zeros((2, len(field.seats)), bool)
    for place, side in enumerate(sides):
        for square in train.signs[side]:
            signs[place, field.seat_of[twin[square]]] = True
    return Games(
        own=np.array(dwarfs[:1]),
        rival=np.array(dwarfs[1:]),
        signs=signs[:1],
        rival_signs=signs[1:],
        removals=np.array([[train.removals[side] for side in sides]]),
        drops=np.array([[train.drops[side] for side in sides]]),
        kicks=np.array([[train.kicks[side] for side in sides]]),
        turn=np.array([train.turn]),
        last=np.array([train.terms.last]),
        signal=np.array([NEVER]),
    )


def seen_by(field: Field, code: Code, clan: int) -> tuple[int, int, int, bool]:
    twin = list(range(field.squares)) if clan == 0 else list(mirror(field.board))
    kind, origin, target = code
    return KINDS.get(kind, WALK), twin[origin], twin[target], kind == KICK


def busy_states(board: str) -> list[State]:
    found = [state for seed in (1, 2, 3) for state in random_states(board, seed)]
    return [state for state in found if state.phase == "turn"]


@pytest.mark.parametrize("board", BOARDS)
def test_moves_as_arrays_are_the_legal_ones(board: str) -> None:
    for state in busy_states(board):
        field, train, clan = field_of(state), GAME.train(state), clan_to_move(state)
        moves = legal(field, as_arrays(field, train, clan))
        found = zip(moves.kind, moves.origin, moves.target, moves.kick, strict=True)
        assert {tuple(move) for move in found} == {
            seen_by(field, code, clan) for code in train.codes(clan)
        }


@pytest.mark.parametrize("board", BOARDS)
def test_a_move_changes_the_same_things(board: str) -> None:
    random = Random(5)
    for state in busy_states(board):
        field, train, clan = field_of(state), GAME.train(state), clan_to_move(state)
        code = random.choice(train.codes(clan))
        games = as_arrays(field, train, clan)
        moves = legal(field, games)
        wanted = seen_by(field, code, clan)
        found = list(zip(moves.kind, moves.origin, moves.target, moves.kick, strict=True))
        one = only(moves, np.array([found.index(wanted)]))
        turn = games.turn + 1
        told = set(features(field, games, turn, turn < 0)[0])
        plus, minus = changes(field, games, one)
        make(field, games, one)
        train.make(clan, code)
        after = as_arrays(field, train, clan)
        for name in ("own", "rival", "signs", "rival_signs", "removals", "drops", "kicks"):
            assert np.array_equal(getattr(games, name), getattr(after, name)), name
        assert tuple(held(field, games)[0]) == (train.held[clan], train.held[1 - clan])
        none = {field.layout.size}
        stepped = (told - set(minus[0])) | set(plus[0])
        assert stepped | none == set(features(field, games, turn, turn < 0)[0]) | none


@pytest.mark.parametrize("board", BOARDS)
def test_the_mirrored_board_swaps_the_clans(board: str) -> None:
    field = field_of(start(board=board))
    assert tuple(field.mirror[list(field.homes[0])]) == tuple(field.homes[1])
    assert tuple(field.mirror[field.mirror]) == tuple(range(field.squares))


@pytest.mark.parametrize("board", BOARDS)
def test_the_weights_are_those_that_were_written_down(board: str) -> None:
    about = tomllib.loads((FOLDER / ABOUT).read_text("utf-8"))[board]
    file = FOLDER / f"{board}.npy"
    assert hashlib.sha256(file.read_bytes()).hexdigest() == about["sha256"]
    assert about["map"] == fingerprint(GAME.seed.boards[board])
    assert len(read(file).inputs) == field_of(start(board=board)).layout.size


def test_a_map_without_weights_of_its_own_is_judged_by_its_seats() -> None:
    judge = Judge(net(shut(), "doppelbank"))
    ahead, behind = (
        judge.victory(judge.position(train, tossing=False))[0]
        for train in (_held(2, 0), _held(0, 2))
    )
    assert ahead > 0 > behind


def _held(own: int, rival: int) -> Train:
    """A train after red's turn."""
    state = replace(start(ending="time"), dwarfs=(("a1",), ("b1",)))
    train = shut().train(state)
    train.turn, train.held = 1, (own, rival)
    return train
