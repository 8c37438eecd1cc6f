"""Musterspiel: throw a die as often as you dare; a one takes the whole turn."""

from bot.engine.catalogue import GameParts

from .brain import BRAIN
from .highlights import highlights
from .moments import staging
from .rules import Rules
from .screen import describe, render

GAME = GameParts(
    rules=Rules,
    render=render,
    describe=describe,
    brain=BRAIN,
    staging=staging,
    highlights=highlights,
)
