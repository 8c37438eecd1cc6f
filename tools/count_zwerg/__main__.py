"""Counts how turns of Der 7bte Zwerg end, for a brain that looks beyond its own turn.

`python -m tools.count_zwerg FILE --turns 2500`: turns played for points, with bets on the likelier
side, by both readings of a ✓ (Z13). The same seed writes the same file.
"""

import argparse
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from bot.engine.catalogue import Catalogue
from bot.engine.game import CHANCE
from bot.games.zwerg.brain.race import Turns
from bot.games.zwerg.brain.rating import rate
from bot.games.zwerg.moves import Bet
from bot.games.zwerg.rules import Zwerg

KINDS = {"all": False, "dwarfs": True}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--turns", type=int, default=2500)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    game: Any = Catalogue.find()["zwerg"].game
    made = f"python -m tools.count_zwerg turns.toml --turns {asked.turns} --seed {asked.seed}"
    asked.file.write_text(counted(game, asked.turns, asked.seed, made), "utf-8")


def counted(game: Zwerg, turns: int, seed: str, made: str) -> str:
    rules = f"{game.seed.points.model_dump_json()} {len(game.seed.row)} {game.seed.faces}"
    lines = [
        "# How turns ended that were played for points, with bets on the likelier side: by what",
        "# was bet and whether it was right, how many turns brought 0, 1, 2 … points.",
        f"made = {made!r}",
        f"rules = {rules!r}",
    ]
    for kind, dwarf_bets in KINDS.items():
        random = Random(f"{seed} {kind}")  # noqa: S311 no dice
        found = Counter(_turn(game, random, dwarf_bets) for _ in range(turns))
        lines += ["", f"[{kind}]"]
        most = game.seed.points.all + game.seed.points.match * len(game.seed.colours)
        for name in Turns._fields:
            bet, _, right = name.partition("_")
            row = [found[bet == "yes", right == "right", points] for points in range(most + 1)]
            lines.append(f"{name} = {row}")
    return "\n".join(lines) + "\n"


def _turn(game: Zwerg, random: Random, dwarf_bets: bool) -> tuple[bool, bool, int]:
    """What was bet, whether it was right, and the points of the active seat."""
    options = game.options_type.model_validate({"dwarf_bets": dwarf_bets, "rounds": 1})
    state, _ = game.start([None, None], options)
    yes = False
    while state.board.active == 0:
        seat = min(game.to_act(state))
        if seat == CHANCE:
            action: Any = random.choice(game.outcomes(state))[0]
        else:
            action = rate(game, game.view(state, seat), seat)[0].action
        if isinstance(action, Bet):
            yes = action.yes
        state, _ = game.apply(state, seat, action)
    mine, bettor = state.board.points
    return yes, bettor > 0, mine


if __name__ == "__main__":
    main()
