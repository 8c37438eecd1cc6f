"""The computer players of Hex-hex-Kniffel: the game is solved, the weaker ones err by doubt."""

from bot.engine.brain import Brain
from bot.games.kniffel.brain.odds import odds
from bot.games.kniffel.brain.rating import choose, rate, solve, standing
from bot.games.kniffel.brain.reasons import gist, reasons

BRAIN = Brain(
    unit="points",
    rate=rate,
    choose=choose,
    odds=odds,
    standing=standing,
    solve=solve,
    reasons=reasons,
    gist=gist,
)
