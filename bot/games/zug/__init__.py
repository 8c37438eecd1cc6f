"""Die Zwergenzugfahrt: two clans of dwarfs fight for the seats of a train."""

from bot.engine.catalogue import GameParts
from bot.games.zug.brain import BRAIN
from bot.games.zug.highlights import highlights
from bot.games.zug.moments import staging
from bot.games.zug.rules import Zug
from bot.games.zug.screen import describe, heading, render
from bot.games.zug.screen.controls import order
from bot.games.zug.screen.sketch import sketch

GAME = GameParts(
    rules=Zug,
    render=render,
    describe=describe,
    heading=heading,
    brain=BRAIN,
    staging=staging,
    highlights=highlights,
    sketch=sketch,
    order=order,
)
