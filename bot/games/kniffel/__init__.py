"""Hex-hex-Kniffel: five dice with witch symbols, three rolls, eleven rows."""

from bot.engine.catalogue import GameParts
from bot.games.kniffel.brain import BRAIN
from bot.games.kniffel.highlights import highlights
from bot.games.kniffel.moments import staging
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.screen import describe, heading, occasion, render
from bot.games.kniffel.screen.sketch import sketch
from bot.games.kniffel.screen.words import order

GAME = GameParts(
    rules=Kniffel,
    render=render,
    describe=describe,
    heading=heading,
    occasion=occasion,
    brain=BRAIN,
    staging=staging,
    highlights=highlights,
    sketch=sketch,
    order=order,
)
