"""The screens of Der 7bte Zwerg: the public board, and the bettor's private question."""

from collections.abc import Sequence

from bot.engine.screen import Choice, Control, Ink, Lines, Screen
from bot.games.zwerg import board as parts
from bot.games.zwerg import tales, twin
from bot.games.zwerg.moves import Action, Bet, Place, Roll
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.state import Board, View

BUTTONS_IN_A_ROW = 4
FIELDS_IN_A_ROW = 3


def render(game: Zwerg, view: View, ink: Ink, prefix: str = "") -> Screen:
    betting = view.board.phase == "bet"
    if betting and (prefix or view.seat in view.board.bettors):
        return _private(game, view, ink)
    lines = (*parts.facts(view.board, ink), *parts.news(view, ink))
    return Screen(
        title=_title(view.board, ink),
        blocks=(parts.grid(game, view.board, ink), Lines(lines), parts.totals(view, ink)),
        text=twin.text(game, view, ink),
        controls=_controls(game, view, ink),
    )


def _private(game: Zwerg, view: View, ink: Ink) -> Screen:
    """What a bettor sees alone, in the channel or in a direct message."""
    board = view.board
    active = view.seat == board.active
    said = (ink("own-turn"),) if active else parts.own_bet(view, ink) or (ink("own-none"),)
    return Screen(
        title=_title(board, ink),
        blocks=(
            parts.grid(game, board, ink),
            Lines((*parts.facts(board, ink), parts.question(board, ink), *said)),
        ),
        text="\n".join((twin.text(game, view, ink), *said)),
        controls=() if active else (_answers(view, ink),),
    )


def describe(game: Zwerg, view: View, action: Action, ink: Ink) -> str:
    match action:
        case Roll(colour):
            return ink("move-roll", colour=tales.colour(colour))
        case Place(field):
            return ink("move-place", field=field, what=twin.field_name(game, field))
        case Bet(yes):
            return ink("move-bet-yes" if yes else "move-bet-no")
        case _:
            return str(action)


def _title(board: Board, ink: Ink) -> str:
    return ink("heading", round=board.round, rounds=board.options.rounds)


def _controls(game: Zwerg, view: View, ink: Ink) -> tuple[Control, ...]:
    board = view.board
    if board.phase == "bet":
        if view.seat is not None:
            return ()
        opening = Choice(
            ink("bet"), "bet", icon=ink.icon("bet"), style="main", opens=True, private=True
        )
        return ((opening,),)
    if board.rolled:
        fields = [a.field for a in game.legal_on(board, board.active) if isinstance(a, Place)]
        return _rows([_field(game, board, field, ink) for field in fields], FIELDS_IN_A_ROW)
    dice = board.left if board.phase == "choose" else ()
    return _rows([_die(colour, ink) for colour in dice], BUTTONS_IN_A_ROW)


def _rows(choices: Sequence[Choice], wide: int) -> tuple[Control, ...]:
    return tuple(tuple(choices[at : at + wide]) for at in range(0, len(choices), wide))


def _die(colour: str, ink: Ink) -> Choice:
    return Choice(ink(f"colour-{colour}"), str(Roll(colour)), icon=ink.icon(f"die-{colour}"))


def _field(game: Zwerg, board: Board, field: int, ink: Ink) -> Choice:
    colour = game.seed.row[field - 1]
    if not colour:
        return Choice(ink("to-evasion", field=field), str(Place(field)), icon=ink.icon("evasion"))
    matches = board.rolled is not None and board.rolled.colour == colour
    label = ink(
        "to-match" if matches else "to-field",
        field=field,
        colour=tales.colour(colour),
        points=game.seed.points.match,
    )
    icon = ink.icon(f"field-{colour}")
    return Choice(label, str(Place(field)), icon=icon, style="good" if matches else "plain")


def _answers(view: View, ink: Ink) -> tuple[Choice, ...]:
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
