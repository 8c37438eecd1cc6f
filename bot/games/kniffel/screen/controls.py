"""What can be pressed: the roll, what a person would keep, the rows that fit."""

from bot.engine.phrases import Word
from bot.engine.screen import Choice, Control, Ink, Menu
from bot.games.kniffel.moves import Enter, Reroll, Roll
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.screen.keeps import KEEPS, keeps, kept_by
from bot.games.kniffel.state import State

ENTRIES_IN_A_ROW = 2
EARLY_ENTRIES = 2
"""Who stops before the last roll mostly has something good."""
MOST_ENTRIES = 6


def controls(game: Kniffel, state: State, ink: Ink) -> tuple[Control, ...]:
    """Choices come and go from above, so that on a phone nothing slides under the finger."""
    if not game.legal(state, state.seat):
        return ()
    if not state.rolls:
        return ((Choice(ink("move-roll"), str(Roll()), icon=ink.icon("roll"), style="main"),),)
    rows = sorted(game.open_rows(state), key=lambda row: -game.worth(state, row))
    if state.rolls < game.seed.rolls:
        keep = tuple(_keep(game, state, move, ink) for move in keeps(game, state, KEEPS))
        return keep, _any_dice(state, ink), *_entries(game, state, rows, EARLY_ENTRIES, ink)
    return _entries(game, state, rows, MOST_ENTRIES, ink)


def _keep(game: Kniffel, state: State, move: Reroll, ink: Ink) -> Choice:
    kept = sorted(kept_by(state, move), key=state.dice.index)  # equal ones side by side
    if not kept:
        return Choice(ink("keep-nothing"), str(move), icon=ink.icon("roll"))
    # A label holds no emoji of our own, so the stand-ins of the seed serve here.
    dice = "".join(game.seed.icons[symbol] for symbol in kept)
    return Choice(ink("keep", dice=dice), str(move), style="main")


def _any_dice(state: State, ink: Ink) -> Menu:
    dice = tuple(
        Choice(ink("die", place=place, symbol=Word(f"row-{s}")), str(place), icon=ink.icon(s))
        for place, s in enumerate(state.dice, start=1)
    )
    return Menu(ink("prompt-reroll"), "reroll", dice, least=1, most=len(dice))


def _entries(
    game: Kniffel, state: State, rows: list[str], most: int, ink: Ink
) -> tuple[Control, ...]:
    """The rows with the most points as buttons, the rest as a menu."""
    buttons = tuple(_entry(game, state, row, ink) for row in rows[:most])
    lines = tuple(
        buttons[at : at + ENTRIES_IN_A_ROW] for at in range(0, len(buttons), ENTRIES_IN_A_ROW)
    )
    if rest := tuple(_listed(game, state, row, ink) for row in rows[most:]):
        return *lines, Menu(ink("prompt-enter"), "enter", rest)
    return lines


def _entry(game: Kniffel, state: State, row: str, ink: Ink) -> Choice:
    points = game.worth(state, row)
    label = ink("entry", row=Word(f"short-{row}"), points=points)
    icon = ink.icon(row) if row in game.seed.symbols else ""
    return Choice(label, str(Enter(row)), icon=icon, style="good" if points else "bad")


def _listed(game: Kniffel, state: State, row: str, ink: Ink) -> Choice:
    icon = ink.icon(row) if row in game.seed.symbols else ""
    points = ink("points", points=game.worth(state, row))
    return Choice(ink(f"row-{row}"), row, icon=icon, detail=points)
