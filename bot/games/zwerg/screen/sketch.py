"""The picture of the board: the row, the thrown die, cave and dice, who has how many points."""

from collections.abc import Iterator

from bot.engine.phrases import Icon
from bot.engine.screen import Ink
from bot.engine.sketch import Cell, Player, Run, Sketch
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.rules.row import direction, fitting
from bot.games.zwerg.screen.blocks import shown_row, shows_past
from bot.games.zwerg.state import Board, Die, View


def sketch(game: Zwerg, view: View, ink: Ink, prefix: str = "") -> Sketch:
    del prefix
    board = view.board
    die = board.rolled
    thrown = (Cell(f"die-{die.colour}"), Cell(f"value-{die.value}")) if die else ()
    return Sketch(
        rows=_rows(game, board),
        large=thrown,
        facts=tuple(_facts(board, ink)),
        players=tuple(_players(view, ink)),
    )


def _rows(game: Zwerg, board: Board) -> tuple[tuple[Cell, ...], ...]:
    """Values, dice, fields; a field tells what it costs or brings to the thrown die."""
    row = shown_row(board)
    fits = fitting(board.row, board.rolled.value) if board.rolled else ()
    return (
        tuple(_value(die, field in fits) for field, die in enumerate(row, start=1)),
        tuple(Cell(f"die-{die.colour}" if die else "free") for die in row),
        tuple(
            _field(game, board, colour, field in fits)
            for field, colour in enumerate(game.seed.row, start=1)
        ),
    )


def _value(die: Die | None, fits: bool) -> Cell:
    return Cell(f"value-{die.value}" if die else "fits" if fits else "free")


def _field(game: Zwerg, board: Board, colour: str, fits: bool) -> Cell:
    prices = game.seed.points
    if not colour:
        return Cell("evasion", label=f"–{prices.evasion}")
    matches = fits and board.rolled is not None and board.rolled.colour == colour
    return Cell(f"field-{colour}", label=f"+{prices.match}" if matches else "")


def _facts(board: Board, ink: Ink) -> Iterator[Run]:
    """The direction of the row, the dice in the cave, the dice left to throw."""
    if board.past and shows_past(board):
        past = board.past
        yield (ink("picture-past", who=ink.name(past.seat), points=past.points),)
        yield from _cave(past.cave)
        return
    if any(board.row):
        run = direction(board.row)
        yield Icon(run), ink(f"picture-run-{run}")
    yield from _cave(board.cave)
    if board.left and board.phase != "choose":
        yield Icon("die"), *(Icon(f"die-{colour}") for colour in board.left)


def _cave(dice: tuple[Die, ...]) -> Iterator[Run]:
    if dice:
        lying = tuple((Icon(f"die-{die.colour}"), str(die.value)) for die in dice)
        yield Icon("cave"), *(part for die in lying for part in die)


def _players(view: View, ink: Ink) -> Iterator[Player]:
    """With a sealed bet beside the name of whoever has made one."""
    board = view.board
    for seat, points in enumerate(board.points):
        bet = ((Icon("bet"),),) if view.has_bet[seat] else ()
        acting = seat == board.active and board.phase != "over"
        yield Player((seat,), ink.name(seat), points, bet, acting)
