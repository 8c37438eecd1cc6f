"""The computer players of Drachenlachen: they answer a laugh, the master by playing to the end."""

from bot.engine.brain import Brain
from bot.games.drachen.brain.odds import odds
from bot.games.drachen.brain.rating import chances, choose, rate
from bot.games.drachen.brain.reasons import reasons

BRAIN = Brain(
    unit="chance",
    rate=rate,
    choose=choose,
    chances=chances,
    odds=odds,
    reasons=reasons,
)
