"""Players of Die Zwergenzugfahrt to measure against, and the master with other weights.

`yardstick:alphabeta:NODES`  alpha-beta over a hand-made judgement: the master before the value net
`yardstick:mcts:ROUNDS`      Monte Carlo tree search (UCT) in C with playouts by rule of thumb
`yardstick:mcts:60ms`        the same for so much time of the processor
`weights:FILE[:NODES]`       the value net from this file
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from bot.engine.errors import OperatorError
from bot.games.zug.brain.layout import layout
from bot.games.zug.brain.net import Net
from bot.games.zug.brain.rating import chosen
from bot.games.zug.brain.weights import read
from bot.games.zug.rules import Zug
from bot.games.zug.state import State
from tools.zug_yardsticks import alpha_beta, mcts

Think = Callable[[State, int, Random], Any]
NODES = 12_000
ROUNDS = 7000
MOST_ROUNDS = 1_000_000


def yardstick(game: Zug, name: str) -> Think:
    kind, *words = name.split(":")
    if kind == "weights":
        return _weighted(game, *words)
    match words:
        case ["alphabeta", *effort]:
            nodes = int(effort[0]) if effort else NODES
            return lambda state, seat, luck: alpha_beta.choose(game, state, nodes)
        case ["mcts", *effort]:
            rounds, seconds = _effort(*effort)
            return lambda state, seat, luck: mcts.choose(game, state, rounds, seconds, luck)
    raise OperatorError(f"zug has no yardstick {name}.")


def _effort(told: str = str(ROUNDS)) -> tuple[int, float]:
    if told.endswith("ms"):
        return MOST_ROUNDS, float(told.removesuffix("ms")) / 1000
    return int(told), 0.0


def _weighted(game: Zug, file: str, nodes: str = "") -> Think:
    weights, search = read(Path(file)), game.seed.search
    budget, every = int(nodes) if nodes else search.budget, game.seed.conductor_every
    nets = {
        name: Net(board, every, search.horizon, weights)
        for name, board in game.boards.items()
        if layout(len(board.names), len(board.seats), every).size == len(weights.inputs)
    }
    return lambda state, seat, luck: chosen(game, state, nets[state.options.board], budget, luck)
