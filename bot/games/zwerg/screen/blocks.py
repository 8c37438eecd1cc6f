"""The blocks of the screen: the row, the remaining dice, the cave, the points."""

from bot.engine.phrases import Icon, Many, Who
from bot.engine.screen import Grid, Ink, Large
from bot.games.zwerg import events
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.rules.row import direction, fitting
from bot.games.zwerg.state import Board, Die, Row, View

GLUE = "\u00a0· "
"""Between names: the no-break space keeps the dot off the beginning of a line."""


def grid(game: Zwerg, board: Board, ink: Ink) -> Grid:
    """Three rows: values, colours of the dice, colours of the fields."""
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
    """Whether the previous row is shown: until the new row has a die."""
    fresh = not any(board.row) and not board.cave and not board.rolled
    return board.past is not None and fresh


def shown_row(board: Board) -> Row:
    return board.past.row if board.past and shows_past(board) else board.row


def facts(board: Board, ink: Ink) -> tuple[str, ...]:
    """Other public facts, without those on the buttons."""
    if board.past and shows_past(board):
        past = board.past
        return (ink("past", who=Who(past.seat), points=past.points), *cave(past.cave, ink))
    run = direction(board.row)
    lines = (ink(f"run-{run}", icon=Icon(run)),) if any(board.row) else ()
    return (*lines, *cave(board.cave, ink), *_left(board, ink))


def _left(board: Board, ink: Ink) -> tuple[str, ...]:
    if not board.left or board.phase == "choose":
        return ()
    left = Many(tuple(Icon(f"die-{colour}") for colour in board.left), glue=" ")
    return (ink("left", icon=Icon("die"), dice=left),)


def cave(dice: tuple[Die, ...], ink: Ink) -> tuple[str, ...]:
    if not dice:
        return ()
    return (ink("cave", icon=Icon("cave"), dice=Many(tuple(map(events.die, dice)))),)


def thrown(board: Board, ink: Ink) -> tuple[Large, ...]:
    """The thrown die, in large."""
    if not board.rolled:
        return ()
    die = board.rolled
    return (Large(ink.icon(f"die-{die.colour}") + ink.icon(f"value-{die.value}")),)


def bets(view: View, ink: Ink) -> tuple[str, ...]:
    """That bets lie face down, with the own one."""
    lie = any(view.has_bet) and view.board.phase != "bet"
    return (ink("bets-lie", icon=Icon("bet")), *own_bet(view, ink)) if lie else ()


def own_bet(view: View, ink: Ink) -> tuple[str, ...]:
    if view.own_bet is None:
        return ()
    word = "yes" if view.own_bet else "no"
    if view.board.phase == "bet":
        return (f"{ink(f'event-bet-{word}', icon=Icon(word))} {ink('may-change')}",)
    return (ink(f"own-{word}", icon=Icon(word)),)


def totals(view: View, ink: Ink) -> tuple[str, ...]:
    """The points of all seats in one line, as soon as there are any.

    Without icons: a line may break beside an icon, which would separate it from its name.
    """
    points = view.board.points
    if not any(points):
        return ()
    people = (ink("total", who=Who(seat), points=str(won)) for seat, won in enumerate(points))
    return (GLUE.join(people),)
