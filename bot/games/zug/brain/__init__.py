"""The computer players of Die Zwergenzugfahrt: they look ahead, the weaker ones not far."""

from bot.engine.brain import Brain
from bot.games.zug.brain.odds import odds
from bot.games.zug.brain.rating import chances, choose, rate
from bot.games.zug.brain.reasons import reasons

BRAIN = Brain(
    unit="chance",
    rate=rate,
    choose=choose,
    odds=odds,
    chances=chances,
    reasons=reasons,
)
