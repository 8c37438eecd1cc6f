"""The chances over a match: told as everywhere else, from its beginning to its end."""

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from bot.advice.curve import POINTS, TURNING, Curve, curve
from bot.engine.ink import Reading
from bot.engine.match import Match
from bot.record.replay import steps
from tests.advice.test_look_back import PLENTY, looked_at, played
from tests.shelf import CATALOGUE, TEXTS

FORETOLD = [game for game, box in CATALOGUE.items() if box.brain.foretells]


@cache
def found(game: str, seats: int = 0, seed: int = 2) -> tuple[tuple[Match, ...], Curve]:
    match = played(game, "normal", seed, seats)
    way = steps(match.game, match.header, match.log)
    told = curve(CATALOGUE[game], way, lambda: True)
    assert told
    return way, told


@pytest.mark.parametrize(("game", "seats"), [("zug", 2), ("zug", 6), ("drachen", 3)])
def test_a_curve_tells_the_chances_of_every_seat_from_beginning_to_end(
    game: str, seats: int
) -> None:
    way, told = found(game, seats)
    box, points = CATALOGUE[game], told.points
    assert (points[0].step, points[-1].step) == (0, len(way) - 1)
    assert list(told.seats) == list(range(seats))
    assert min(len(way), POINTS) // 2 < len(points) <= POINTS + 1
    for point in points:
        match = way[point.step]
        assert point.version == match.version
        assert point.chances == box.brain.chances(box.game, box.game.view(match.state, None))
    result = way[-1].result
    assert result
    won = {seat for seat in told.seats if points[-1].chances.share(seat) > 0.01}
    assert won == set(result.winners)


@pytest.mark.parametrize("game", [game for game in CATALOGUE if game not in FORETOLD])
def test_a_game_that_tells_no_chances_has_no_curve(game: str) -> None:
    match = played(game, "normal")
    assert curve(CATALOGUE[game], steps(match.game, match.header, match.log), lambda: True) is None


@pytest.mark.parametrize("seconds", [0, 3, 9])
def test_where_the_time_is_short_the_whole_match_is_told_with_fewer_points(seconds: int) -> None:
    way, _ = found("zug")
    left = iter([True] * seconds)
    told = curve(CATALOGUE["zug"], way, lambda: next(left, False))
    assert told
    places = [point.step for point in told.points]
    assert len(places) == seconds + 2
    assert (places[0], places[-1]) == (0, len(way) - 1)
    widest = max(after - before for before, after in pairwise(places))
    assert widest <= 2 * len(way) / (seconds + 1)
    assert told.turn is None or told.turn.after.step - told.turn.step <= len(way) // 4


@pytest.mark.parametrize(("game", "seats"), [("zug", 2), ("zug", 6), ("drachen", 3)])
def test_the_turning_point_is_the_greatest_rise_of_the_team_that_won(game: str, seats: int) -> None:
    way, told = found(game, seats)
    result = way[-1].result
    assert result
    turn = told.turn
    rises = [
        after.chances.share(seat) - before.chances.share(seat)
        for before, after in pairwise(told.points)
        for seat in result.winners
    ]
    assert turn
    assert set(turn.seats) == set(result.winners)
    assert turn.rise == max(rises) >= TURNING
    assert way[turn.step].game.view(way[turn.step].state, None) == turn.view


@pytest.mark.parametrize("game", FORETOLD)
def test_an_occasion_is_told_without_the_name_of_the_game_also_by_ear(game: str) -> None:
    """The picture of an end is written by ear, too: it has room for a round, not for a title."""
    match, box = played(game, "normal"), CATALOGUE[game]
    view = steps(match.game, match.header, match.log)[1].state
    names = [f"P{seat}" for seat in range(len(match.header.seats))]
    for reading in (Reading(), Reading(aloud=True)):
        ink = TEXTS.ink("de", box, names, reading=reading)
        told = box.occasion(box.game.view(view, None), ink)
        assert told
        assert ink("title").split()[-1] not in told


def test_without_a_winner_or_where_all_share_the_victory_nothing_turned() -> None:
    way, told = found("zug")
    assert told.turn
    shared = replace(way[-1], state=replace(way[0].state, phase="over"))
    assert shared.result
    assert len(shared.result.winners) == 2
    tied = curve(CATALOGUE["zug"], (*way[:-1], shared), lambda: True)
    assert tied
    assert tied.turn is None
    undecided = curve(CATALOGUE["zug"], way[:-1], lambda: True)
    assert undecided
    assert undecided.turn is None


@pytest.mark.parametrize("game", FORETOLD)
def test_a_look_back_names_the_same_turning_point(game: str) -> None:
    match = played(game, "normal", 2)
    assert looked_at(match, game, PLENTY).curve == found(game)[1]
