"""The blocks of the screen: the row with its dice, what is left, the cave, the points."""

from bot.engine.screen import Grid, Ink, Lines
from bot.engine.words import Icon, Many, Who
from bot.games.zwerg import tales
from bot.games.zwerg.row import Die, Row, direction, fitting
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.state import Board, View


def grid(game: Zwerg, board: Board, ink: Ink) -> Grid:
    """Values over the colours of the dice over the colours of the fields: a match is two alike."""
    row = shown_row(board)
    fits = fitting(board.row, board.rolled.value) if board.rolled else ()
    return Grid(
        (
            tuple(ink.icon(_value(die, field in fits)) for field, die in enumerate(row, start=1)),
            tuple(ink.icon(f"die-{die.colour}" if die else "free") for die in row),
            tuple(ink.icon(f"field-{colour}" if colour else "evasion") for colour in game.seed.row),
        )
    )


def _value(die: Die | None, fits: bool) -> str:
    if die:
        return f"value-{die.value}"
    return "fits" if fits else "free"


def shows_past(board: Board) -> bool:
    """Until the new row gets its first die, the last one stays to be looked at."""
    fresh = not any(board.row) and not board.cave and not board.rolled
    return board.past is not None and fresh


def shown_row(board: Board) -> Row:
    return board.past.row if board.past and shows_past(board) else board.row


def facts(board: Board, ink: Ink) -> tuple[str, ...]:
    """What else lies open, line by line."""
    if board.past and shows_past(board):
        past = board.past
        return (ink("past", who=Who(past.seat), points=past.points), *_cave(past.cave, ink))
    run = direction(board.row)
    lines = [ink(f"run-{run}", icon=Icon(run)), *_cave(board.cave, ink)]
    if board.left:
        left = Many(tuple(Icon(f"die-{colour}") for colour in board.left), glue=" ")
        lines.append(ink("left", icon=Icon("die"), dice=left))
    return tuple(lines)


def _cave(cave: tuple[Die, ...], ink: Ink) -> tuple[str, ...]:
    if not cave:
        return ()
    return (ink("cave", icon=Icon("cave"), dice=Many(tuple(map(tales.die, cave)))),)


def news(view: View, ink: Ink) -> tuple[str, ...]:
    """What everybody waits for or should remember."""
    board = view.board
    if board.phase == "bet":
        return (question(board, ink),)
    bets = (ink("bets-lie", icon=Icon("bet")), *own_bet(view, ink)) if any(view.has_bet) else ()
    return (*bets, ink("rolled", die=tales.die(board.rolled))) if board.rolled else bets


def question(board: Board, ink: Ink) -> str:
    key = "question-dwarfs" if board.options.dwarf_bets else "question"
    return ink(key, who=Who(board.active))


def own_bet(view: View, ink: Ink) -> tuple[str, ...]:
    if view.own_bet is None:
        return ()
    word = "yes" if view.own_bet else "no"
    return (ink(f"own-{word}", icon=Icon(word)),)


def totals(view: View, ink: Ink) -> Lines:
    return Lines(
        tuple(
            ink(
                f"total-{_mark(view, seat)}",
                icon=Icon(_mark(view, seat)),
                who=Who(seat),
                points=str(points),
            )
            for seat, points in enumerate(view.board.points)
        )
    )


def _mark(view: View, seat: int) -> str:
    board = view.board
    if board.phase == "over":
        return "idle"
    if seat == board.active:
        return "active"
    if board.phase != "bet":
        return "idle"
    return "hat" if view.has_bet[seat] else "thinking"
