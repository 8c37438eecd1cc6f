"""The controls: the roll, the likely keeps, the rows that fit."""

from collections import Counter
from typing import Literal

from bot.engine.phrases import Many, Word
from bot.engine.screen import Choice, Control, Ink, Menu
from bot.games.kniffel.moves import Enter, Reroll, Roll
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.screen.keeps import KEEPS, keeps, kept_by
from bot.games.kniffel.state import State

ENTRIES_IN_A_ROW = 2
EARLY_ENTRIES = 2
"""The number of row buttons before the last roll: few rows are worth an early stop."""
MOST_ENTRIES = 6
MOST_KINDS = 2
"""The number of kinds whose names have room on a button."""


def controls(game: Kniffel, state: State, ink: Ink) -> tuple[Control, ...]:
    """The controls; rows are added on top, so that on a phone no button moves under the finger."""
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
    icon = ink.icon(kept[0]) if len(set(kept)) == 1 else ""
    return Choice(ink("keep", dice=_counted(kept)), str(move), icon=icon, style="main")


def _counted(kept: list[str]) -> Word | Many:
    """The kept dice in words: two kinds at most, else how many different ones."""
    counts = Counter(kept)
    if len(counts) > MOST_KINDS:
        return Word("keep-different", {"count": len(kept)})
    told = (Word(f"keep-{symbol}", {"count": count}) for symbol, count in counts.items())
    return Many(tuple(told), " + ")


def _any_dice(state: State, ink: Ink) -> Menu:
    dice = tuple(
        Choice(ink("die", place=place, symbol=Word(f"row-{s}")), str(place), icon=ink.icon(s))
        for place, s in enumerate(state.dice, start=1)
    )
    return Menu(ink("prompt-reroll"), "reroll", dice, least=1, most=len(dice))


def _entries(
    game: Kniffel, state: State, rows: list[str], most: int, ink: Ink
) -> tuple[Control, ...]:
    """The rows with the most points as buttons, the others in a menu."""
    buttons = tuple(_entry(game, state, row, ink) for row in rows[:most])
    lines = tuple(
        buttons[at : at + ENTRIES_IN_A_ROW] for at in range(0, len(buttons), ENTRIES_IN_A_ROW)
    )
    if rest := tuple(_listed(game, state, row, ink) for row in rows[most:]):
        return *lines, Menu(ink("prompt-enter"), "enter", rest)
    return lines


def _entry(game: Kniffel, state: State, row: str, ink: Ink) -> Choice:
    points = game.worth(state, row)
    shorter = f"entry-{row}"
    name = shorter if ink.knows(shorter) else f"short-{row}"
    label = ink("entry", row=Word(name), points=points)
    style: Literal["good", "bad"] = "good" if points else "bad"
    return Choice(label, str(Enter(row)), icon=ink.icon("enter"), style=style)


def _listed(game: Kniffel, state: State, row: str, ink: Ink) -> Choice:
    icon = ink.icon(row) if row in game.seed.symbols else ""
    points = ink("points", points=game.worth(state, row))
    return Choice(ink(f"row-{row}"), row, icon=icon, detail=points)
