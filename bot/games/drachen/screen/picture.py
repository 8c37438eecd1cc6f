"""The grid of the cave: lanes in serpentines from the dragon up to the surface."""

from string import ascii_lowercase

from bot.engine.screen import Grid, Ink
from bot.games.drachen.rules import Drachen
from bot.games.drachen.state import State
from bot.games.drachen.state.cave import CAVE


def picture(game: Drachen, state: State, ink: Ink) -> Grid:
    """The surface on top, the dragon at the bottom; an arrow shows the direction of a lane."""
    dwarfs = {
        place: dwarf(state, seat, ink)
        for seat, place in enumerate(state.places)
        if game.cave.is_field(place)
    }
    lanes = [_lane(game, state, level, dwarfs, ink) for level in range(len(game.seed.lanes))]
    surface = (ink.icon("surface"), *_waiting(state, game.cave.surface, ink))
    dragon = (ink.icon("cave"), *_waiting(state, CAVE, ink))
    return Grid((surface, *reversed(lanes), dragon))


def dwarf(state: State, seat: int, ink: Ink) -> str:
    ring = "-ring" if state.rings[seat] else ""
    return ink.icon(f"dwarf-{ascii_lowercase[seat]}{ring}")


def _waiting(state: State, place: int, ink: Ink) -> tuple[str, ...]:
    return tuple(dwarf(state, seat, ink) for seat, at in enumerate(state.places) if at == place)


def _lane(
    game: Drachen, state: State, level: int, dwarfs: dict[int, str], ink: Ink
) -> tuple[str, ...]:
    """One lane with its arrow; every other lane runs to the left."""
    leftwards, struck = level % 2 == 1, game.struck(state)
    cells = [ink.icon("left" if leftwards else "right")]
    for number in game.seed.lanes[level]:
        index = game.cave.index(number)
        empty = f"struck-{number}" if index in struck else f"field-{number}"
        cells.append(dwarfs.get(index) or ink.icon(empty))
    return tuple(reversed(cells) if leftwards else cells)
