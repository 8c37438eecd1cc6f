"""The computer players of Die Zwergenzugfahrt: they look ahead, the weaker ones not far."""

from bot.engine.brain import Brain
from bot.games.zug.brain.odds import odds
from bot.games.zug.brain.rating import choose, glance, rate

BRAIN = Brain(unit="chance", rate=rate, choose=choose, glance=glance, odds=odds)
