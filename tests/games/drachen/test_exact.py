"""Playouts against exact chances: a cave so small that every position can be solved."""

from collections import Counter
from functools import cache
from itertools import islice

import pytest

from bot.engine.game import CHANCE
from bot.games.drachen.brain.playout import throws
from bot.games.drachen.brain.rating import chances, rate
from bot.games.drachen.moves import Choose, Pips, Roll
from bot.games.drachen.rules import Drachen
from bot.games.drachen.seed import Options, Seed
from bot.games.drachen.state import State
from tests.games.drachen.table import GAME

SMALL = Drachen(
    Seed.model_validate(
        {
            **GAME.seed.model_dump(),
            "faces": 3,
            "lanes": [[11, 12, 13, 3], [21, 22, 23, 4]],
            "chains": {"a": [22, 13], "b": [11, 23]},
            "playouts": 12_000,
        }
    )
)
START = SMALL.start((None, None), Options(rings=1, two_players=True))[0]
SWEEPS = 100


def turns_of(state: State) -> list[tuple[State, float]]:
    """Where one turn leads, by the rules alone; struck dwarfs without a ring go to the dragon."""
    if state.phase == "turn":
        return turns_of(SMALL.apply(state, state.seat, Roll())[0])
    outcomes = SMALL.outcomes(state)
    after = [SMALL.apply(state, CHANCE, action)[0] for action, _ in outcomes]
    settled = [_caved(one) for one in after]
    return [
        (last, chance / len(outcomes))
        for one in settled
        for last, chance in ([(one, 1.0)] if one.phase in {"turn", "over"} else turns_of(one))
    ]


def _caved(state: State) -> State:
    while state.choosing:
        state, _ = SMALL.apply(state, state.choosing[0], Choose("cave"))
    return state


def _key(state: State) -> tuple[object, ...]:
    """What the future hangs on: neither the count of turns nor the last laugh."""
    return state.places, state.rings, state.seat, state.phase == "over"


@cache
def exact() -> dict[tuple[object, ...], float]:
    """Seat 0's exact chance to win in every position that can come up."""
    ways, open_still = {}, [START]
    while open_still:
        state = open_still.pop()
        if _key(state) in ways:
            continue
        ways[_key(state)] = [] if state.phase == "over" else turns_of(state)
        open_still += [after for after, _ in ways[_key(state)]]
    chance = {key: float(key[2] == 0) if not way else 0.5 for key, way in ways.items()}
    plain = {k: [(_key(after), p) for after, p in way] for k, way in ways.items() if way}
    for _ in range(SWEEPS):
        for key, way in plain.items():
            chance[key] = sum(chance[after] * p for after, p in way)
    return chance


def test_the_small_cave_is_solved() -> None:
    for state, _ in turns_of(START):
        there = sum(exact()[_key(after)] * p for after, p in turns_of(state))
        assert there == pytest.approx(exact()[_key(state)], abs=1e-5)
    assert sum(p for _, p in turns_of(START)) == pytest.approx(1)
    assert len(exact()) > 200


@pytest.mark.parametrize("dice", ["", "3", "3 2", "3 3 2 2", "2 2 3 3"])
def test_playouts_find_the_exact_chance(dice: str) -> None:
    state = START
    for pips in map(int, dice.split()):
        state = SMALL.apply(SMALL.apply(state, state.seat, Roll())[0], CHANCE, Pips(pips))[0]
    found = chances(SMALL, SMALL.view(state, None)).wins
    assert sum(found) == pytest.approx(1)
    assert found[0] == pytest.approx(exact()[_key(state)], abs=0.025)


@pytest.mark.parametrize("lying", [(), (1,), (2,)])
def test_playouts_finish_a_laugh_that_has_begun(lying: tuple[int, ...]) -> None:
    state = State(START.options, (3, 6), (False, True), (0, 0), 0, "dragon", lying)
    wins = sum(exact()[_key(after)] * chance for after, chance in turns_of(state))
    assert chances(SMALL, SMALL.view(state, None)).wins[0] == pytest.approx(wins, abs=0.025)


@pytest.mark.parametrize(("own", "other", "ring"), [(2, 6, True), (2, 6, False), (5, 3, True)])
def test_rates_are_the_exact_chances_of_both_refuges(own: int, other: int, ring: bool) -> None:
    places, rings = (own, other), (False, ring)
    state = State(START.options, places, rings, (0, 0), 0, "choice", (1, 2), (0,))
    for rated in rate(SMALL, SMALL.view(state, 0), 0):
        after, _ = SMALL.apply(state, 0, rated.action)
        assert rated.worth == pytest.approx(exact()[_key(after)], abs=0.03)


def test_a_match_that_is_over_is_won_by_its_winner() -> None:
    over = State(START.options, (9, 0), (False, True), (1, 0), 0, "over")
    assert chances(SMALL, SMALL.view(over, None)).wins == (1.0, 0.0)


@pytest.mark.parametrize("faces", [3, 6])
def test_the_dice_of_playouts_are_fair_and_follow_their_luck(faces: int) -> None:
    rolled = Counter(islice(throws(faces, "fair"), 60_000))
    assert set(rolled) == set(range(1, faces + 1))
    assert all(abs(rolled[face] - 60_000 / faces) < 500 for face in rolled)
    first, again, other = (list(islice(throws(faces, luck), 50)) for luck in ("a", "a", "b"))
    assert first == again
    assert first != other
