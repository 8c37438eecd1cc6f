"""The computer's choice: legal, steady, better with strength, and true to exact chances."""

from collections.abc import Iterator
from itertools import count
from random import Random
from statistics import fmean

import pytest

from bot.engine.brain import STRENGTHS, Strength
from bot.engine.game import CHANCE
from bot.engine.phrases import Who, Word
from bot.games.drachen.brain import BRAIN
from bot.games.drachen.brain.playout import throws, winner
from bot.games.drachen.moves import Action, Choose
from bot.games.drachen.rules import Drachen
from bot.games.drachen.seed import Options
from bot.games.drachen.state import State
from tests.games.drachen.table import GAME, position, roll

ROBBERY = position("63+", "13", "65+", "66+", delivered=(1, 1, 1, 1))
"""Three bearers are about to win, and only a dwarf without a ring above them can stop them."""
RACE = position("66", "13", delivered=(1, 1))
"""Nobody carries a ring: whoever gets one now is far ahead."""


def struck(state: State) -> State:
    """The dwarf on 13 is struck."""
    return roll(state, 1, 1, 3)


def with_playouts(count: int) -> Drachen:
    return Drachen(GAME.seed.model_copy(update={"playouts": count}))


def match_states(seats: int, random: Random) -> Iterator[tuple[State, int]]:
    """Every decision of a match in which all struck dwarfs choose by lot."""
    state, _ = GAME.start((None,) * seats, Options())
    while acting := GAME.to_act(state):
        if acting == {CHANCE}:
            seat, action = CHANCE, random.choice(GAME.outcomes(state))[0]
        else:
            seat = min(acting)
            yield state, seat
            action = random.choice(GAME.legal(state, seat))
        state, _ = GAME.step(state, seat, action)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_every_strength_plays_a_legal_move_in_every_state(strength: Strength) -> None:
    random, chosen = Random("legal"), []
    for state, seat in match_states(3, random):
        action = BRAIN.choose(GAME, GAME.view(state, seat), seat, strength, random)
        assert action in GAME.legal(state, seat)
        chosen.append(action)
    assert any(isinstance(action, Choose) for action in chosen)


def test_rates_are_the_same_when_asked_twice_and_best_first() -> None:
    view = GAME.view(struck(RACE), 1)
    rates = BRAIN.rate(with_playouts(900), view, 1)
    assert rates == BRAIN.rate(with_playouts(900), view, 1)
    assert rates[0].worth >= rates[1].worth
    assert {rated.action for rated in rates} == set(GAME.legal(view.state, 1))


def test_d20_the_stand_in_takes_the_ring_unless_there_are_bearers_to_rob() -> None:
    # D20
    for state, chosen in ((RACE, Choose("cave")), (ROBBERY, Choose("surface"))):
        view = GAME.view(struck(state), 1)
        assert BRAIN.choose(GAME, view, 1, "normal", Random(1)) == chosen


def test_the_seed_says_from_where_on_a_rule_of_thumb_goes_hunting() -> None:
    view = GAME.view(struck(position("41+", "13", "22", "cave")), 1)
    for hunt, refuge in ((21, "surface"), (22, "cave")):
        game = Drachen(GAME.seed.model_copy(update={"hunt": (hunt,) * 4}))
        assert str(BRAIN.choose(game, view, 1, "normal", Random(1))) == refuge


def test_the_odds_of_all_seats_add_up_to_a_hundred() -> None:
    for seed in range(5):
        _, *lines = BRAIN.odds(GAME, GAME.view(struck(ROBBERY), None), None, Random(seed))
        told = [line.params["chance"] for line in lines if isinstance(line, Word)]
        assert sum(round(100 * float(str(chance))) for chance in told) == 100


def test_master_takes_the_ring_in_an_open_race_and_hunts_bearers_from_the_surface() -> None:
    race, robbery = (GAME.view(struck(state), 1) for state in (RACE, ROBBERY))
    assert BRAIN.choose(GAME, race, 1, "master", Random(1)) == Choose("cave")
    assert BRAIN.choose(GAME, robbery, 1, "master", Random(1)) == Choose("surface")


