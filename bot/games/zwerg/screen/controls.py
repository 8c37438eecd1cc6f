"""The controls: the dice, the fields where a die fits, the two answers of a bettor."""

from collections.abc import Sequence

from bot.engine.phrases import Word
from bot.engine.screen import Choice, Control, Ink
from bot.games.zwerg import events
from bot.games.zwerg.moves import Action, Bet, Place, Roll
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.state import Board, View

DICE_IN_A_ROW = 3
FIELDS_IN_A_ROW = 3


def controls(game: Zwerg, view: View, ink: Ink) -> tuple[Control, ...]:
    board = view.board
    if board.phase == "bet":
        if view.seat is not None:
            return ()
        opening = Choice(
            ink("bet"), "bet", icon=ink.icon("bet"), style="main", opens=True, private=True
        )
        return ((opening,),)
    if board.rolled:
        legal = {a.field for a in game.legal_on(board, board.active) if isinstance(a, Place)}
        fields = range(1, len(board.row) + 1)
        return _rows([_field(game, board, n, n in legal, ink) for n in fields], FIELDS_IN_A_ROW)
    if board.phase != "choose":
        return ()
    return _rows([_die(board, colour, ink) for colour in game.seed.colours], DICE_IN_A_ROW)


def order(game: Zwerg, view: View, actions: Sequence[Action]) -> Sequence[Action]:
    """Matching fields first, evasion fields last."""
    rolled = view.board.rolled

    def place(action: Action) -> int:
        if rolled is None or not isinstance(action, Place):
            return 0
        colour = game.seed.row[action.field - 1]
        return 0 if colour == rolled.colour else 1 if colour else 2

    return sorted(actions, key=place)


def _rows(choices: Sequence[Choice], wide: int) -> tuple[Control, ...]:
    """Rows in which every die and field keeps its place."""
    return tuple(tuple(choices[at : at + wide]) for at in range(0, len(choices), wide))


def _die(board: Board, colour: str, ink: Ink) -> Choice:
    icon, gone = ink.icon(f"die-{colour}"), colour not in board.left
    return Choice(ink(f"colour-{colour}"), str(Roll(colour)), icon=icon, off=gone)


def _field(game: Zwerg, board: Board, field: int, legal: bool, ink: Ink) -> Choice:
    colour = game.seed.row[field - 1]
    matches = legal and board.rolled is not None and board.rolled.colour == colour
    return Choice(
        _label(game, board, field, matches, ink),
        str(Place(field)),
        icon=ink.icon(f"field-{colour}" if colour else "evasion"),
        style="good" if matches else "plain",
        off=not legal,
    )


def _label(game: Zwerg, board: Board, field: int, matches: bool, ink: Ink) -> str:
    colour, prices = game.seed.row[field - 1], game.seed.points
    spot = Word(f"button-{events.side(field, colour)}")
    if matches:
        return ink("to-match", spot=spot, points=prices.match)
    if colour or board.cave:  # Z14: a row that can no longer be full loses nothing
        return ink("to-field", spot=spot)
    return ink("to-evasion", spot=spot, points=prices.evasion)


def answers(view: View, ink: Ink) -> tuple[Choice, ...]:
    return (
        Choice(
            ink("yes"),
            str(Bet(True)),
            icon=ink.icon("yes"),
            style="main" if view.own_bet is True else "plain",
        ),
        Choice(
            ink("no"),
            str(Bet(False)),
            icon=ink.icon("no"),
            style="main" if view.own_bet is False else "plain",
        ),
    )
