"""A brain of another version: reads moves from its input, writes its choices. Run as a script.

The folder of that version is the current one; nothing of this version is imported.
"""

import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path.cwd()))

from bot.engine.catalogue import Catalogue


def main(game: str, strength: Any) -> None:
    box = Catalogue.find(Path.cwd() / "seeds")[game]
    rules, state = box.game, None
    for line in sys.stdin:
        match json.loads(line):
            case ["begin", start]:
                own = [rules.seat_options_type.model_validate(s) for s in start["seats"]]
                options = rules.options_type.model_validate(start["options"])
                state, _ = rules.start(own, options)
            case ["see", seat, move]:
                state, _ = rules.apply(state, seat, rules.parse(move))
            case ["choose", seat, luck]:
                begun, view = time.process_time(), rules.view(state, seat)
                move = box.brain.choose(rules, view, seat, strength, Random(luck))  # noqa: S311
                print(json.dumps([str(move), time.process_time() - begun]), flush=True)  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
