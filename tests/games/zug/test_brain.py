"""The computer player: always legal, sensible, and stronger the stronger it is called."""

from random import Random
from typing import Any

import pytest

from bot.engine.brain import STRENGTHS, Strength
from bot.engine.game import CHANCE
from bot.engine.phrases import Word
from bot.games.zug.brain import BRAIN
from bot.games.zug.brain.rating import chances
from bot.games.zug.moves import Action
from bot.games.zug.state import State
from tests.games.zug.table import DATA, GAME, looking, other_game, play, position, start

Player = Strength | None
"""None plays by lot."""


def chosen(state: State, player: Player, random: Random, budget: int = 300) -> Action:
    seat = GAME.seat(state)
    if player is None:
        return random.choice(GAME.legal(state, seat))
    return BRAIN.choose(looking(budget), GAME.view(state, seat), seat, player, random)


def duel(players: tuple[Player, Player], random: Random, budget: int, **options: Any) -> int:
    """How many seats more the first one has in the end."""
    state = start(**options)
    while acting := GAME.to_act(state):
        (seat,) = acting
        coin = random.choice(GAME.outcomes(state))[0]
        action = coin if seat == CHANCE else chosen(state, players[seat], random, budget)
        state, _ = GAME.apply(state, seat, action)
    red, green = GAME.held(state)
    return red - green


