"""What a try is worth: nothing given away is the whole, and knowing the dice gains nothing."""

import pytest

from bot.advice.look_back import look_back
from bot.daily.line import lines
from bot.daily.score import LETTERS, score
from bot.engine.match import Match
from tests.daily.tries import DAILY, cheated, dice, fresh, played
from tests.shelf import CATALOGUE

TRIES = range(2)


@pytest.mark.parametrize("game", DAILY)
def test_the_best_choices_give_away_nothing_whatever_the_dice(game: str) -> None:
    for number in TRIES:
        found = played(game, number, "master")
        assert (found.lost, found.share, found.best_moves) == (0, 1.0, found.moves)
        assert set(found.grades) == {"b"}
        assert found.luck == pytest.approx(found.points - found.possible / 100)


@pytest.mark.parametrize("game", DAILY)
def test_who_errs_loses_by_what_the_look_back_says(game: str) -> None:
    """But for what lies within the tolerance, which counts as nothing."""
    box, known = CATALOGUE[game], dice(7)
    match = fresh(box).settle(known)
    while match.to_act:
        match = match.play(0, str(box.game.legal(match.state, 0)[-1])).settle(known)
    found = score(box, match.header, match.log)
    account = look_back(box, match.header, match.log, lambda: 0.0, 1.0).accounts[0]
    assert found
    assert found.points == account.received
    assert found.possible == round(100 * account.expected)
    assert account.lost - 0.05 * match.version <= found.lost / 100 <= account.lost + 0.005
    assert found.share == max(0, 1 - found.lost / found.possible)


@pytest.mark.parametrize("game", DAILY)
def test_a_grade_stands_for_every_turn_and_there_are_at_most_eleven(game: str) -> None:
    found = played(game, 0, "easy")
    assert found.moves == len(found.grades) <= 11
    assert set(found.grades) <= set(LETTERS)
    assert found.best_moves == found.grades.count("b")


@pytest.mark.parametrize("game", DAILY)
def test_a_match_that_has_not_ended_has_no_score(game: str) -> None:
    match = fresh(CATALOGUE[game]).settle(dice(0))
    assert score(CATALOGUE[game], match.header, match.log) is None


@pytest.mark.parametrize("game", DAILY)
def test_who_knows_all_draws_and_plays_for_points_is_not_ahead_of_honest_best_play(
    game: str,
) -> None:
    for number in TRIES:
        cheat, honest = cheated(game, number), played(game, number, "master")
        assert cheat.points > honest.points, "the cheat uses what it knows"
        assert cheat.lost > honest.lost == 0


@pytest.mark.parametrize("game", DAILY)
def test_the_computers_lines_are_the_same_for_everybody(game: str) -> None:
    box = CATALOGUE[game]
    header = fresh(box).header
    one, other = (lines(box, header, dice(3), "a day") for _ in range(2))
    assert one == other
    assert one.points["master"] == played(game, 3, "master").points
    again = Match.begin(box.game, header).settle(dice(3))
    for choice in one.best:
        if choice.is_forced:
            assert again.log[-1].seat == 0
            continue
        while len(box.game.legal(again.state, 0)) == 1:
            again = again.play(0, str(box.game.legal(again.state, 0)[0])).settle(dice(3))
        assert choice.view == box.game.view(again.state, 0)
        again = again.play(0, str(choice.action)).settle(dice(3))


def test_every_turn_of_the_best_line_ends_with_an_entry() -> None:
    """Also where only one row was left to take."""
    box = CATALOGUE["kniffel"]
    best = lines(box, fresh(box).header, dice(0), "a day").best
    assert any(choice.is_forced for choice in best)
    ends = {choice.turn: str(choice.action).split()[0] for choice in best}
    assert [*ends.values()] == ["enter"] * 11
