"""Die Zwergenzugfahrt: two clans of dwarfs fight for the seats of a train."""

from bot.games.zug import brain, counsel
from bot.games.zug.render import describe, render
from bot.games.zug.rules import Zug as Game

__all__ = ["Game", "brain", "counsel", "describe", "render"]
