"""Dice Flick: dice flicked into a field of holes, groups of colours scored."""

from bot.engine.catalogue import GameParts
from bot.games.flick.brain import BRAIN
from bot.games.flick.highlights import highlights
from bot.games.flick.moments import staging
from bot.games.flick.rules import DiceFlick
from bot.games.flick.screen import describe, heading, render
from bot.games.flick.screen.controls import order
from bot.games.flick.screen.narrowing import narrow
from bot.games.flick.screen.sketch import sketch

GAME = GameParts(
    rules=DiceFlick,
    render=render,
    describe=describe,
    heading=heading,
    brain=BRAIN,
    staging=staging,
    highlights=highlights,
    sketch=sketch,
    narrow=narrow,
    order=order,
)