def test_easy_is_tempted_by_the_nearer_end_now_and_then() -> None:
    high = roll(position("cave+", "62", "cave+"), 1, 2, 6)
    picked = [BRAIN.choose(GAME, GAME.view(high, 1), 1, "easy", Random(n)) for n in range(40)]
    assert {str(action) for action in picked} == {"cave", "surface"}
    low = GAME.view(struck(RACE), 1)
    assert {str(BRAIN.choose(GAME, low, 1, "easy", Random(n))) for n in range(20)} == {"cave"}


def test_how_often_a_strength_is_tempted_stands_in_the_seed() -> None:
    high = GAME.view(roll(position("cave+", "62", "cave+"), 1, 2, 6), 1)
    for tempted, refuge in ((0.0, "cave"), (1.0, "surface")):
        game = Drachen(GAME.seed.model_copy(update={"tempted": {"easy": tempted}}))
        picked = {str(BRAIN.choose(game, high, 1, "easy", Random(n))) for n in range(20)}
        assert picked == {refuge}


def test_the_seed_says_how_many_playouts_a_position_takes() -> None:
    view = GAME.view(struck(RACE), 1)
    game = with_playouts(7 * view.state.seats)
    assert {round(7 * one.worth, 9) % 1 for one in BRAIN.rate(game, view, 1)} == {0}
    head, *_ = BRAIN.odds(game, view, None, Random(1))
    assert head == Word("odds-playouts", {"count": 7})


@pytest.mark.parametrize("state", [RACE, ROBBERY])
def test_the_odds_of_a_seat_that_must_choose_are_those_of_the_best_choice(state: State) -> None:
    view = GAME.view(struck(state), 1)
    best = BRAIN.rate(GAME, view, 1)[0]
    assert BRAIN.chances(GAME, view) == best.chances
    assert best.chances
    *parts, tie = best.chances.percent()
    told = [Word("odds-seat", {"who": Who(s), "chance": p / 100}) for s, p in enumerate(parts)]
    assert list(BRAIN.odds(GAME, view, 1, Random(1))[1:]) == told
    assert (sum(parts), tie) == (100, 0)


def test_a_rated_choice_leads_to_the_rated_chance() -> None:
    state = struck(RACE)
    for rated in BRAIN.rate(GAME, GAME.view(state, 1), 1):
        after, _ = GAME.step(state, 1, rated.action)
        chances = BRAIN.chances(GAME, GAME.view(after, None))
        assert chances
        assert chances.share(1) == pytest.approx(rated.worth, abs=0.08)


def worth(state: State, seat: int, action: Action, playouts: int) -> float:
    """What a choice is worth, on luck that the brain has not seen."""
    after, _ = GAME.step(state, seat, action)
    dice = throws(GAME.seed.faces, "judge")
    return fmean(winner(GAME, after, dice) == seat for _ in range(playouts))


def choices(seats: int, wanted: int) -> list[tuple[State, int]]:
    """So many choices as they come up in matches, two of each match."""
    found: list[tuple[State, int]] = []
    for number in count():
        struck = [(s, p) for s, p in match_states(seats, Random(number)) if s.phase == "choice"]
        found += struck[-2:]
        if len(found) >= wanted:
            return found[:wanted]
    raise AssertionError


def test_normal_beats_easy_and_easy_beats_choosing_by_lot() -> None:
    normal, easy, lot = [], [], []
    for state, seat in choices(2, 40):
        cave, surface = (worth(state, seat, action, 250) for action in GAME.legal(state, seat))
        above = 2 * state.places[seat] > GAME.cave.surface
        choice = BRAIN.choose(GAME, GAME.view(state, seat), seat, "normal", Random(1))
        normal.append(surface if choice == Choose("surface") else cave)
        easy.append(cave + above * GAME.seed.tempted["easy"] * (surface - cave))
        lot.append((cave + surface) / 2)
    assert fmean(normal) > fmean(easy) + 0.01
    assert fmean(easy) > fmean(lot) + 0.01


def test_master_beats_normal_where_it_leaves_the_sound_answer() -> None:
    gains = []
    for state, seat in choices(4, 30):
        best = BRAIN.rate(with_playouts(800), GAME.view(state, seat), seat)[0].action
        if best != Choose("cave"):
            gains.append(worth(state, seat, best, 400) - worth(state, seat, Choose("cave"), 400))
    assert len(gains) >= 3
    assert fmean(gains) > 0.01
