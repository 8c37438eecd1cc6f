"""The master plays for the victory: in the last turn by the exact chance to get ahead."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from bot.games.flick.brain import BRAIN
from bot.games.flick.brain.rating import rate, to_win
from bot.games.flick.brain.winning import ToWin, share
from bot.games.flick.moves import Flick
from bot.games.flick.rules.position import taken
from bot.games.flick.rules.scoring import best
from bot.games.flick.seed import Options
from bot.games.flick.state import Die, Field, State
from tests.games.flick.table import GAME, ready

MIXED = """
 .  .  b6 .  .
 .  .  .  y2 .
 .  .  .  .  b3
 .  .  .  g1 .
 y6 .  .  .  b1
"""
"""D4, where the bonus is, is taken: what lies there is no question of this turn."""
SAFE_OR_MUCH = """
 .  .  .  .  .
 b3 y4 .  .  y3
 y5 .  .  g4 .
 .  .  .  g1 .
 .  .  b4 .  y5
"""
ROUNDS = GAME.seed.rounds


def last_turn(lead: int, hand: str = "blue yellow", due: int = 1, field: str = MIXED) -> State:
    """Nobody comes after this turn; so many points ahead of the rival, or behind."""
    sheets = (max(lead, 0), *(0,) * (ROUNDS - 2)), (max(-lead, 0), *(0,) * (ROUNDS - 1))
    return replace(ready(field, hand=hand, due=due), sheets=sheets)


def share_of_victory(state: State, points: int) -> float:
    ours, theirs = GAME.totals(state)[0] + points, GAME.totals(state)[1]
    return 0.5 if ours == theirs else float(ours > theirs)


def best_points(field: Field) -> int:
    position = GAME.masks.position(field, Options())
    return int(position.total(best(GAME.masks, position)))


def plain_chance(state: State, aim: Flick) -> float:
    """Every place and face of the last die counted over the rules."""
    hole, field = GAME.board.index[aim.hole], state.field
    chart = GAME.turns.flights.chart(aim.plate, hole, taken(field))
    won = chart.ditch * share_of_victory(state, best_points(field))
    for at, ways in enumerate(chart.ways):
        if not ways:
            continue
        faces = [Die(aim.die, pips) for pips in range(1, 7)]
        fields = [(*field[:at], die, *field[at + 1 :]) for die in faces]
        won += ways * sum(share_of_victory(state, best_points(f)) for f in fields) / 6
    return won / chart.total


@pytest.mark.parametrize("lead", [-30, -12, -8, -5, 0, 5])
def test_the_last_flick_is_worth_its_chance_to_get_ahead(lead: int) -> None:
    state = last_turn(lead)
    rated = to_win(GAME, GAME.view(state, 0), 0)
    assert len(rated) > 100
    for one in rated[:: len(rated) // 20]:
        assert isinstance(one.action, Flick)
        # a point more or less than needed counts as nearly sure
        assert one.worth == pytest.approx(plain_chance(state, one.action), abs=0.03)


def test_the_master_takes_the_better_chance_to_win_where_points_say_otherwise() -> None:
    differ = 0
    for lead in range(-16, 1):
        state = last_turn(lead, hand="blue white", field=SAFE_OR_MUCH)
        view = GAME.view(state, 0)
        chosen = BRAIN.choose(GAME, view, 0, "master", Random(1))
        most = rate(GAME, view, 0)[0].action
        assert isinstance(chosen, Flick)
        assert isinstance(most, Flick)
        wins, by_points = plain_chance(state, chosen), plain_chance(state, most)
        assert wins >= by_points - 0.001
        differ += wins > by_points + 0.05
    assert differ >= 5


def test_a_bonus_flick_is_worth_the_dice_that_it_may_be_made_with() -> None:
    open_bonus = MIXED.replace("g1", ". ")
    worth = {}
    for bag in (0, 1):
        state = last_turn(-9, hand="blue", field=open_bonus)
        state = replace(state, bag=(bag, *(0,) * (len(state.bag) - 1)))
        outlook = ToWin(GAME, state, 0.0, share(GAME, state))
        bonus = GAME.board.index[GAME.seed.markers.bonus]
        worth[bag] = outlook.landed("blue")[bonus]
        assert worth[0] == pytest.approx(outlook.settle(((bonus, "blue", 7),)))
    assert worth[1] > worth[0] + 0.05


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_shares_before_the_last_round_add_up_to_about_one(seats: int) -> None:
    """Nobody has played: each would win as often as the others, if they got a usual turn now."""
    start = GAME.start([GAME.seat_options_type()] * seats, Options())[0]
    usual = share(GAME, start)(GAME.seed.guesses.turn)
    assert usual == pytest.approx(0.5 ** (seats - 1), abs=0.02)


def test_alone_the_master_plays_for_points() -> None:
    start = GAME.start([GAME.seat_options_type()], Options())[0]
    state = replace(start, draws=0, hands=(("blue", "green"),), due=1)
    view = GAME.view(state, 0)
    assert to_win(GAME, view, 0) == rate(GAME, view, 0)


def test_both_flicks_of_a_turn_are_searched_for_the_victory() -> None:
    state = last_turn(-20, hand="blue yellow green", due=2)
    rated = {str(one.action): one.worth for one in to_win(GAME, GAME.view(state, 0), 0)}
    assert set(rated) == {
        f"flick {die} {plate} {GAME.board.names[hole]}"
        for die, plate, hole in product(
            state.hand, GAME.plates(state), (h for h in GAME.board.holes if not state.field[h])
        )
    }
    assert 0.0 < max(rated.values()) < 1.0
