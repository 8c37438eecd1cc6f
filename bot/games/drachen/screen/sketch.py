"""The picture of the cave: initials on the dwarfs, the last dice, chains, danger, hoard."""

from collections.abc import Iterator
from string import ascii_lowercase

from bot.engine.game import Seen
from bot.engine.initials import initials
from bot.engine.phrases import Icon
from bot.engine.screen import Ink
from bot.engine.sketch import Cell, Player, Run, Sketch
from bot.games.drachen.rules import Drachen
from bot.games.drachen.state import State
from bot.games.drachen.state.cave import CAVE
from bot.games.drachen.twin import doubles_of

BEARD = 0.7
"""Where the letters of a dwarf stand."""


def sketch(game: Drachen, view: Seen[State], ink: Ink, prefix: str = "") -> Sketch:
    del prefix
    state = view.state
    return Sketch(
        rows=tuple(_rows(game, state, ink)),
        large=_dice(state),
        facts=tuple(_facts(game, state, ink)),
        players=tuple(_players(game, state, ink)),
        beside=True,
    )


def _rows(game: Drachen, state: State, ink: Ink) -> Iterator[tuple[Cell, ...]]:
    """The surface on top, the lanes, the dragon at the bottom."""
    letters = initials(tuple(map(ink.name, range(state.seats))))
    dwarfs = tuple(_dwarf(state, seat, letters[seat]) for seat in range(state.seats))
    yield Cell("surface"), *_waiting(state, game.cave.surface, dwarfs)
    for level in reversed(range(len(game.seed.lanes))):
        yield _lane(game, state, level, dwarfs)
    yield Cell("cave"), *_waiting(state, CAVE, dwarfs)


def _dwarf(state: State, seat: int, letters: str) -> Cell:
    ring = "-ring" if state.rings[seat] else ""
    return Cell(f"bare-{ascii_lowercase[seat]}{ring}", letters, height=BEARD)


def _waiting(state: State, place: int, dwarfs: tuple[Cell, ...]) -> tuple[Cell, ...]:
    return tuple(dwarfs[seat] for seat, at in enumerate(state.places) if at == place)


def _lane(game: Drachen, state: State, level: int, dwarfs: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """One lane with its arrow; every other lane runs to the left."""
    leftwards, struck = level % 2 == 1, game.struck(state)
    cells = [Cell("left" if leftwards else "right")]
    for number in game.seed.lanes[level]:
        index = game.cave.index(number)
        here = next((dwarfs[s] for s, at in enumerate(state.places) if at == index), None)
        cells.append(here or Cell(f"{'struck' if index in struck else 'field'}-{number}"))
    return tuple(reversed(cells) if leftwards else cells)


def _dice(state: State) -> tuple[Cell, ...]:
    """The last die of a dwarf, or the two of the dragon; always the room of two."""
    thrown = state.laugh or ((state.rolled,) if state.rolled else ())
    dice = [Cell(f"pips-{pips}") for pips in thrown]
    return tuple(dice + [Cell("")] * (2 - len(dice)))


def _facts(game: Drachen, state: State, ink: Ink) -> Iterator[Run]:
    yield Icon("dragon"), " ".join(map(str, game.cave.always_struck(state.seats)))
    yield Icon("ring"), ink("picture-hoard", rings=game.hoard(state))
    for name, chain in game.seed.chains.items():
        yield Icon(f"chain-{name}"), " ".join(f"{n}{n}" for n in doubles_of(chain))


def _players(game: Drachen, state: State, ink: Ink) -> Iterator[Player]:
    """With the ring that a dwarf carries, and its way."""
    waited = game.to_act(state)
    for seat, points in enumerate(state.delivered):
        carries = state.rings[seat]
        way = (Icon("ring"), Icon("up")) if carries else (Icon("down"),)
        yield Player((seat,), ink.name(seat), points, (way,), seat in waited)
