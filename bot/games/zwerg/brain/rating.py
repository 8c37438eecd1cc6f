"""What every choice is worth: exact for the master, roughly guessed by the others."""

from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.engine.brain import Rated, Strength
from bot.games.zwerg.brain.ends import Ends, Table, by_action, position_of
from bot.games.zwerg.brain.kept import oracle
from bot.games.zwerg.brain.race import Race, race
from bot.games.zwerg.brain.turn import all_of, chance_of_yes, matched, number
from bot.games.zwerg.moves import Action, Bet, Place, Roll
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.state import Board, Die, View

if TYPE_CHECKING:
    from random import Random

ROOM = 8
"""Twice as much as a difference of shares needs, and more."""
LAST_DICE = 4
"""So many dice before the end of a turn the master begins to play for the victory."""


def rate(game: Zwerg, view: View, seat: int) -> tuple[Rated[Action], ...]:
    """By expected points of the whole turn; a bet by its own expected points."""
    worths = _worths(game, view, seat)
    return tuple(
        Rated(action, float(worth))
        for action, worth in sorted(worths, key=lambda rated: rated[1], reverse=True)
    )


def choose(game: Zwerg, view: View, seat: int, strength: Strength, random: "Random") -> Action:
    """The weaker ones guess every worth only roughly, so they miss small differences first."""
    if strength == "master" and (to_win := shares(game, view, seat)):
        return max(to_win, key=lambda one: one.worth).action
    rated, blur = rate(game, view, seat), game.seed.blur[strength]
    guesses = [choice.worth + random.gauss(0, blur) for choice in rated]
    best: Action = rated[guesses.index(max(guesses)) if blur else 0].action
    return best


def shares(game: Zwerg, view: View, seat: int) -> tuple[Rated[Action], ...]:
    """Bets and the last dice by the share of the victory; empty where points are all that counts.

    Equal shares stay in the order of their points.
    """
    board = view.board
    standing = race(game, board) if len(board.points) > 1 else None
    if standing is None:
        return ()
    if board.phase == "bet":
        return _bet_shares(game, view, seat, standing)
    if len(board.left) + bool(board.rolled) > LAST_DICE:
        return ()
    found = by_action(game, board, _to_win(game, board.options.dwarf_bets, standing))
    return tuple(Rated(one.action, found[one.action]) for one in rate(game, view, seat))


@lru_cache(8)
def _to_win(game: Zwerg, dwarf_bets: bool, standing: Race) -> Ends:
    """The same tree for all decisions of a turn."""
    return Ends(game, dwarf_bets, standing.played())


def _bet_shares(game: Zwerg, view: View, seat: int, standing: Race) -> tuple[Rated[Action], ...]:
    """How much more a bet is worth than the other one.

    The active seat is thought to play for points, the others to bet on the likelier side.
    """
    board = view.board
    likelier = Bet(2 * chance_of_yes(game, view) >= 1)
    gained = _difference(standing, seat, likelier.yes)
    # Points in front: the difference rides along in what is left below the smallest step of them.
    ways = ROOM * game.seed.faces ** len(board.left)
    table = [[ways * points + 1 + more for points, more in enumerate(row)] for row in gained]
    packed = Ends(game, board.options.dwarf_bets, table).before(position_of(game, board))
    return Rated(likelier, packed % ROOM - 1), Rated(Bet(not likelier.yes), 0.0)


def _difference(standing: Race, seat: int, likelier: bool) -> Table:
    """By end: how much more the likelier bet is worth than the other."""
    ours, theirs = (standing.bet(seat, yes, likelier) for yes in (likelier, not likelier))
    pairs = zip(ours, theirs, strict=True)
    return [[one - two for one, two in zip(*rows, strict=True)] for rows in pairs]


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
