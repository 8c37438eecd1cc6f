"""The blocks of the screen: the row with its dice, what is left, the cave, the points."""

from bot.engine.phrases import Icon, Many, Who
from bot.engine.screen import Grid, Ink, Large
from bot.games.zwerg import events
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.rules.row import direction, fitting
from bot.games.zwerg.screen.questions import wager
from bot.games.zwerg.state import Board, Die, Row, View

GLUE = "\u00a0· "
"""Between people in a flowing line: a dot never stands at the beginning of the next."""


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
    """What else lies open, line by line; what the buttons say is not said again."""
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
    """The die that waits for its field, as large as it matters."""
    if not board.rolled:
        return ()
    die = board.rolled
    return (Large(ink.icon(f"die-{die.colour}") + ink.icon(f"value-{die.value}")),)


def bets(view: View, ink: Ink) -> tuple[str, ...]:
    """What is being bet on, or that the bets lie on the table."""
    if view.board.phase == "bet":
        return (wager(view.board, ink),)
    lie = any(view.has_bet)
    return (ink("bets-lie", icon=Icon("bet")), *own_bet(view, ink)) if lie else ()


def own_bet(view: View, ink: Ink) -> tuple[str, ...]:
    if view.own_bet is None:
        return ()
    word = "yes" if view.own_bet else "no"
    if view.board.phase == "bet":
        return (f"{ink(f'event-bet-{word}', icon=Icon(word))} {ink('may-change')}",)
    return (ink(f"own-{word}", icon=Icon(word)),)


def totals(view: View, ink: Ink) -> tuple[str, ...]:
    """Everybody's points in one flowing line, as soon as there are any.

    Without pictures: beside one of them a line may always break, and names end up without theirs.
    """
    points = view.board.points
    if not any(points):
        return ()
    people = (ink("total", who=Who(seat), points=str(won)) for seat, won in enumerate(points))
    return (GLUE.join(people),)
