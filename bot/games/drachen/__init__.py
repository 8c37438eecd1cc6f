"""Drachenlachen: dwarfs carry rings out of the dragon's cave, and the dragon laughs."""

from bot.games.drachen import brain, counsel
from bot.games.drachen.render import describe, render
from bot.games.drachen.rules import Drachen as Game

__all__ = ["Game", "brain", "counsel", "describe", "render"]
