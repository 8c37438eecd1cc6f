"""The screen of Hex-hex-Kniffel: five dice, the sheet of everybody, two menus."""

from string import ascii_uppercase

from bot.engine.game import Seen
from bot.engine.screen import Block, Choice, Control, Grid, Ink, Lines, Menu, Screen, Sheet
from bot.engine.words import Many, Who, Word
from bot.games.kniffel.moves import Action, Enter, Reroll
from bot.games.kniffel.rules import Kniffel, State

LABEL_WIDTH = 10
COLUMN_WIDTH = 3


def render(game: Kniffel, view: Seen[State], ink: Ink, prefix: str = "") -> Screen:
    state = view.state
    return Screen(
        title=ink("heading", turn=_turn(game, state), turns=len(game.seed.rows)),
        blocks=(*_dice(game, state, ink), _sheet(game, state, ink), _totals(game, state, ink)),
        text=_twin(game, state, ink),
        controls=_controls(game, state, ink),
    )


def describe(game: Kniffel, view: Seen[State], action: Action, ink: Ink) -> str:
    match action:
        case Enter(row):
            return ink("move-enter", row=Word(f"row-{row}"), points=game.worth(view.state, row))
        case Reroll(positions):
            return ink("move-reroll", dice=Many(positions), count=len(positions))
        case _:
            return ink("move-roll")


def _turn(game: Kniffel, state: State) -> int:
    filled = min(sum(points is not None for points in sheet) for sheet in state.sheets)
    return min(filled + 1, len(game.seed.rows))


def _dice(game: Kniffel, state: State, ink: Ink) -> tuple[Block, ...]:
    if not game.to_act(state):
        return ()
    numbers = tuple(ink.icon(str(place)) for place in range(1, game.seed.dice + 1))
    faces = tuple(ink.icon(symbol) for symbol in state.dice or ("blank",) * game.seed.dice)
    return Lines((ink("rolls", roll=state.rolls, rolls=game.seed.rolls),)), Grid((numbers, faces))


def _sheet(game: Kniffel, state: State, ink: Ink) -> Sheet:
    letters = "".join(f"{ascii_uppercase[s]:>{COLUMN_WIDTH}}" for s in range(len(state.sheets)))
    rows = [
        f"{ink(f'short-{row}'):<{LABEL_WIDTH}}" + "".join(_cell(s[place]) for s in state.sheets)
        for place, row in enumerate(game.seed.rows)
    ]
    return Sheet((" " * LABEL_WIDTH + letters, *rows))


def _cell(points: int | None) -> str:
    return f"{'·' if points is None else points:>{COLUMN_WIDTH}}"


def _totals(game: Kniffel, state: State, ink: Ink) -> Lines:
    return Lines(
        tuple(
            ink("total", letter=ascii_uppercase[seat], who=Who(seat), points=points)
            for seat, points in enumerate(game.totals(state))
        )
    )


def _controls(game: Kniffel, state: State, ink: Ink) -> tuple[Control, ...]:
    legal = game.legal(state, state.seat)
    if not legal:
        return ()
    if state.rolls == 0:
        return ((Choice(ink("move-roll"), "roll", icon="🎲", style="main"),),)
    rows = tuple(_row(game, state, row, ink) for row in game.open_rows(state))
    enter = Menu(ink("prompt-enter"), "enter", rows)
    if state.rolls == game.seed.rolls:
        return (enter,)
    dice = tuple(
        Choice(ink("die", place=place, symbol=Word(f"row-{s}")), str(place), icon=ink.icon(s))
        for place, s in enumerate(state.dice, start=1)
    )
    return Menu(ink("prompt-reroll"), "reroll", dice, least=1, most=len(dice)), enter


def _row(game: Kniffel, state: State, row: str, ink: Ink) -> Choice:
    icon = ink.icon(row) if row in game.seed.symbols else ""
    points = ink("points", points=game.worth(state, row))
    return Choice(ink(f"row-{row}"), row, icon=icon, detail=points)


def _twin(game: Kniffel, state: State, ink: Ink) -> str:
    sentences = [ink("twin-turn", turn=_turn(game, state), turns=len(game.seed.rows))]
    if game.to_act(state):
        sentences.append(_twin_dice(state, ink))
    return "\n".join([*sentences, *(_twin_sheet(game, state, s, ink) for s in _seats(state))])


def _seats(state: State) -> range:
    return range(len(state.sheets))


def _twin_dice(state: State, ink: Ink) -> str:
    if not state.rolls:
        return ink("twin-before-roll", who=Who(state.seat))
    dice = Many(tuple(Word(f"row-{symbol}") for symbol in state.dice))
    return ink("twin-dice", who=Who(state.seat), roll=state.rolls, dice=dice)


def _twin_sheet(game: Kniffel, state: State, seat: int, ink: Ink) -> str:
    filled = [
        Word("twin-row", {"row": Word(f"row-{row}"), "points": points})
        for row, points in zip(game.seed.rows, state.sheets[seat], strict=True)
        if points is not None
    ]
    total = game.totals(state)[seat]
    if not filled:
        return ink("twin-empty", who=Who(seat))
    return ink("twin-sheet", who=Who(seat), points=total, rows=Many(tuple(filled)))
