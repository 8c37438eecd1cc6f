"""The computer players of Dice Flick: exact odds of every aim, one flick or the turn ahead."""

from bot.engine.brain import Brain
from bot.games.flick.brain.choosing import choose
from bot.games.flick.brain.odds import odds, odds_of
from bot.games.flick.brain.rating import counted, rate, standing
from bot.games.flick.brain.reasons import gist, reasons

BRAIN = Brain(
    unit="points",
    rate=rate,
    choose=choose,
    counted=counted,
    odds=odds,
    odds_of=odds_of,
    standing=standing,
    reasons=reasons,
    gist=gist,
)
