"""All games and all their texts, read once for all tests of a process."""

import bot.games
from bot.engine.catalogue import Catalogue
from bot.shell.drawing.icons import ICONS
from bot.texts import Texts

CATALOGUE = Catalogue.find()
TEXTS = Texts(CATALOGUE, icons=ICONS)
PLACES = tuple(bot.games.__path__)


def found() -> Catalogue:
    """What a bot finds when it starts: read again where a test put a game beside the others."""
    return CATALOGUE if tuple(bot.games.__path__) == PLACES else Catalogue.find()
