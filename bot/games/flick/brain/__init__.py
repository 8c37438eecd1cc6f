"""The computer players of Dice Flick: exact odds of every aim, one flick or the turn ahead."""

from bot.engine.brain import Brain
from bot.games.flick.brain.choosing import choose
from bot.games.flick.brain.odds import odds, odds_of
from bot.games.flick.brain.rating import glance, rate, standing

BRAIN = Brain(
    unit="points",
    rate=rate,
    choose=choose,
    glance=glance,
    odds=odds,
    odds_of=odds_of,
    standing=standing,
)
