"""Drachenlachen: dwarfs carry rings out of the dragon's cave, and the dragon laughs."""

from bot.engine.catalogue import GameParts
from bot.games.drachen.brain import BRAIN
from bot.games.drachen.moments import staging
from bot.games.drachen.rules import Drachen
from bot.games.drachen.screen import describe, render

GAME = GameParts(rules=Drachen, render=render, describe=describe, brain=BRAIN, staging=staging)
