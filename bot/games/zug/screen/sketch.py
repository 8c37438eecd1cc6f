"""The picture of the train: row numbers beside it, both clans and the conductor on the right."""

from collections.abc import Iterator

from bot.engine.game import Seen
from bot.engine.initials import initials
from bot.engine.screen import Ink
from bot.engine.sketch import Cell, Player, Run, Sketch, counted
from bot.games.zug.moves import CLANS
from bot.games.zug.rules import Zug
from bot.games.zug.screen.controls import controls
from bot.games.zug.screen.picture import shown_icons
from bot.games.zug.state import State, clan_to_move, members

LONGEST_PAIR = 11
"""So many letters of names fit beside the board; of longer ones the initials."""


def sketch(game: Zug, view: Seen[State], ink: Ink, prefix: str = "") -> Sketch:
    state = view.state
    return Sketch(
        rows=tuple(_rows(game, state, controls(game, state, ink, prefix).marks)),
        legend=tuple(_clocks(game, state, ink)),
        players=tuple(_clan(game, state, clan, ink) for clan in (0, 1)),
        beside=True,
    )


def _rows(game: Zug, state: State, marks: dict[str, str]) -> Iterator[tuple[Cell, ...]]:
    board = game.board(state)
    icons = shown_icons(board, state, marks)
    yield Cell("closed"), *(Cell(f"column-{name[0]}") for name in board.grid[0])
    for row in board.grid:
        yield Cell(f"row-{row[0][1:]}"), *(Cell(icons.get(name, "closed")) for name in row)


def _clan(game: Zug, state: State, clan: int, ink: Ink) -> Player:
    """The seats of a clan; signs, removals, kicks and turns to drop below."""
    seats = members(state.clans, clan)
    notes = (
        *counted(f"{CLANS[clan]}-sign", game.seed.signs - len(state.signs[clan])),
        *counted("take", state.removals[clan]),
        *counted("kick", state.kicks[clan]),
    )
    drops = state.drops[clan]
    told = ((ink("picture-drops", count=drops),),) if drops else ()
    acting = state.phase != "over" and clan == _acting(state)
    names = tuple(map(ink.name, seats))
    together = ", ".join(names)
    few = len(names) == 1 or len(together) <= LONGEST_PAIR
    name = together if few else " ".join(initials(names))
    return Player(seats, name, game.held(state)[clan], (*notes, *told), acting)


def _acting(state: State) -> int:
    return 1 - state.tossed if state.phase == "conduct" else clan_to_move(state)


def _clocks(game: Zug, state: State, ink: Ink) -> Iterator[Run]:
    if state.phase == "over":
        return
    yield (ink("picture-conductor", turns=game.conductor_in(state)),)
    if (last := game.terms(state).last) is not None:
        yield (ink("picture-end", turns=max(0, last - state.turn)),)
