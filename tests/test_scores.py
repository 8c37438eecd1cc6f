"""What everybody takes home: counted or not, rated or not."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.engine.catalogue import Catalogue
from bot.engine.chance import commitment
from bot.engine.match import Header, Match
from bot.scores import (
    NEWCOMER,
    Rating,
    Score,
    is_win,
    luck,
    period,
    rate,
    rolled_faces,
    scored,
    sparkline,
)
from bot.tables import Seat, Table

GAMES = Catalogue.find()


def score(seat: int, rank: int | None, team: int | None = None, **more: object) -> Score:
    plain = Score(seat, seat if team is None else team, 100 + seat, None, False, 10, rank)
    return replace(plain, **more)  # type: ignore[arg-type]


def mus(scores: Sequence[Score]) -> dict[int, float]:
    return {person: rating.mu for person, rating in rate(scores, {}).items()}


def test_the_winner_rises_and_the_loser_falls_by_the_same() -> None:
    new = mus([score(0, 1), score(1, 2)])
    assert new[100] - NEWCOMER.mu == pytest.approx(NEWCOMER.mu - new[101])
    assert new[100] > NEWCOMER.mu


@pytest.mark.parametrize("seats", range(2, 8))
def test_two_to_seven_people_are_ordered_by_rank(seats: int) -> None:
    new = mus([score(n, n + 1) for n in range(seats)])
    assert [new[100 + n] for n in range(seats)] == sorted(new.values(), reverse=True)


def test_a_tie_of_equals_changes_nobody_but_makes_the_guess_surer() -> None:
    new = rate([score(0, 1), score(1, 1)], {})
    assert new[100].mu == pytest.approx(new[101].mu)
    assert new[100].mu == pytest.approx(NEWCOMER.mu)
    assert new[100].sigma < NEWCOMER.sigma


def test_a_tie_with_a_stronger_one_is_worth_something() -> None:
    new = rate([score(0, 1), score(1, 1)], {100: Rating(30, 4), 101: Rating(20, 4)})
    assert new[100].mu < 30
    assert new[101].mu > 20


def test_nobody_is_rated_alone_or_against_computers_only() -> None:
    computer = score(1, 2, person=None, strength="master")
    assert rate([score(0, 1)], {}) == {}
    assert rate([score(0, 1), computer], {}) == {}


def test_a_stand_in_is_unrated_and_the_others_are_rated_among_themselves() -> None:
    alone = mus([score(0, 1), score(2, 3)])
    with_stand_in = mus([score(0, 1), score(1, 2, stand_in=True), score(2, 3)])
    assert with_stand_in == pytest.approx(alone)


def test_an_aborted_match_is_rated_for_nobody() -> None:
    assert rate([score(0, None), score(1, None)], {}) == {}


def test_a_clan_rises_and_falls_together() -> None:
    new = mus([score(0, 1, 0), score(1, 2, 1), score(2, 1, 0), score(3, 2, 1)])
    assert new[100] == pytest.approx(new[102])
    assert new[101] == pytest.approx(new[103])
    assert new[100] > NEWCOMER.mu > new[101]


def test_a_clan_of_two_is_not_taken_for_twice_as_strong() -> None:
    """A clan takes its turns in rotation: one against two is an even match."""
    beaten = mus([score(0, 2, 0), score(1, 1, 1), score(2, 1, 1)])
    winning = mus([score(0, 1, 0), score(1, 2, 1), score(2, 2, 1)])
    assert NEWCOMER.mu - beaten[100] == pytest.approx(winning[100] - NEWCOMER.mu)


def test_a_shared_first_place_is_a_win_but_not_alone_or_against_computers() -> None:
    shared = [score(0, 1), score(1, 1), score(2, 3)]
    assert [is_win(each, shared) for each in shared] == [True, True, False]
    assert not is_win(score(0, 1), [score(0, 1)])
    computer = score(1, 2, person=None, strength="easy")
    assert not is_win(score(0, 1), [score(0, 1), computer])


def test_everybody_in_the_winning_clan_has_won_and_partners_are_no_rivals() -> None:
    clans = [score(0, 1, 0), score(1, 2, 1), score(2, 1, 0)]
    assert [is_win(each, clans) for each in clans] == [True, False, True]
    alone = [score(0, 1, 0), score(1, 2, 1, person=None, strength="easy"), score(2, 1, 0)]
    assert not any(is_win(each, alone) for each in alone)


def test_a_win_that_a_stand_in_played_is_nobodys() -> None:
    first = score(0, 1, stand_in=True)
    assert not is_win(first, [first, score(1, 2)])


def test_the_shown_rating_starts_at_a_thousand_and_grows_with_certainty() -> None:
    assert NEWCOMER.shown == 1000
    assert Rating(25, 4).shown > NEWCOMER.shown


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def test_periods_have_names_that_do_not_overlap_years() -> None:
    assert period("all", at("2026-01-01")) == "all"
    assert period("season", at("2026-03-31T23:59:59")) == "2026-Q1"
    assert period("season", at("2026-04-01")) == "2026-Q2"
    assert period("month", at("2026-12-31")) == "2026-12"
    assert period("week", at("2027-01-01")) == "2026-W53"


def test_a_course_is_drawn_from_its_lowest_to_its_highest() -> None:
    assert sparkline([1000, 1070, 1035]) == "▁█▅"
    assert sparkline([1000]) == "▁"
    assert sparkline([]) == ""


def test_luck_names_the_face_that_strayed_farthest() -> None:
    found = luck({"1": 10, "2": 11, "3": 3}, ("1", "2", "3"))
    assert found is not None
    assert (found.face, found.times, found.expected, found.rolls) == ("3", 3, 8, 24)
    assert luck({}, ("1", "2")) is None


def table_of(game: str, seats: tuple[Seat, ...]) -> Table:
    return Table(
        id="t1",
        game=game,
        rules=1,
        channel=1,
        guild=1,
        host=seats[0].person,
        locale="de",
        seed=b"s",
        opened=0.0,
        seats=seats,
        phase="finished",
        players="a,b",
        started=10.0,
        ended=70.0,
    )


def played(game: str, seats: int, moves: Sequence[tuple[int, str]]) -> Match:
    box = GAMES[game]
    header = Header(
        id="t1",
        game=game,
        rules=1,
        options={},
        seats=({},) * seats,
        commitment=commitment(b"s"),
        players="",
    )
    match = Match.begin(box.game, header)
    for seat, text in moves:
        match = match.play(seat, text)
    return match


def test_faces_belong_to_whoever_had_the_dice_thrown() -> None:
    symbols = GAMES["kniffel"].game.faces()
    rolls = [(-1, symbols[0])] * GAMES["kniffel"].game.seed.dice
    match = played("kniffel", 2, [(0, "roll"), *rolls])
    assert rolled_faces(match, 2) == [{symbols[0]: len(rolls)}, {}]


def test_an_aborted_match_has_seats_without_points_and_none_before_its_start() -> None:
    match = played("kniffel", 2, [(0, "roll")])
    stopped = replace(table_of("kniffel", (Seat(7, "a"), Seat(8, "b"))), phase="stopped")
    scores = scored(stopped, match)
    assert [(s.person, s.points, s.rank, s.counts) for s in scores] == [
        (7, None, None, False),
        (8, None, None, False),
    ]
    assert scored(stopped, None) == ()
    assert scored(replace(stopped, phase="running"), match) == ()
    assert scored(replace(stopped, phase="shelved"), match) == ()


def test_the_clans_of_the_train_are_teams() -> None:
    game = GAMES["zug"].game
    seats = [game.seat_options_type.model_validate({"clan": c}) for c in ("red", "green") * 2]
    state, _ = game.start(seats, game.options_type())
    assert game.teams(state) == ((0, 2), (1, 3))
