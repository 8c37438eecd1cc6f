"""A flick table for tests: fields drawn as text, states in any phase, moves as text."""

from dataclasses import replace

import pytest

from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE, Event
from bot.games.flick.rules import DiceFlick
from bot.games.flick.rules.position import Position
from bot.games.flick.rules.scoring import best
from bot.games.flick.seed import Options, SeatOptions
from bot.games.flick.state import Die, Field, State
from bot.texts import explain, tell
from tests.shelf import CATALOGUE, TEXTS

BOX = CATALOGUE["flick"]
NAMES = ("Anna", "Ben", "Cem", "Dora")
GERMAN = TEXTS.ink("de", BOX, NAMES)
ENGLISH = TEXTS.ink("en", BOX, NAMES)
assert isinstance(BOX.game, DiceFlick)
GAME: DiceFlick = BOX.game
KINDS = {"b": "blue", "y": "yellow", "g": "green", "w": "white", "K": "pink"}
EMPTY = ". . . . . " * 5


def field(drawing: str) -> Field:
    """Five rows of five: . is empty, b4 a blue 4, w2 a joker, K a Knaller."""
    dice = tuple(
        None if token == "." else Die(KINDS[token[0]], int(token[1:] or 0))
        for token in drawing.split()
    )
    assert len(dice) == 25
    return dice


def begin(seats: int = 2, child: bool = False, centre_knaller: bool = False) -> State:
    options = Options(centre_knaller=centre_knaller)
    return GAME.start([SeatOptions(child=child)] * seats, options)[0]


def ready(
    drawing: str = EMPTY,
    hand: str = "blue yellow green",
    due: int = 2,
    bonus: bool = False,
    bag: tuple[int, ...] | None = None,
    child: bool = False,
    centre_knaller: bool = False,
) -> State:
    """Seat 0 with these dice in front; all dice that are nowhere else are in the bag."""
    dice, kinds = field(drawing), hand.split()
    lying = [die.kind for die in dice if die] + kinds
    rest = tuple(count - lying.count(kind) for kind, count in GAME.seed.dice.items())
    start = begin(2, child, centre_knaller)
    return replace(
        start,
        draws=0,
        field=dice,
        hands=(tuple(kinds), ()),
        bag=rest if bag is None else bag,
        due=due,
        bonus=bonus,
    )


def scoring(drawing: str, centre_knaller: bool = False) -> State:
    """Seat 0 has made its flicks and scores this field."""
    return ready(drawing, hand="", due=0, centre_knaller=centre_knaller)


def position(drawing: str, options: Options | None = None) -> Position:
    return GAME.masks.position(field(drawing), options or Options())


def best_points(drawing: str, centre_knaller: bool = False) -> int:
    found = position(drawing, Options(centre_knaller=centre_knaller))
    return found.total(best(GAME.masks, found))


def play(state: State, *texts: str) -> State:
    return told(state, *texts)[0]


def told(state: State, *texts: str) -> tuple[State, list[Event]]:
    """The state after these moves, each made by whoever is to act, and all that was told."""
    events: list[Event] = []
    for text in texts:
        (seat,) = GAME.to_act(state)
        state, more = GAME.apply(state, seat, GAME.parse(text))
        events += more
    return state, events


def points(state: State, text: str) -> int:
    """What this scoring of seat 0 writes on its sheet."""
    return play(state, text).sheets[0][-1]


def refused(state: State, text: str) -> IllegalMoveError:
    """The refusal of a move; its sentence must exist in both languages."""
    (seat,) = GAME.to_act(state)
    with pytest.raises(IllegalMoveError) as refusal:
        GAME.apply(state, seat, GAME.parse(text))
    assert explain(GERMAN, refusal.value) != explain(ENGLISH, refusal.value)
    return refusal.value


def german(events: list[Event]) -> list[str]:
    return [tell(GERMAN, event) for event in events]


def dice_in_all(state: State) -> int:
    lying = sum(die is not None for die in state.field)
    return sum(state.bag) + lying + sum(map(len, state.hands)) + bool(state.flight)


def by_chance(state: State) -> bool:
    return GAME.to_act(state) == {CHANCE}
