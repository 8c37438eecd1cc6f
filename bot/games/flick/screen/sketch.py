"""The picture of the field: chances in the holes, the way of a flight, bag and dice of all."""

from collections.abc import Iterator

from bot.engine.game import Seen
from bot.engine.phrases import Icon
from bot.engine.screen import Ink
from bot.engine.sketch import Cell, Player, Run, Sketch, Spot, counted
from bot.games.flick.rules import DiceFlick
from bot.games.flick.screen.blocks import icon_at, marks
from bot.games.flick.state import State
from bot.games.flick.state.board import HEADINGS
from bot.games.flick.twin.asking import picked


def sketch(game: DiceFlick, view: Seen[State], ink: Ink, prefix: str = "") -> Sketch:
    state = view.state
    return Sketch(
        rows=_rows(game, state, prefix),
        facts=(_bag(game, state, ink),),
        players=tuple(_players(game, state, ink)),
        legend=tuple(_legend(game)),
        path=tuple(_way(game, state)),
        beside=True,
    )


def _rows(game: DiceFlick, state: State, prefix: str) -> tuple[tuple[Cell, ...], ...]:
    size, now = game.seed.size, picked(game, state, prefix)
    over = marks(game, state, now.hole)
    chosen = bool(now.die) and not now.hole
    holes = [_hole(game, state, hole, over.get(hole, ""), chosen) for hole in game.board.holes]
    head = (Cell("corner"), *(Cell(f"column-{n}") for n in range(1, size + 1)))
    return (
        head,
        *((Cell(f"row-{n + 1}"), *holes[n * size : n * size + size]) for n in range(size)),
    )


def _hole(game: DiceFlick, state: State, hole: int, mark: str, chosen: bool) -> Cell:
    """With the chance to hit it from the best plate, once a die is chosen."""
    icon = mark or icon_at(game, state, hole)
    if state.field[hole] or not chosen:
        return Cell(icon)
    chance = str(game.best_aims(state)[hole].hit)
    return Cell(icon, text=chance) if icon == "hole" else Cell(icon, label=chance)


def _bag(game: DiceFlick, state: State, ink: Ink) -> Run:
    if not any(state.bag):
        return (ink("bag-empty"),)
    dice = (counted(kind, n) for kind, n in zip(game.seed.dice, state.bag, strict=True))
    return (ink("picture-bag"), *(part for runs in dice for run in runs for part in run))


def _legend(game: DiceFlick) -> Iterator[Run]:
    """The centre doubles, the bonus gives a flick, markers their points."""
    seed = game.seed
    yield Icon("centre"), f"×{seed.centre_factor}"
    yield Icon("bonus"), "+1"
    yield *(Icon(f"upgrade-{colour}") for colour in seed.colours), str(seed.marker_points)


def _players(game: DiceFlick, state: State, ink: Ink) -> Iterator[Player]:
    for seat, (hand, points) in enumerate(zip(state.hands, game.totals(state), strict=True)):
        acting = bool(game.to_act(state)) and seat == state.seat
        yield Player((seat,), ink.name(seat), points, (tuple(map(Icon, hand)),), acting)


def _way(game: DiceFlick, state: State) -> Iterator[Spot]:
    """From the plate to the hole, each step pushed by its wobble."""
    if state.flight is None:
        return
    plate, hole, wobbles = state.flight.plate, state.flight.hole, state.flight.wobbles
    board = game.board
    column, row = board.spot(hole)
    start, target = _stand(game, plate), (column + 1.0, row + 1.0)
    steps = board.distance(plate, hole)
    yield start
    for step in range(1, steps + 1):
        x = start[0] + (target[0] - start[0]) * step / steps
        y = start[1] + (target[1] - start[1]) * step / steps
        side, ahead = game.turns.flights.pushed(wobbles[:step])
        east, south = HEADINGS[plate[0]]
        yield x + east * ahead - south * side, y + south * ahead + east * side


def _stand(game: DiceFlick, plate: str) -> Spot:
    """Where the plate stands, in cells of the picture: one row and one column are labels."""
    at, size = float(game.board.place(plate) + 1), game.seed.size
    stands = {"N": (at, 0.3), "S": (at, size + 0.3), "W": (0.3, at), "E": (size + 0.3, at)}
    return stands[plate[0]]
