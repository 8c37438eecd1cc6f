"""Drachenlachen: dwarfs carry rings out of the dragon's cave, and the dragon laughs."""

from bot.engine.catalogue import GameParts
from bot.games.drachen.brain import BRAIN
from bot.games.drachen.highlights import highlights
from bot.games.drachen.moments import staging
from bot.games.drachen.rules import Drachen
from bot.games.drachen.screen import describe, heading, render
from bot.games.drachen.screen.sketch import sketch

GAME = GameParts(
    rules=Drachen,
    render=render,
    describe=describe,
    heading=heading,
    brain=BRAIN,
    staging=staging,
    highlights=highlights,
    sketch=sketch,
)
