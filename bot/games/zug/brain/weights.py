"""Reads the weights of the value net: an array of numbers per board, beside this file.

`weights.toml` says how each was made and for which map. A board without weights of its own is
judged by the seats alone.
"""

import hashlib
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.engine.lazy_module import LazyModule
from bot.games.zug.brain.layout import CAPS, layout
from bot.games.zug.brain.net import Net, Weights
from bot.games.zug.rules import Zug
from bot.games.zug.seed import BoardMap

if TYPE_CHECKING:
    import numpy as np
else:
    np = LazyModule("numpy")

FOLDER = Path(__file__).parent
ABOUT = "weights.toml"
SEAT_ODDS = 0.35
"""Log odds of one seat more, where nothing is learned."""


@cache
def net(game: Zug, board: str) -> Net:
    """The net of a board, with the weights that belong to its map."""
    seed = game.seed
    every, horizon = seed.conductor_every, seed.search.horizon
    about, file = _about().get(board, {}), FOLDER / f"{board}.npy"
    fits = about.get("map") == fingerprint(seed.boards[board]) and about.get("every") == every
    weights = read(file) if fits and file.is_file() else _plain(game, board)
    return Net(game.boards[board], every, horizon, weights)


@cache
def _about() -> dict[str, Any]:
    return tomllib.loads((FOLDER / ABOUT).read_text("utf-8"))


def fingerprint(board: BoardMap) -> str:
    """Of everything on a map that the weights hang on."""
    drawn = "\n".join((*board.rows, *board.red, *board.green))
    return hashlib.sha256(drawn.encode()).hexdigest()


def read(file: Path) -> Weights:
    """A row per feature, then the bias, the two rows of the answers, and their shifts."""
    rows = np.load(file, allow_pickle=False).astype(np.float32)
    return Weights(rows[:-4], rows[-4], rows[-3:-1].T, rows[-1, :2])


def _plain(game: Zug, board: str) -> Weights:
    """One unit for the seats ahead, one for those behind."""
    drawn = game.boards[board]
    at = layout(len(drawn.names), len(drawn.seats), game.seed.conductor_every)
    inputs = np.zeros((at.size, 2), np.float32)
    for count in range(CAPS["held"] + 1):
        inputs[at.held[0] + count] = count, -count
        inputs[at.held[1] + count] = -count, count
    answers = np.array([[SEAT_ODDS, 0], [-SEAT_ODDS, 0]], np.float32)
    return Weights(inputs, np.zeros(2, np.float32), answers, np.array([0, -2], np.float32))
