"""The field as pictures and as letters: dice with their pips, bare markers, chances."""

from collections.abc import Iterable
from string import ascii_uppercase

from bot.engine.screen import Grid, Ink, Sheet
from bot.games.flick.position import Die
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import State

CELL_WIDTH = 5
LABEL_WIDTH = 2
PAD_WIDTH = 7


def field_grid(game: DiceFlick, state: State, ink: Ink) -> Grid:
    size = game.seed.size
    head = ("corner", *(f"column-{n}" for n in range(1, size + 1)))
    rows = [
        (f"row-{row + 1}", *(icon_at(game, state, row * size + column) for column in range(size)))
        for row in range(size)
    ]
    return Grid(tuple(tuple(ink.icon(name) for name in row) for row in (head, *rows)))


def icon_at(game: DiceFlick, state: State, hole: int) -> str:
    die = state.field[hole]
    if die:
        return die.kind if die.kind == game.seed.knaller else f"{die.kind}-{die.pips}"
    colour = game.masks.upgrades.get(hole)
    if colour:
        return f"upgrade-{colour}"
    return {game.masks.centre: "centre", game.masks.bonus: "bonus"}.get(hole, "hole")


def field_sheet(game: DiceFlick, state: State, ink: Ink) -> Sheet:
    """Kind and pips of every die in letters; markers in brackets."""
    codes = [
        _die(die, ink) if die else _bare(game, hole, ink) for hole, die in enumerate(state.field)
    ]
    return _sheet(game, codes)


def odds_sheet(game: DiceFlick, state: State, plate: str, ink: Ink) -> Sheet:
    """The chance to hit every free hole, and the dice that lie in the others."""
    codes = [
        _die(die, ink) if die else str(game.chart(state, plate, name).percent(hole)[0])
        for hole, (name, die) in enumerate(zip(game.board.names, state.field, strict=True))
    ]
    return _sheet(game, codes)


def _sheet(game: DiceFlick, codes: list[str]) -> Sheet:
    size = game.seed.size
    head = _row("", list(game.board.columns))
    rows = [_row(str(row + 1), codes[row * size : row * size + size]) for row in range(size)]
    return Sheet((head, *rows))


def _row(label: str, codes: list[str]) -> str:
    cells = "".join(f"{code:^{CELL_WIDTH}}" for code in codes)
    return f"{label:<{LABEL_WIDTH}}{cells}".rstrip()


def _die(die: Die, ink: Ink) -> str:
    return f"{ink(f'code-{die.kind}')}{die.pips or ''}"


def _bare(game: DiceFlick, hole: int, ink: Ink) -> str:
    colour = game.masks.upgrades.get(hole)
    if colour:
        return f"({ink(f'code-{colour}')})"
    markers = {game.masks.centre: "code-centre", game.masks.bonus: "code-bonus"}
    return f"({ink(markers[hole])})" if hole in markers else "·"


def pad_sheet(game: DiceFlick, state: State, ink: Ink) -> Sheet:
    """The score pad: a line per round, a column per seat."""
    letters = ascii_uppercase[: len(state.sheets)]
    rounds = zip(*state.sheets, strict=True)
    return Sheet(
        (
            _pad_row(ink("pad-round"), letters),
            *(_pad_row(str(turn), points) for turn, points in enumerate(rounds, start=1)),
            _pad_row(ink("pad-total"), game.totals(state)),
        )
    )


def _pad_row(label: str, row: Iterable[object]) -> str:
    return f"{label:<{PAD_WIDTH}}" + "".join(f"{entry!s:>{CELL_WIDTH}}" for entry in row)
