"""Puts the games that only tests know beside the others, before anybody looks for games."""

import os
from pathlib import Path

MOUNTED = [seeds.parent / "games" for seeds in sorted(Path(__file__).parent.glob("*/seeds"))]
os.environ["BOT_GAMES_PATH"] = os.pathsep.join(map(str, MOUNTED))
