"""The games, one folder each: here and in the folders of BOT_GAMES_PATH."""

import os

__path__.extend(filter(None, os.environ.get("BOT_GAMES_PATH", "").split(os.pathsep)))
