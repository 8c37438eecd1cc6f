"""Why one choice in Der 7bte Zwerg is better than another, in words of the game."""

from collections.abc import Hashable, Iterator
from fractions import Fraction

from bot.engine.phrases import Param, Word
from bot.games.zwerg import events
from bot.games.zwerg.brain.kept import oracle
from bot.games.zwerg.brain.turn import all_of, chance_of_yes, number
from bot.games.zwerg.moves import Action, Bet, Place, Roll
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.rules.row import fitting, laid
from bot.games.zwerg.state import Board, Die, View

WORTH_TELLING = 0.02
"""The least difference of chances that is a reason."""


def reasons(
    game: Zwerg, view: View, seat: int, praised: Action, blamed: Action
) -> tuple[Word, ...]:
    board = view.board
    match praised, blamed:
        case Bet(yes), Bet():
            chance = float(chance_of_yes(game, view))
            chance = chance if yes else 1 - chance
            return _likely(yes, chance) if 2 * chance > 1 else ()
        case Place(field), Place(other) if board.rolled:
            return tuple(_placing(game, board, board.rolled, field, other))
        case Roll(colour), Roll(other):
            return tuple(_rolling(game, board, colour, other))
    return ()


def gist(game: Zwerg, view: View, action: Action) -> Hashable:
    """Dice whose own field is gone are all alike."""
    if isinstance(action, Roll) and not own_values(game, view.board, action.colour):
        return "a die that cannot match"
    return str(action)


def _likely(yes: bool, chance: float) -> tuple[Word, ...]:
    return (Word("reason-likely-yes" if yes else "reason-likely-no", {"chance": chance}),)


def _rolling(game: Zwerg, board: Board, colour: str, other: str) -> Iterator[Word]:
    for key, count in (("reason-own-best", best_values), ("reason-own", own_values)):
        own, less = (count(game, board, one) for one in (colour, other))
        if own > less:
            told: dict[str, Param] = {
                "colour": events.colour(colour),
                "faces": own,
                "all": game.seed.faces,
            }
            yield Word(key, told)
            break
    full, seldom = (float(chance_if_thrown(game, board, one)) for one in (colour, other))
    if full > seldom + WORTH_TELLING:
        yield Word("reason-full", {"chance": full, "less": seldom})


def _placing(game: Zwerg, board: Board, die: Die, field: int, other: int) -> Iterator[Word]:
    colours = game.seed.row
    if colours[field - 1] == die.colour != colours[other - 1]:
        yield Word("reason-match", {"colour": events.colour(die.colour)})
    if colours[field - 1] and not colours[other - 1]:
        yield Word("reason-no-evasion", {"points": game.seed.points.evasion})
    fits, less = (fitting_values(game, board, die, place) for place in (field, other))
    if fits > less:
        yield Word("reason-fits", {"faces": fits, "less": less, "all": game.seed.faces})
    full, seldom = (float(chance_of_full_row(game, board, die, one)) for one in (field, other))
    if full > seldom + WORTH_TELLING:
        yield Word("reason-full", {"chance": full, "less": seldom})
    extreme = die.value in {1, game.seed.faces}
    if extreme and is_outside(field, board) and not is_outside(other, board):
        yield Word("reason-edge", {"value": die.value})


def fitting_values(game: Zwerg, board: Board, die: Die, field: int) -> int:
    """How many values of the next die find a field once this one lies here."""
    row = laid(board.row, field, die)
    return sum(bool(fitting(row, value)) for value in range(1, game.seed.faces + 1))


def chance_of_full_row(game: Zwerg, board: Board, die: Die, field: int) -> Fraction:
    """Once this die lies here, as who plays for points goes on."""
    left, exact = all_of(game, board.left), oracle(game)
    return exact.outlook(exact.before(laid(board.row, field, die), left), len(left)).all_lie


def own_values(game: Zwerg, board: Board, colour: str) -> int:
    """With how many values a die may lie on its own field now."""
    own = game.seed.row.index(colour) + 1
    return sum(own in fitting(board.row, value) for value in range(1, game.seed.faces + 1))


def best_values(game: Zwerg, board: Board, colour: str) -> int:
    """With how many values its own field is the best one for a die, for points."""
    die, exact = number(game, colour), oracle(game)
    left = all_of(game, board.left) - {die}
    found = (
        dict(exact.lying(board.row, left, die, value)) for value in range(1, game.seed.faces + 1)
    )
    return sum(die + 1 in fields and fields[die + 1] == max(fields.values()) for fields in found)


def chance_if_thrown(game: Zwerg, board: Board, colour: str) -> Fraction:
    """Of a full row, once this die is thrown next."""
    die, left, exact = number(game, colour), all_of(game, board.left), oracle(game)
    return exact.outlook(exact.in_air(board.row, left - {die}, die), len(left)).all_lie


def is_outside(field: int, board: Board) -> bool:
    """One of the three outermost fields of a side, with no die further out."""
    left, right = board.row[: field - 1], board.row[field:]
    return (len(left) < 3 and not any(left)) or (len(right) < 3 and not any(right))
