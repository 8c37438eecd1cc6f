"""Becher: a throw that one seat sees, a claim that all hear, votes that nobody sees."""

from bot.engine.catalogue import GameParts

from .brain import BRAIN
from .highlights import highlights
from .moments import staging
from .rules import Becher
from .screen import describe, render

GAME = GameParts(
    rules=Becher,
    render=render,
    describe=describe,
    brain=BRAIN,
    staging=staging,
    highlights=highlights,
)
