"""Quick matches to the end by rule of thumb, for the chance to win."""

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.zug.brain.judge import urge
from bot.games.zug.rules import Zug
from bot.games.zug.state import State
from bot.games.zug.state.terms import Terms
from bot.games.zug.state.train import Coming, Train

if TYPE_CHECKING:
    from random import Random


def shares(game: Zug, state: State, random: "Random", playouts: int) -> tuple[float, float]:
    """How often red wins, and how often nobody is ahead."""
    train, whim = game.train(state), game.seed.playouts.whim
    train.terms = _with_end(train, game.seed.playouts.timed_turns)
    ends = [_playout(train.copy(), state, whim, random) for _ in range(playouts)]
    return ends.count(1.0) / playouts, ends.count(0.5) / playouts


def _with_end(train: Train, timed_turns: int) -> Terms:
    """A match by the clock is thought to last so long, or to the end of this pair (T27)."""
    terms = train.terms
    if terms.last is not None:
        return terms
    return replace(terms, last=train.turn + (train.turn % 2 if terms.expired else timed_turns))


def _playout(train: Train, state: State, whim: float, random: "Random") -> float:
    coming = _begin(train, state, random)
    while coming not in {"won", "over"}:
        coming = _next(train, coming, whim, random)
    lead = train.held[0] - train.held[1]
    return 0.5 + 0.5 * ((lead > 0) - (lead < 0))


def _begin(train: Train, state: State, random: "Random") -> Coming:
    if state.phase != "conduct":
        return state.phase
    return _picked(train, state.tossed, random)


def _next(train: Train, coming: Coming, whim: float, random: "Random") -> Coming:
    if coming == "coin":
        return _picked(train, random.randrange(2), random)
    if coming == "dropped":
        return train.end_turn()
    found = train.codes(train.clan)
    if not found:
        return train.skip_turn()
    train.make(train.clan, max(found, key=lambda c: urge(train, c) + whim * random.random()))
    return train.end_turn()


def _picked(train: Train, clan: int, random: "Random") -> Coming:
    if train.signs[clan]:
        train.take_sign(clan, random.choice(sorted(train.signs[clan])))
    return train.go_on()
