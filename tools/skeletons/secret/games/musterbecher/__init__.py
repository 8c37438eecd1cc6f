"""Musterbecher: a die under a cup, a claim about it, and who believes it."""

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
