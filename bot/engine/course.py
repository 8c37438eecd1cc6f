"""The course of a match: how the points grew from decision to decision."""

from bot.engine.game import CHANCE
from bot.engine.match import Match

Course = tuple[tuple[int, ...], ...]


def course(match: Match) -> Course:
    """The points of every seat whenever somebody had to decide, and at the end.

    Empty where the game cannot tell points before its end.
    """
    game = match.game
    state = Match.begin(game, match.header).state
    found = [game.points(state)]
    if not found[0]:
        return ()
    for move in match.log:  # every move was checked when it was made
        state, _ = game.step(state, move.seat, game.parse(move.text))
        if game.to_act(state) != {CHANCE}:
            found.append(game.points(state))
    return tuple(found)
