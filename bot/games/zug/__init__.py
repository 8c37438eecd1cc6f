"""Die Zwergenzugfahrt: two clans of dwarfs fight for the seats of a train."""

from bot.engine.catalogue import GameParts
from bot.games.zug.brain import BRAIN
from bot.games.zug.moments import staging
from bot.games.zug.rules import Zug
from bot.games.zug.screen import describe, render
from bot.games.zug.screen.controls import order

GAME = GameParts(
    rules=Zug,
    render=render,
    describe=describe,
    brain=BRAIN,
    staging=staging,
    order=order,
)
