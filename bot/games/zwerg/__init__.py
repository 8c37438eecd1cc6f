"""Der 7bte Zwerg: seven dwarfs in a row by size, and secret bets whether all will stand."""

from bot.games.zwerg import brain, counsel
from bot.games.zwerg.render import describe, render
from bot.games.zwerg.rules import Zwerg as Game

__all__ = ["Game", "brain", "counsel", "describe", "render"]
