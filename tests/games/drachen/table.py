"""Positions of Drachenlachen in short words, and moves on them."""

from bot.engine.game import CHANCE, Event
from bot.games.drachen.rules import Drachen
from bot.games.drachen.seed import Options
from bot.games.drachen.state import State
from bot.games.drachen.state.cave import CAVE
from tests.shelf import CATALOGUE

BOX = CATALOGUE["drachen"]
GAME: Drachen = BOX.game  # type: ignore[assignment]


def position(*dwarfs: str, delivered: tuple[int, ...] = (), turn: int = 0, rings: int = 2) -> State:
    """Where each seat's dwarf stands: a number, cave or surface, with + behind it for a ring."""
    return State(
        Options.model_validate({"rings": rings}),
        tuple(_index(dwarf.rstrip("+")) for dwarf in dwarfs),
        tuple(dwarf.endswith("+") for dwarf in dwarfs),
        delivered or (0,) * len(dwarfs),
        turn,
    )


def _index(place: str) -> int:
    ends = {"cave": CAVE, "surface": GAME.cave.surface}
    return ends[place] if place in ends else GAME.cave.index(int(place))


def standing(state: State) -> tuple[str, ...]:
    """The dwarfs of a state in the words of `position`."""
    return tuple(
        _word(place) + "+" * ring for place, ring in zip(state.places, state.rings, strict=True)
    )


def _word(place: int) -> str:
    if GAME.cave.is_field(place):
        return str(GAME.cave.number(place))
    return "cave" if place == CAVE else "surface"


def play(state: State, seat: int, *moves: str) -> State:
    for move in moves:
        state, _ = GAME.apply(state, seat, GAME.parse(move))
    return state


def roll(state: State, *dice: int) -> State:
    """The seat whose turn it is rolls, and chance shows these dice."""
    return play(play(state, state.seat, "roll"), CHANCE, *map(str, dice))


def told(state: State, *dice: int) -> tuple[Event, ...]:
    """What is told when these dice fall."""
    *before, last = dice
    rolled = roll(state, *before)
    return GAME.apply(rolled, CHANCE, GAME.parse(str(last)))[1]
