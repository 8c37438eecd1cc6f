"""The course of a match: how the points grew from decision to decision."""

from bot.engine.game import CHANCE
from bot.engine.match import Match

Course = tuple[tuple[int, ...], ...]


def course(match: Match) -> Course:
    """The points of every seat whenever somebody had to decide, and at the end.

    Empty where the game cannot tell points before its end.
    """
    game = match.game
    shown = Match.begin(game, match.header)
    found = [game.points(shown.state)]
    for move in match.log:
        shown = shown.play(move.seat, move.text)
        if shown.to_act != {CHANCE}:
            found.append(game.points(shown.state))
    return tuple(found) if found[0] else ()
