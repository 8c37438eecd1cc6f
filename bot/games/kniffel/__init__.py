"""Hex-hex-Kniffel: five dice with witch symbols, three rolls, eleven rows."""

from bot.games.kniffel import brain, counsel
from bot.games.kniffel.render import describe, render
from bot.games.kniffel.rules import Kniffel as Game

__all__ = ["Game", "brain", "counsel", "describe", "render"]
