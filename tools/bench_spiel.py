"""Random play of two games of OpenSpiel, where that package is installed."""

import importlib
import importlib.util
import time
from random import Random

NAMES = ("python_tic_tac_toe", "python_block_dominoes")


def fastest(seconds: float) -> float | None:
    """Moves in a second of the processor, of the faster one; None where there is no OpenSpiel."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
    for module in ("tic_tac_toe", "block_dominoes"):
        importlib.import_module(f"open_spiel.python.games.{module}")
    return max(_moves(name, seconds) for name in NAMES)


def _moves(name: str, seconds: float) -> float:
    spiel = importlib.import_module("pyspiel")
    game, random = spiel.load_game(name), Random(1)  # noqa: S311 no dice
    moves, begun = 0, time.process_time()
    while (taken := time.process_time() - begun) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            outcomes = [o for o, _ in state.chance_outcomes()] if state.is_chance_node() else []
            state.apply_action(random.choice(outcomes or state.legal_actions()))
            moves += 1
    return moves / taken
