"""Tries at a day's dice: of our computers, and of a cheat who knows every draw."""

from functools import cache
from random import Random
from typing import Any

from bot.daily.score import score
from bot.engine.brain import Strength
from bot.engine.catalogue import Box
from bot.engine.chance import Dice
from bot.engine.match import Match
from bot.table.days import Score
from bot.table.lobby import agreed_options
from tests.conformance import Table, begin
from tests.shelf import CATALOGUE

DAILY = [game for game, box in CATALOGUE.items() if box.game.seed.daily]
EVERYBODY = "everybody"
BEAM = 32


def dice(number: int) -> Dice:
    return Dice(Random(number).randbytes(32), EVERYBODY, named=True)


def fresh(box: Box) -> Match:
    options = agreed_options(box.game, box.game.options_type().model_dump())
    return begin(box, Table(options, ({},)))


def told(box: Box, match: Match) -> Score:
    found = score(box, match.header, match.log)
    assert found
    return found


@cache
def played(game: str, number: int, strength: Strength) -> Score:
    """By one of our computers; the master plays the best choice every time."""
    box, random = CATALOGUE[game], Random(number)
    match = fresh(box).settle(dice(number))
    while match.to_act:
        view = box.game.view(match.state, 0)
        action = box.brain.choose(box.game, view, 0, strength, random)
        match = match.play(0, str(action)).settle(dice(number))
    return told(box, match)


@cache
def cheated(game: str, number: int) -> Score:
    """Knows every draw, and looks in each turn for what brings most points in the end."""
    box, match = CATALOGUE[game], fresh(CATALOGUE[game]).settle(dice(number))
    while match.to_act:
        match = _most(box, match, dice(number))
    return told(box, match)


def _most(box: Box, match: Match, known: Dice) -> Match:
    """The end of this turn with the most points, had and still expected, that a beam finds."""
    turn, open_, ends = box.game.turn(match.state), [match], list[Match]()
    while open_:
        found: dict[Any, Match] = {}
        for one in open_:
            for action in box.game.legal(one.state, 0):
                after = one.play(0, str(action)).settle(known)
                if after.to_act and box.game.turn(after.state) == turn:
                    found.setdefault(after.state, after)
                else:
                    ends.append(after)
        open_ = sorted(found.values(), key=lambda one: -_worth(box, one))[:BEAM]
    return max(ends, key=lambda one: _worth(box, one))


def _worth(box: Box, match: Match) -> float:
    points = box.game.points(match.state)[0]
    if not match.to_act:
        return float(points)
    return points + box.brain.rate(box.game, box.game.view(match.state, 0), 0)[0].worth
