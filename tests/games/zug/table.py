"""Positions of Die Zwergenzugfahrt for tests, and moves by whoever is to act."""

import tomllib
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.engine.catalogue import SEEDS, Box
from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE, Event
from bot.games import zug
from bot.games.zug.moves import CLANS
from bot.games.zug.rules import Zug
from bot.games.zug.seed import Options, SeatOptions, Seed
from bot.games.zug.state import State

DATA: dict[str, Any] = tomllib.loads((SEEDS / "zug.toml").read_text("utf-8"))
GAME = Zug(Seed.model_validate(DATA))
RED, GREEN = 0, 1
RED_HOME, GREEN_HOME = GAME.boards["doppelbank"].starts


def start(*clans: str, **options: Any) -> State:
    seats = [SeatOptions.model_validate({"clan": clan}) for clan in clans or CLANS]
    return GAME.start(seats, Options(**options))[0]


def position(
    red: str = "", green: str = "", red_signs: str = "", green_signs: str = "", **fields: Any
) -> State:
    """Red begins; clans whose dwarfs are not named stand at home."""
    options = {name: fields.pop(name) for name in Options.model_fields if name in fields}
    state = start(**options)
    starts = GAME.board(state).starts
    return replace(
        state,
        dwarfs=(tuple(red.split()) or starts[RED], tuple(green.split()) or starts[GREEN]),
        signs=(tuple(red_signs.split()), tuple(green_signs.split())),
        **fields,
    )


def play(state: State, *moves: str, game: Zug = GAME) -> State:
    for move in moves:
        state, _ = tell(state, move, game=game)
    return state


def tell(state: State, move: str, game: Zug = GAME) -> tuple[State, tuple[Event, ...]]:
    action = game.parse(move)
    seat = CHANCE if isinstance(action, game.chance_types) else next(iter(game.to_act(state)))
    return game.apply(state, seat, action)


def told(state: State, move: str) -> list[str]:
    return [event.key for event in tell(state, move)[1]]


def legal(state: State, game: Zug = GAME) -> set[str]:
    return {str(action) for seat in game.to_act(state) for action in game.legal(state, seat)}


def refused(state: State, move: str, key: str, rule: str = "") -> None:
    """The move is not offered, and trying it is answered with this sentence and ruling."""
    assert move not in legal(state)
    with pytest.raises(IllegalMoveError) as error:
        tell(state, move)
    assert (error.value.key, error.value.rule) == (key, rule)


def other_game(**changes: Any) -> Zug:
    """The same game over changed data."""
    return Zug(Seed.model_validate(DATA | changes))


def shut() -> Zug:
    """A board on which green can lay one sign, and then nobody can ever move again."""
    boards = {
        "doppelbank": {"rows": ["RGS#"], "red": ["a1"], "green": ["b1"]},
        "salonwagen": DATA["boards"]["salonwagen"],
    }
    return other_game(boards=boards, removals=0)


@cache
def looking(budget: int) -> Zug:
    """The same game with a master that looks at so many positions."""
    return other_game(search=DATA["search"] | {"budget": budget})


def box(game: Zug = GAME) -> Box:
    return Box("zug", game, zug.GAME, SEEDS.parent / "bot/games/zug", SEEDS / "zug.toml")