def contest(strong: Player, weak: Player, matches: int, budget: int = 300) -> tuple[int, int]:
    """Victories of both; they begin in turns, on both boards."""
    leads = []
    for number in range(matches):
        random = Random(number)
        board = ("doppelbank", "salonwagen")[number // 2 % 2]
        players = (strong, weak) if number % 2 == 0 else (weak, strong)
        lead = duel(players, random, budget, board=board, turns=15)
        leads.append(lead if number % 2 == 0 else -lead)
    return sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("ending", ["moves", "time", "seats"])
def test_every_choice_in_a_match_by_lot_is_legal(strength: Strength, ending: str) -> None:
    random, state = Random(7), start(ending=ending)
    while (acting := GAME.to_act(state)) and state.turn < 80:
        (seat,) = acting
        if seat == CHANCE:
            state, _ = GAME.apply(state, CHANCE, random.choice(GAME.outcomes(state))[0])
            continue
        assert chosen(state, strength, random, 100) in GAME.legal(state, seat)
        state, _ = GAME.apply(state, seat, random.choice(GAME.legal(state, seat)))


@pytest.mark.parametrize("strength", ["normal", "master"])
def test_the_tenth_seat_is_taken_when_it_can_be_taken(strength: Strength) -> None:
    state = position(red="c9 d2 d3 d4 d5", red_signs="e2 e3 e4 e5 e6", turn=12)
    assert GAME.result(play(state, str(chosen(state, strength, Random(1))))) is not None


def test_master_picks_a_sign_for_the_conductor() -> None:
    state = position(red_signs="d3 d5", phase="conduct", tossed=0, turn=7)
    assert str(chosen(state, "master", Random(1))) in {"conduct d3", "conduct d5"}


def test_master_takes_the_last_seat_that_wins() -> None:
    state = position(turn=38, red="c3 a4 h7 a3 h8", red_signs="d4", green_signs="e4")
    after = play(state, str(chosen(state, "master", Random(1))))
    assert GAME.held(after)[0] > GAME.held(after)[1]


MIDDLE = position(red="c3 c4 f8 a3 h8", green="f3 f5 c7 h3 a8", red_signs="d4", turn=14)


def test_master_and_hint_take_the_last_seat_of_twenty_turns_together() -> None:
    # T24
    near: dict[str, Any] = {"red": "c3 a4 h7 a3 h8", "red_signs": "d4", "green_signs": "e4"}
    state = position(**near, turn=18, turns=10)
    hinted = BRAIN.rate(GAME, GAME.view(state, 0), 0)[0].action
    for action in (chosen(state, "master", Random(1)), hinted):
        assert GAME.held(play(state, str(action))) == (2, 1)


def test_the_same_luck_and_budget_give_the_same_choice_everywhere() -> None:
    assert len({chosen(MIDDLE, "master", Random(1), 400) for _ in range(3)}) == 1


def test_master_draws_one_of_the_moves_that_are_as_good_as_the_best() -> None:
    """Without it the same answers would bring the same match again and again."""
    careless = other_game(search=DATA["search"] | {"budget": 60, "equal": 0.2})
    view, random = GAME.view(MIDDLE, 0), Random(1)
    drawn = {BRAIN.choose(careless, view, 0, "master", random) for _ in range(12)}
    assert len(drawn) > 1
    worths = {one.action: one.worth for one in BRAIN.rate(careless, view, 0)}
    assert min(worths[action] for action in drawn) > max(worths.values()) - 0.4


def win_chances(state: State) -> tuple[float, float, float]:
    """Red wins, green wins, a tie."""
    found = chances(GAME, GAME.view(state, None))
    red, green = found.wins
    return red, green, found.tie


def test_hint_and_odds_tell_the_same_chance() -> None:
    for state in (MIDDLE, position(turn=35, red_signs="d4", green_signs="e3 e4")):
        seat = GAME.seat(state)
        best = BRAIN.rate(GAME, GAME.view(state, seat), seat)[0]
        found = chances(GAME, GAME.view(state, None))
        assert best.chances == found
        assert best.worth == pytest.approx(found.share(seat))


def test_the_odds_name_clans_and_add_up_to_a_hundred() -> None:
    for state in (start("red", "green", "red", "green"), MIDDLE, position(turn=30)):
        head, *lines = BRAIN.odds(GAME, GAME.view(state, None), None, Random(1))
        assert isinstance(head, Word)
        told = [line.params["chance"] for line in lines if isinstance(line, Word)]
        assert len(told) == 3
        assert sum(round(100 * float(str(chance))) for chance in told) == 100


def test_rate_orders_all_legal_actions_by_winning_chance() -> None:
    state = position(red="c3 c4 f8 a3 h8", green="f3 f5 c7 h3 a8", red_signs="d4", turn=14)
    rated = BRAIN.rate(GAME, GAME.view(state, 0), 0)
    assert {r.action for r in rated} == set(GAME.legal(state, 0))
    worths = [r.worth for r in rated]
    assert worths == sorted(worths, reverse=True)
    assert all(0 <= worth <= 1 for worth in worths)
    assert worths[0] > worths[-1]


def test_rate_sees_the_win_from_the_side_of_the_seat_that_asks() -> None:
    state = position(green="f9 e2 e3 e4 e5", green_signs="d2 d3 d4 d5 d6", turn=13)
    best = BRAIN.rate(GAME, GAME.view(state, 1), 1)[0]
    assert str(best.action) == "f9-e9"
    assert best.worth > 0.99


def test_computers_can_play_and_tell_chances_where_only_ten_seats_end_it() -> None:
    # T24
    state = position(ending="seats", signal=False, turn=200)
    assert chosen(state, "master", Random(3)) in GAME.legal(state, 0)
    assert sum(win_chances(state)) == pytest.approx(1)


def test_win_chances_add_up_and_follow_the_position() -> None:
    even = win_chances(start())
    assert sum(even) == pytest.approx(1)
    red, green, tie = even
    assert 0.2 < red < 0.7
    assert 0.2 < green < 0.7
    assert 0 < tie < 0.5
    ahead = position(red="d2 d3 d4 d5 d6", red_signs="e2 e3", turn=34)
    assert win_chances(ahead)[0] > 0.95


def test_win_chances_of_a_finished_match_are_its_result() -> None:
    drawn = position(phase="over", turn=40)
    assert win_chances(drawn) == (0.0, 0.0, 1.0)
    won = position(phase="over", turn=40, green_signs="d3")
    assert win_chances(won) == pytest.approx((0.0, 1.0, 0.0), abs=0.01)


@pytest.mark.parametrize("phase", ["coin", "conduct"])
@pytest.mark.parametrize("ending", ["time", "seats"])
def test_win_chances_know_the_conductor_and_every_ending(phase: str, ending: str) -> None:
    state = position(ending=ending, red_signs="d3", phase=phase, tossed=0, turn=7)
    assert sum(win_chances(state)) == pytest.approx(1)


def test_t27_win_chances_know_that_time_has_run_out() -> None:
    # T27
    last_turn = position(ending="time", expired=True, red_signs="d3 d4", turn=3)
    assert win_chances(last_turn)[0] > 0.99
    long_way = position(ending="time", red_signs="d3 d4", turn=3)
    assert win_chances(long_way)[0] < 0.95


@pytest.mark.parametrize("strength", STRENGTHS)
def test_every_strength_clearly_beats_the_lot(strength: Strength) -> None:
    won, lost = contest(strength, None, 8, budget=100)
    assert won >= 7
    assert lost == 0


def test_normal_clearly_beats_easy() -> None:
    won, lost = contest("normal", "easy", 12)
    assert won >= 9
    assert lost <= 2


@pytest.mark.timeout(600)  # whole matches
def test_master_beats_normal_with_a_fraction_of_its_budget() -> None:
    """Eight fixed matches: a guard against a broken master. `make strength` measures."""
    won, lost = contest("master", "normal", 8, budget=1000)
    assert won >= 4
    assert lost <= 2
