"""What our computers make of a day's dice; the master's line is the best one."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.advice.simulation import seeded
from bot.engine.brain import STRENGTHS, Strength
from bot.engine.catalogue import Box
from bot.engine.chance import Dice
from bot.engine.game import CHANCE
from bot.engine.match import Header, Match


@dataclass(frozen=True, slots=True)
class Choice:
    """A move of the best line, as its seat saw it."""

    turn: int
    view: Any
    action: Any
    is_forced: bool = False
    """Made by the match itself, where nothing else was allowed."""


@dataclass(frozen=True, slots=True)
class Lines:
    """The points of every strength on these dice, and the moves of the best line."""

    points: dict[Strength, int]
    best: tuple[Choice, ...]


def lines(box: Box, header: Header, dice: Dice, luck: str) -> Lines:
    """`luck` decides the mistakes of the weaker ones, the same for everybody."""
    points, best = dict[Strength, int](), tuple[Choice, ...]()
    for strength in STRENGTHS:
        match, best = _played(box, header, dice, strength, luck)
        points[strength] = match.result.points[0] if match.result else 0
    return Lines(points, best)


def _played(
    box: Box, header: Header, dice: Dice, strength: Strength, luck: str
) -> tuple[Match, tuple[Choice, ...]]:
    """Alone, to the end."""
    game, random, choices = box.game, seeded(f"{luck} {strength}"), list[Choice]()
    match = Match.begin(game, header).settle(dice)
    while match.to_act:
        legal, view = game.legal(match.state, 0), game.view(match.state, 0)
        action = legal[0]
        if len(legal) > 1:
            action = box.brain.choose(game, view, 0, strength, random)
            choices.append(Choice(game.turn(match.state), view, action))
        moved = match.play(0, str(action))
        match = moved.settle(dice)
        choices += _forced(match, moved.version)
    return match, tuple(choices)


def _forced(match: Match, since: int) -> Iterator[Choice]:
    """What the match did by itself; without it the line of a turn would have no end."""
    game = match.game
    for move in match.log[since:]:
        if move.seat != CHANCE:
            state = Match.fold(game, match.header, match.log[: move.number]).state
            action = game.parse(move.text)
            yield Choice(game.turn(state), game.view(state, move.seat), action, is_forced=True)
