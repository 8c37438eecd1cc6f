"""The plan of the week: every day has a game whose values are exact, and a seal of its own."""

from datetime import date, timedelta

import pytest

from bot.daily.plan import game_of, proposed
from bot.engine.chance import bound_commitment
from tests.daily.tries import DAILY, fresh
from tests.shelf import CATALOGUE

WEEK = [date(2026, 11, 16) + timedelta(days=n) for n in range(7)]


def test_every_weekday_has_a_game_and_a_week_has_more_than_one() -> None:
    *games, _ = [game_of(CATALOGUE, when).id for when in WEEK]
    assert set(games) == set(DAILY)
    assert [game_of(CATALOGUE, when + timedelta(days=7)).id for when in WEEK[:-1]] == games


def test_a_sunday_without_decisions_brings_one_of_the_games_in_turn() -> None:
    sundays = [game_of(CATALOGUE, WEEK[-1] + timedelta(days=7 * n)).id for n in range(len(DAILY))]
    assert set(sundays) == set(DAILY)


@pytest.mark.parametrize("game", DAILY)
def test_a_game_of_the_day_is_played_alone_and_its_draws_have_names(game: str) -> None:
    box = CATALOGUE[game]
    match = fresh(box)
    assert box.brain.advises
    assert box.brain.unit == "points"
    assert not box.game.hides_chance
    seat = min(match.to_act)
    rolling = match.play(seat, str(box.game.legal(match.state, seat)[0]))
    assert box.game.place(rolling.state)


def test_the_seal_is_of_date_game_and_secret() -> None:
    day = proposed(CATALOGUE, WEEK[0], b"s" * 32)
    assert day.commitment == bound_commitment(b"s" * 32, "2026-11-16", day.game)
    assert day.commitment != proposed(CATALOGUE, WEEK[0], b"t" * 32).commitment
    assert day.options == proposed(CATALOGUE, WEEK[0], b"t" * 32).options
    assert "s" * 32 not in repr(day)
