"""Chances as people are told them, and what came of them in matches of computers.

A match is kept as its moves, so that the chances of a later version can be held against the same
ends: `python -m tools.strength GAME --store FILE`.
"""

import gzip
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bot.engine.catalogue import Box
from bot.engine.game import CHANCE
from tests.of_games import part

ASKED = 6
"""So many positions of a match are asked about; more of one match tell little more."""
OPENING = 8
"""At most so many first moves are made by lot, so that no two matches are alike."""


@dataclass(frozen=True)
class Told:
    kind: str
    match: int
    chance: float
    came: float
    at: int = 0
    """The number of the move before which it was told."""


@dataclass(frozen=True)
class Kept:
    """A match of equal computers, and the positions that are asked about."""

    seats: int
    moves: list[tuple[int, str]]
    asked: list[int]


def told_chances(box: Box, kept: Iterable[Kept]) -> Iterator[Told]:
    """Every chance that is told in these matches, with what came of it."""
    ask = asks(box).told
    for number, match in enumerate(kept):
        states, random = _states(box, match), Random(number)  # noqa: S311 no dice
        for at in match.asked:
            for kind, chance, came in ask(box, states[at], states[at:], random):
                yield Told(kind, number, chance, came, at)


def played(box: Box, random: Random) -> Iterator[Kept]:
    """Endless."""
    return (_played(box, number, random) for number in count())


def store(kept: Iterable[Kept], file: Path) -> None:
    lines = "".join(f"{json.dumps(asdict(one))}\n" for one in kept)
    file.write_bytes(gzip.compress(lines.encode(), mtime=0))


def stored(file: Path) -> list[Kept]:
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    return [Kept(**json.loads(line)) for line in lines]


def _played(box: Box, number: int, random: Random) -> Kept:
    game, options = box.game, box.game.options_type()
    seats = max(2, game.seat_range(options).start)
    state, _ = game.start([game.seat_options_type() for _ in range(seats)], options)
    moves: list[tuple[int, str]] = []
    lot = random.randrange(OPENING)
    strength: Any = "normal" if number % 2 else "master"
    while acting := game.to_act(state):
        seat = min(acting)
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            action = random.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0]
        elif len(moves) < lot:
            action = random.choice(game.legal(state, seat))
        else:
            view = game.view(state, seat)
            action = box.brain.choose(game, view, seat, strength, random)
        moves.append((seat, str(action)))
        state, _ = game.apply(state, seat, action)
    asked = random.sample(range(lot, len(moves)), min(ASKED, len(moves) - lot))
    return Kept(seats, moves, sorted(asked))


def _states(box: Box, kept: Kept) -> list[Any]:
    game = box.game
    own = [game.seat_options_type() for _ in range(kept.seats)]
    state, _ = game.start(own, game.options_type())
    states = [state]
    for seat, move in kept.moves:
        state, _ = game.apply(state, seat, game.parse(move))
        states.append(state)
    return states


def asks(box: Box) -> Any:
    """The file `told.py` among the tests of a game; None where it tells no chances."""
    return part(box, "told")
