"""Duels of computers: the same again with the same seed, seats swapped, stopped when sure."""

import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.engine.errors import OperatorError
from bot.live.brain_pool import BrainPool
from tests.shelf import CATALOGUE
from tools.strength.__main__ import main
from tools.strength.duel import Rules, Score, rounds
from tools.strength.given import given
from tools.strength.players import Own, player
from tools.strength.times import times
from tools.strength.told import asks
from tools.strength.verdict import elo, ratings, told

BOX = CATALOGUE["kniffel"]
RULES = Rules(BOX, BOX.game.options_type())


def scored(*shares: float) -> Score:
    return Score(list(shares), list(shares))


def last(first: str, second: str, count: int, rules: Rules = RULES) -> Score:
    players = player(rules.box, first), player(rules.box, second)
    *_, score = islice(rounds(rules, *players), count)
    return score


def test_the_same_seed_plays_the_same_duel() -> None:
    again = [last("normal", "random", 3).rounds for _ in range(2)]
    assert again[0] == again[1]


def test_a_player_against_itself_gets_half_of_every_round() -> None:
    """Both matches of a round have the same dice, so equal players win one each or share."""
    fixed = [Own(name, lambda state, seat, luck: BOX.game.legal(state, seat)[0]) for name in "ab"]
    *_, score = islice(rounds(RULES, *fixed), 4)
    assert score.rounds == [0.5] * 4


def test_openings_by_lot_differ_from_round_to_round_but_not_within() -> None:
    box = CATALOGUE["zug"]
    seen: list[Any] = []

    def watch(state: Any, seat: int, luck: Random) -> Any:
        if state.turn == 4:
            seen.append((state.dwarfs, state.signs))
        return box.game.legal(state, seat)[0]

    rules = Rules(box, box.game.options_type(), opening=4)
    list(islice(rounds(rules, Own("a", watch), Own("b", watch)), 2))
    assert len(seen) == 4
    assert seen[0] == seen[1] != seen[2] == seen[3]


def test_a_test_stops_as_soon_as_it_is_sure_and_not_before() -> None:
    even = scored(*[0.4, 0.6] * 4)
    assert told(even, 0.4, 0.6) == ""
    assert told(scored(*[0.7, 0.9] * 20), 0.5, 0.6) == "high"
    assert told(scored(*[0.2, 0.4] * 20), 0.5, 0.6) == "low"
    assert told(scored(0.9, 0.8), 0.5, 0.6) == ""


def test_elo_of_a_ladder_rises_by_what_each_step_wins() -> None:
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    step = scored(*[0.64, 0.64] * 30)
    found = ratings({("b", "a"): step, ("c", "b"): step})
    assert found["c"] - found["b"] == pytest.approx(100, abs=1)
    assert found["b"] - found["a"] == pytest.approx(100, abs=1)


def test_a_score_tells_its_error_by_round() -> None:
    score = scored(0.0, 1.0, 0.0, 1.0)
    assert score.mean == 0.5
    assert score.error == pytest.approx((1 / 3) ** 0.5 / 2)
    assert score.counted() == (2, 0, 2)


def test_an_older_version_plays_in_a_process_of_its_own() -> None:
    older = player(BOX, "easy@HEAD")
    try:
        (score,) = islice(rounds(RULES, older, player(BOX, "random")), 1)
        assert len(score.matches) == 2
        assert older.seconds
    finally:
        older.close()


@pytest.mark.parametrize("name", ["nobody", "nobody@HEAD", "easy@no-such-version", "yardstick:x"])
def test_whoever_does_not_exist_is_named(name: str) -> None:
    with pytest.raises(OperatorError):
        player(BOX, name)


@pytest.mark.parametrize("way", ["--given", "--store=unwritten", "--calibrate", "--rounds=1"])
def test_a_game_that_does_not_exist_is_refused_in_a_sentence(
    way: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["strength", "maumau", way])
    assert main() == 2
    assert capsys.readouterr().err.startswith("There is no game maumau; there are ")


def test_what_is_given_away_is_told_per_choice_and_per_seat() -> None:
    rules = Rules(BOX, BOX.game.options_type(), seats=2)
    worst = Own("worst", lambda state, seat, luck: _rated(state, seat)[-1])
    found = next(given(rules, [player(BOX, "master"), worst]))
    best, bad = found
    assert best.per_choice() == (0.0, 0.0)
    assert bad.choices == best.choices
    assert 0.001 < bad.per_choice()[0] < bad.per_seat(2)[0]


def test_nobody_is_asked_what_they_would_have_done_in_the_opening() -> None:
    asked: list[int] = []

    def watch(state: Any, seat: int, luck: Random) -> Any:
        asked.append(seat)
        return BOX.game.legal(state, seat)[0]

    counts = []
    for opening in (0, 10_000):
        rules = Rules(BOX, BOX.game.options_type(), opening=opening)
        next(given(rules, [Own("watch", watch)]))
        counts.append(len(asked))
        asked.clear()
    assert counts[0] > counts[1] == 0


def _rated(state: Any, seat: int) -> list[Any]:
    view = BOX.game.view(state, seat)
    rated = asks(BOX).rated(BOX, state, seat) or BOX.brain.rate(BOX.game, view, seat)
    return [one.action for one in sorted(rated, key=lambda one: -one.worth)]


async def test_times_are_taken_of_masters_hints_and_odds_at_every_number_of_seats(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with ThreadPoolExecutor(1) as thread:
        await times(BOX, "1", BrainPool(thread), decisions=12)
    *told, memory = capsys.readouterr().out.splitlines()
    seats = BOX.game.seat_range(BOX.game.options_type()).stop - 1
    kinds = [line.split(":")[0] for line in told]
    assert kinds[:3] == [f"kniffel, 2 seats, {what}" for what in ("master", "hint", "odds")]
    assert kinds[-1] == f"kniffel, {seats} seats, odds"
    assert told[0].endswith("ms (11)")
    assert told[1].endswith("ms (2)")
    assert "MiB" in memory
