"""Puts the games that only tests know beside the others, before anybody looks for games."""

import os
from pathlib import Path

MOUNTED = [seeds.parent / "games" for seeds in sorted(Path(__file__).parent.glob("*/seeds"))]
OTHERS = os.environ.get("BOT_GAMES_PATH", "").split(os.pathsep)
os.environ["BOT_GAMES_PATH"] = os.pathsep.join(filter(None, map(str, [*MOUNTED, *OTHERS])))
