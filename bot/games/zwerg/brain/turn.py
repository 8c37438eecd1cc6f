"""What the rest of a turn brings, exactly: points, and the chances that bets are made on."""

from fractions import Fraction

from bot.games.zwerg.brain.kept import oracle
from bot.games.zwerg.brain.oracle import Dice, Outlook
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.rules.scoring import score
from bot.games.zwerg.state import Board, View


def chance_all_seven(game: Zwerg, view: View) -> Fraction | None:
    """How likely a ✓ is right if the active seat plays for points; None when the match is over."""
    if view.board.phase == "over":
        return None
    return chance_of_yes(game, view)


def chance_of_yes(game: Zwerg, view: View) -> Fraction:
    """Z13: a ✓ means the whole row, or the dwarf fields alone."""
    ahead = outlook(game, view)
    return ahead.all_dwarfs if view.board.options.dwarf_bets else ahead.all_lie


def expected_points(game: Zwerg, view: View) -> Fraction:
    """The points this turn will bring on average, colour matches that lie already included."""
    return outlook(game, view).points + matched(game, view.board)


def fresh_turn(game: Zwerg) -> Outlook:
    """The exact worth of a turn before its first die."""
    dice = all_of(game, game.seed.colours)
    row = (None,) * len(game.seed.row)
    return oracle(game).outlook(oracle(game).before(row, dice), len(dice))


def outlook(game: Zwerg, view: View) -> Outlook:
    """The points and chances still to come in this turn, before they are added to the matches."""
    board, exact = view.board, oracle(game)
    left = all_of(game, board.left)
    if board.thrown:
        packed = exact.in_air(board.row, left, number(game, board.thrown))
        return exact.outlook(packed, len(left) + 1)
    if board.rolled:
        die = number(game, board.rolled.colour)
        return exact.outlook(exact.landed(board.row, left, die, board.rolled.value), len(left))
    return exact.outlook(exact.before(board.row, left), len(left))


def matched(game: Zwerg, board: Board) -> int:
    """The points of the colour matches that lie already."""
    seed = game.seed
    return seed.points.match * score(board.row, seed.row, len(seed.colours), seed.points).matches


def number(game: Zwerg, colour: str) -> int:
    """A die is named by its own field, from 0."""
    return game.seed.row.index(colour)


def all_of(game: Zwerg, colours: tuple[str, ...]) -> Dice:
    return frozenset(number(game, colour) for colour in colours)
