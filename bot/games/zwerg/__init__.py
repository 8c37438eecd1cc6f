"""Der 7bte Zwerg: seven dwarfs in a row by size, and secret bets whether all will stand."""

from bot.engine.catalogue import GameParts
from bot.games.zwerg.brain import BRAIN
from bot.games.zwerg.highlights import highlights
from bot.games.zwerg.moments import staging
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.screen import describe, heading, occasion, render
from bot.games.zwerg.screen.controls import order
from bot.games.zwerg.screen.sketch import sketch

GAME = GameParts(
    rules=Zwerg,
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
