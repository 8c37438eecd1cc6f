"""Matches of computers without Discord: repeatable, counted right, and refused in one sentence."""

import json
from random import Random

import pytest

from bot.__main__ import main
from bot.advice.simulation import (
    Mean,
    Plan,
    Played,
    matches,
    plan,
    report,
    simulate,
)
from bot.engine.brain import no_solution
from bot.engine.errors import OperatorError
from tests.shelf import CATALOGUE
from tests.shortest import settings

SOLVED = [game for game, box in CATALOGUE.items() if box.brain.solve is not no_solution]


def quick(game: str, brains: str, games: int = 2, seed: str = "7") -> Plan:
    chosen = settings(CATALOGUE[game])
    return plan(CATALOGUE, game, brains=brains.split(","), games=games, seed=seed, settings=chosen)


@pytest.mark.parametrize("game", CATALOGUE)
def test_computers_alone_finish_every_game(game: str) -> None:
    found = simulate(quick(game, "random", games=3))
    assert all(line.matches == 3 for line in found.by_seat)
    assert sum(line.wins for line in found.by_seat) > 0


@pytest.mark.parametrize("game", SOLVED)
def test_the_same_seed_plays_the_same_matches(game: str) -> None:
    again = [list(matches(quick(game, "easy,normal"))) for _ in range(2)]
    other = list(matches(quick(game, "easy,normal", seed="8")))
    assert again[0] == again[1] != other


def test_the_number_of_processes_changes_nothing() -> None:
    asked = quick("kniffel", "random", games=60)
    assert simulate(asked, jobs=2) == simulate(asked)


def test_brains_take_every_seat_in_turn() -> None:
    asked = quick("kniffel", "easy,random", games=4)
    assert [m.brains for m in matches(asked)] == [("easy", "random"), ("random", "easy")] * 2


def test_seats_and_brains_are_counted_apart() -> None:
    played = [
        Played(("easy", "random"), (10, 4), (1.0, 0.0)),
        Played(("random", "easy"), (6, 6), (0.5, 0.5)),
    ]
    found = report(quick("kniffel", "easy,random"), played)
    assert [(line.mean, line.wins) for line in found.by_seat] == [(8.0, 0.75), (5.0, 0.25)]
    assert {line.name: (line.mean, line.wins) for line in found.by_brain} == {
        "easy": (8.0, 0.75),
        "random": (5.0, 0.25),
    }


def test_one_brain_on_all_seats_counts_once_a_match() -> None:
    found = report(quick("kniffel", "easy"), [Played(("easy",), (7,), (1.0,))])
    assert found.by_brain[0].matches == 1


def test_the_standard_error_is_the_spread_over_the_root_of_the_count() -> None:
    mean = Mean()
    for value in (1.0, 2.0, 3.0, 4.0):
        mean.add(value)
    assert mean.mean == 2.5
    assert mean.error == pytest.approx((5 / 3) ** 0.5 / 2)


def test_the_masters_turn_at_zwerg_agrees_with_the_exact_value() -> None:
    """A turn is a solo match of one round; four standard errors leave room for luck."""
    found = simulate(
        plan(CATALOGUE, "zwerg", brains=["master"], seats=1, games=150, settings=["rounds=1"])
    ).by_seat[0]
    box = CATALOGUE["zwerg"]
    exact = box.brain.solve(box.game)["expected points of a turn"]
    assert abs(found.mean - exact) < 4 * found.error


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("simulate tarock", f"There is no game tarock; there are {', '.join(CATALOGUE)}."),
        ("simulate kniffel --brains clever", "There is no brain clever; there are easy"),
        ("simulate zug --seats 12", "zug is played by 2 to 10 seats, not by 12."),
        ("simulate kniffel --games 0", "At least one match must be played, not 0."),
        ("simulate kniffel --games x", "argument --games: invalid int value: 'x'."),
        ("simulate zwerg --set rounds=9", "zwerg has no option rounds=9; there are: rounds=3"),
        ("simulate zwerg --seats 3 --brains easy,normal", "2 do not fit 3 seats."),
        ("solve zug", f"zug is not solved exactly; {', '.join(SOLVED)} are."),
        ("solve tarock", "tarock is not solved exactly"),
        ("sing", "invalid choice: 'sing'"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments.split()) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert sentence in told.err
    assert len(told.err.splitlines()) == 1


def test_the_report_is_json_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "kniffel", "--brains", "random", "--games", "2", "--json"]
    assert main(asked) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["games"]) == (asked[1], 2)
    assert found["by_brain"][0]["matches"] == 2


def test_solve_prints_exact_values(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "kniffel"]) == 0
    assert "expected total                     33.839" in capsys.readouterr().out


def test_a_match_that_never_ends_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.advice.simulation.MOST_MOVES", 5)
    with pytest.raises(OperatorError, match="did not end within 5 moves"):
        list(matches(quick("kniffel", "random")))


def test_luck_is_drawn_by_weight() -> None:
    from bot.advice.simulation import _drawn

    random = Random(3)
    drawn = [_drawn((("a", 1), ("b", 9)), random) for _ in range(200)]
    assert 160 < drawn.count("b") < 200
