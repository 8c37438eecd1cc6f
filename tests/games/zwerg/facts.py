"""What a seat at a table of Der 7bte Zwerg sees, also its own secret bet."""

from collections.abc import Iterator

from bot.engine.screen import Ink
from bot.games.zwerg import events
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.rules.row import direction, fitting
from bot.games.zwerg.state import Board, Die, Row, View
from tests.facts import Fact

RUNS = {
    "de": {"rising": "steigt", "falling": "fällt", "undecided": "offen"},
    "en": {"rising": "rises", "falling": "falls", "undecided": "open"},
}
BETS = {"de": ("Nein", "Ja"), "en": ("no", "yes")}


def facts(game: Zwerg, view: View, ink: Ink, locale: str) -> Iterator[Fact]:
    board = view.board
    yield from ((f"{ink.name(seat)} {points}",) for seat, points in enumerate(board.points))
    if board.phase == "over":
        return
    yield str(board.round), str(board.options.rounds), ink.name(board.active)
    yield from _row(game, board.row, ink)
    if any(board.row):
        yield (RUNS[locale][direction(board.row)],)
    yield from ((_die(die, ink),) for die in board.cave)
    yield from ((ink(f"colour-{colour}"),) for colour in board.left)
    if board.rolled:
        yield (_die(board.rolled, ink),)
        yield _fields(game, board, board.rolled, ink)
    if board.past and not any(board.row) and not board.cave and not board.rolled:
        yield ink.name(board.past.seat), str(board.past.points)
        yield from ((_die(die, ink),) for die in (*board.past.row, *board.past.cave) if die)
    yield from _bets(view, ink, locale)


def _row(game: Zwerg, row: Row, ink: Ink) -> Iterator[Fact]:
    """The colour of every field, also of an empty one, and what lies there."""
    for field, (colour, die) in enumerate(zip(game.seed.row, row, strict=True), start=1):
        spot = ink(f"spot-{colour or ('left' if field == 1 else 'right')}")
        what = f"{spot} ({ink(f'colour-{colour}')})" if colour else spot
        yield (f"{what}: {_die(die, ink)}" if die else what,)


def _fields(game: Zwerg, board: Board, die: Die, ink: Ink) -> Fact:
    """Every field where the die fits."""
    colours = {field: game.seed.row[field - 1] for field in fitting(board.row, die.value)}
    return tuple(ink(str(events.spot(*one).key)) for one in colours.items())


def _die(die: Die, ink: Ink) -> str:
    return f"{ink(f'colour-{die.colour}')} {die.value}"


def _bets(view: View, ink: Ink, locale: str) -> Iterator[Fact]:
    if view.own_bet is not None:
        yield (BETS[locale][view.own_bet],)
    if view.board.phase == "bet":
        yield from ((ink.name(seat),) for seat in view.board.bettors)
