"""What Der 7bte Zwerg can tell people: the exact chance that bets are made on."""

from typing import TYPE_CHECKING

from bot.engine.brain import Line, Standing
from bot.engine.phrases import Who, Word
from bot.games.zwerg.brain.turn import chance_all_seven, expected_points, fresh_turn
from bot.games.zwerg.moves import Action, Bet
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.state import View

if TYPE_CHECKING:
    from random import Random


def odds(game: Zwerg, view: View, seat: int | None, random: "Random") -> tuple[Line, ...]:
    chance = chance_all_seven(game, view)
    if chance is None:
        return ()
    who = Who(view.board.active)
    key = "odds-dwarfs" if view.board.options.dwarf_bets else "odds-all"
    points = float(expected_points(game, view))
    return (
        Word(key, {"who": who, "chance": float(chance)}),
        Word("odds-points", {"who": who, "points": points}),
        Word("odds-exact"),
    )


def standing(game: Zwerg, view: View, seat: int) -> Standing:
    """Rates look ahead to the end of the turn, be it one's own or one that is bet on."""
    board = view.board
    return Standing((board.round, board.active), board.points[seat])


def bet_chance(game: Zwerg, view: View, action: Action) -> float | None:
    chance = chance_all_seven(game, view)
    if chance is None or not isinstance(action, Bet):
        return None
    return float(chance if action.yes else 1 - chance)


def solve(game: Zwerg) -> dict[str, float]:
    fresh = fresh_turn(game)
    return {
        "expected points of a turn": float(fresh.points),
        "chance that all seven lie": float(fresh.all_lie),
        "chance that all seven lie on dwarf fields": float(fresh.all_dwarfs),
    }
