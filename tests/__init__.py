"""Puts the games that only tests know beside the others, before anybody looks for games."""

import os
import sys
from pathlib import Path

MOUNTED = [seeds.parent / "games" for seeds in sorted(Path(__file__).parent.glob("*/seeds"))]
OTHERS = os.environ.get("BOT_GAMES_PATH", "").split(os.pathsep)
if "pytest" in sys.modules:  # pictures, film and bench play here too, and show only real games
    os.environ["BOT_GAMES_PATH"] = os.pathsep.join(filter(None, map(str, [*MOUNTED, *OTHERS])))
