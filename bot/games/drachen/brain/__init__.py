"""The computer players of Drachenlachen: they answer a laugh, the master by playing to the end."""

from bot.engine.brain import Brain
from bot.games.drachen.brain.odds import odds
from bot.games.drachen.brain.rating import choose, glance, rate

BRAIN = Brain(unit="chance", rate=rate, choose=choose, glance=glance, odds=odds)
