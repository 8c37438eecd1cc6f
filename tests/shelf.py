"""All games and all their texts, read once for all tests of a process."""

from bot.engine.catalogue import Catalogue
from bot.shell.icons import ICONS
from bot.texts import Texts

CATALOGUE = Catalogue.find()
TEXTS = Texts(CATALOGUE, icons=ICONS)
