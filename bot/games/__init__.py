"""The games, a folder for each: here, and in the folders that BOT_GAMES_PATH names."""

import os

__path__.extend(filter(None, os.environ.get("BOT_GAMES_PATH", "").split(os.pathsep)))
