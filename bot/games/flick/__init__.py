"""Dice Flick: dice flicked into a field of holes, groups of colours scored."""

from bot.games.flick import brain, counsel
from bot.games.flick.render import describe, render
from bot.games.flick.rules import DiceFlick as Game

__all__ = ["Game", "brain", "counsel", "describe", "render"]
