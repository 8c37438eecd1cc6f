"""The computer players of Der 7bte Zwerg: exact for the turn, and for what bets are made on."""

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from bot.engine.brain import Rated, Strength
from bot.games.zwerg import tables
from bot.games.zwerg.moves import Action, Bet, Place, Roll
from bot.games.zwerg.oracle import Dice, Oracle, Outlook
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.scoring import score
from bot.games.zwerg.state import Board, View

if TYPE_CHECKING:
    from random import Random

_KEPT: Final[dict[tables.Terms, tables.Tables]] = {}
"""The tables of this process, computed at the first question unless restored before."""


def rate(game: Zwerg, view: View, seat: int) -> tuple[Rated, ...]:
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


def chance_all_seven(game: Zwerg, view: View) -> Fraction | None:
    """How likely a ✓ is right if the active seat plays for points; None when the match is over."""
    if view.board.phase == "over":
        return None
    return _what_bets_mean(view.board, outlook(game, view))


def outlook(game: Zwerg, view: View) -> Outlook:
    """The points and chances still to come in this turn, before they are added to the matches."""
    board, oracle = view.board, _oracle(game)
    left = _dice(game, board.left)
    if board.thrown:
        packed = oracle.in_air(board.row, left, _die(game, board.thrown))
        return oracle.outlook(packed, len(left) + 1)
    if board.rolled:
        die = _die(game, board.rolled.colour)
        return oracle.outlook(oracle.landed(board.row, left, die, board.rolled.value), len(left))
    return oracle.outlook(oracle.before(board.row, left), len(left))


def expected_points(game: Zwerg, view: View) -> Fraction:
    """The points this turn will bring on average, colour matches that lie already included."""
    return outlook(game, view).points + _matched(game, view.board)


def fresh_turn(game: Zwerg) -> Outlook:
    """The exact worth of a turn before its first die."""
    dice = _dice(game, game.seed.colours)
    row = (None,) * len(game.seed.row)
    return _oracle(game).outlook(_oracle(game).before(row, dice), len(dice))


def prepare(game: Zwerg) -> bytes:
    """The tables as bytes to keep; takes about a second, so another process may do it."""
    terms = _terms(game)
    return tables.to_bytes(terms, tables.compute(terms))


def restore(game: Zwerg, kept: bytes) -> None:
    """Take the tables from kept bytes; a ValueError if they do not belong to this game's data."""
    terms = _terms(game)
    _KEPT[terms] = tables.from_bytes(terms, kept)


def _worths(game: Zwerg, view: View, seat: int) -> list[tuple[Action, Fraction]]:
    board = view.board
    if board.phase == "bet" and seat in board.bettors:
        yes = _what_bets_mean(board, outlook(game, view))
        price = game.seed.points.bet
        return [(Bet(True), price * yes), (Bet(False), price * (1 - yes))]
    if seat != board.active:
        return []
    oracle, done = _oracle(game), _matched(game, board)
    return [
        (action, oracle.outlook(packed, throws).points + done)
        for action, packed, throws in _choices(game, board, oracle)
    ]


def _choices(game: Zwerg, board: Board, oracle: Oracle) -> list[tuple[Action, int, int]]:
    """Every action of the active seat with its packed worth and how many throws that covers."""
    left = _dice(game, board.left)
    if board.rolled:
        lying = oracle.lying(board.row, left, _die(game, board.rolled.colour), board.rolled.value)
        choices: list[tuple[Action, int, int]] = [
            (Place(field), packed, len(left)) for field, packed in lying
        ]
    else:
        choices = [
            (Roll(colour), oracle.in_air(board.row, left - {die}, die), len(left))
            for colour in (board.left if board.phase == "choose" else ())
            for die in (_die(game, colour),)
        ]
    return sorted(choices, key=lambda choice: choice[1], reverse=True)  # ties: the better chance


def _what_bets_mean(board: Board, ahead: Outlook) -> Fraction:
    """Z13."""
    return ahead.all_dwarfs if board.options.dwarf_bets else ahead.all_lie


def _matched(game: Zwerg, board: Board) -> int:
    seed = game.seed
    return seed.points.match * score(board.row, seed.row, len(seed.colours), seed.points).matches


def _oracle(game: Zwerg) -> Oracle:
    terms = _terms(game)
    if terms not in _KEPT:
        _KEPT[terms] = tables.compute(terms)
    return Oracle(terms, _KEPT[terms])


def _terms(game: Zwerg) -> tables.Terms:
    seed = game.seed
    dwarfs = tuple(map(bool, seed.row))
    return tables.Terms(dwarfs, seed.faces, seed.points.all, seed.points.evasion, seed.points.match)


def _die(game: Zwerg, colour: str) -> int:
    return game.seed.row.index(colour)


def _dice(game: Zwerg, colours: tuple[str, ...]) -> Dice:
    return frozenset(_die(game, colour) for colour in colours)
