"""What every choice is worth: exact for the master, roughly guessed by the others."""

from fractions import Fraction
from typing import TYPE_CHECKING

from bot.engine.brain import Rated, Strength
from bot.games.zwerg.brain.kept import oracle
from bot.games.zwerg.brain.turn import all_of, chance_of_yes, matched, number
from bot.games.zwerg.moves import Action, Bet, Place, Roll
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.state import Board, Die, View

if TYPE_CHECKING:
    from random import Random


def rate(game: Zwerg, view: View, seat: int) -> tuple[Rated[Action], ...]:
    """By expected points of the whole turn; a bet by its own expected points."""
    worths = _worths(game, view, seat)
    return tuple(
        Rated(action, float(worth))
        for action, worth in sorted(worths, key=lambda rated: rated[1], reverse=True)
    )


def choose(game: Zwerg, view: View, seat: int, strength: Strength, random: "Random") -> Action:
    """The weaker ones guess every worth only roughly, so they miss small differences first."""
    rated, blur = rate(game, view, seat), game.seed.blur[strength]
    guesses = [choice.worth + random.gauss(0, blur) for choice in rated]
    best: Action = rated[guesses.index(max(guesses)) if blur else 0].action
    return best


def _worths(game: Zwerg, view: View, seat: int) -> list[tuple[Action, Fraction]]:
    board = view.board
    if board.phase == "bet":
        return _bets(game, view) if seat in board.bettors else []
    if seat != board.active:
        return []
    exact, done = oracle(game), matched(game, board)
    return [
        (action, exact.outlook(packed, throws).points + done)
        for action, packed, throws in _choices(game, board)
    ]


def _bets(game: Zwerg, view: View) -> list[tuple[Action, Fraction]]:
    yes, price = chance_of_yes(game, view), game.seed.points.bet
    return [(Bet(True), price * yes), (Bet(False), price * (1 - yes))]


def _choices(game: Zwerg, board: Board) -> list[tuple[Action, int, int]]:
    """Every action of the active seat with its packed worth and how many throws that covers."""
    choices = _fields(game, board, board.rolled) if board.rolled else _dice(game, board)
    return sorted(choices, key=lambda choice: choice[1], reverse=True)  # ties: the better chance


def _fields(game: Zwerg, board: Board, rolled: Die) -> list[tuple[Action, int, int]]:
    left = all_of(game, board.left)
    lying = oracle(game).lying(board.row, left, number(game, rolled.colour), rolled.value)
    return [(Place(field), packed, len(left)) for field, packed in lying]


def _dice(game: Zwerg, board: Board) -> list[tuple[Action, int, int]]:
    if board.phase != "choose":
        return []
    left, exact = all_of(game, board.left), oracle(game)
    numbered = [(colour, number(game, colour)) for colour in board.left]
    return [
        (Roll(colour), exact.in_air(board.row, left - {die}, die), len(left))
        for colour, die in numbered
    ]
