"""The computer players of Der 7bte Zwerg: exact for the turn, and for what bets are made on."""

from bot.engine.brain import Brain
from bot.games.zwerg.brain.kept import prepare, restore
from bot.games.zwerg.brain.odds import bet_chance, odds, solve, standing
from bot.games.zwerg.brain.rating import choose, rate
from bot.games.zwerg.brain.reasons import gist, reasons

BRAIN = Brain(
    unit="points",
    rate=rate,
    choose=choose,
    odds=odds,
    standing=standing,
    bet_chance=bet_chance,
    prepare=prepare,
    restore=restore,
    solve=solve,
    reasons=reasons,
    gist=gist,
)
