"""Scores: which count, and which are rated."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.engine.chance import commitment
from bot.engine.game import Result
from bot.engine.match import Header, Match
from bot.table.ratings import NEWCOMER, Rating, rate
from bot.table.scores import Score, period, rolled_faces, scored, winners
from bot.table.table import Seat, Table
from tests.over import Over, finished
from tests.shelf import CATALOGUE


def score(seat: int, rank: int | None, team: int | None = None, **more: object) -> Score:
    plain = Score(seat, seat if team is None else team, 100 + seat, None, 10, rank)
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


def test_who_gave_up_is_rated_behind_everybody_and_the_others_as_they_came() -> None:
    stayed = mus([score(0, 1), score(1, 2), score(2, 3)])
    new = mus([score(0, 1), score(1, 2), score(2, 3, gave_up=True)])
    assert new == pytest.approx(stayed)
    tied = mus([score(0, 2), score(1, 2, gave_up=True)])
    assert tied[100] > NEWCOMER.mu > tied[101]


def test_who_left_a_clan_falls_alone() -> None:
    clans = [score(0, 1, 0), score(1, 3, 1), score(2, 4, 0, gave_up=True), score(3, 3, 1)]
    new = mus(clans)
    assert new[100] > new[101] > new[102]


def test_a_win_stands_against_somebody_who_is_forgotten_before_the_end() -> None:
    gone = score(1, 2, person=None, gave_up=True)
    assert winners([score(0, 1), gone]) == {0}
    assert mus([score(0, 1), gone]) == {100: mus([score(0, 1), score(1, 2, gave_up=True)])[100]}
    computer = score(1, 2, person=None, strength="easy")
    assert (winners([score(0, 1), computer]), mus([score(0, 1), computer])) == (set(), {})


def test_an_aborted_match_is_rated_for_nobody() -> None:
    assert rate([score(0, None), score(1, None)], {}) == {}


def test_a_clan_rises_and_falls_together() -> None:
    new = mus([score(0, 1, 0), score(1, 2, 1), score(2, 1, 0), score(3, 2, 1)])
    assert new[100] == pytest.approx(new[102])
    assert new[101] == pytest.approx(new[103])
    assert new[100] > NEWCOMER.mu > new[101]


def test_a_clan_of_two_is_not_taken_for_twice_as_strong() -> None:
    """The players of a clan take turns: one against two is an even match."""
    beaten = mus([score(0, 2, 0), score(1, 1, 1), score(2, 1, 1)])
    winning = mus([score(0, 1, 0), score(1, 2, 1), score(2, 2, 1)])
    assert NEWCOMER.mu - beaten[100] == pytest.approx(winning[100] - NEWCOMER.mu)


def test_a_shared_first_place_is_a_win_but_not_alone_or_against_computers() -> None:
    shared = [score(0, 1), score(1, 1), score(2, 3)]
    assert winners(shared) == {0, 1}
    assert winners([score(0, 1)]) == set()
    computer = score(1, 2, person=None, strength="easy")
    assert winners([score(0, 1), computer]) == set()


def test_everybody_in_the_winning_clan_has_won_and_partners_are_no_rivals() -> None:
    clans = [score(0, 1, 0), score(1, 2, 1), score(2, 1, 0)]
    assert winners(clans) == {0, 2}
    alone = [score(0, 1, 0), score(1, 2, 1, person=None, strength="easy"), score(2, 1, 0)]
    assert winners(alone) == set()


def test_a_win_stands_when_the_loser_leaves_before_the_end() -> None:
    assert winners([score(0, 1), score(1, 2, gave_up=True)]) == {0}


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
    box = CATALOGUE[game]
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
    symbols = CATALOGUE["kniffel"].game.faces()
    rolls = [(-1, symbols[0])] * CATALOGUE["kniffel"].game.seed.dice
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
    game = CATALOGUE["zug"].game
    seats = [game.seat_options_type.model_validate({"clan": c}) for c in ("red", "green") * 2]
    state, _ = game.start(seats, game.options_type())
    assert game.teams(state) == ((0, 2), (1, 3))


def result_of(over: Over) -> Result:
    assert over.match.result is not None
    return over.match.result


PLAYED = Seat(1, "1")


@pytest.mark.parametrize(
    ("seat", "person", "gave_up"),
    [
        (PLAYED, 1, False),
        (replace(PLAYED, away=True), 1, False),
        (replace(PLAYED, away=True, left=True), 1, True),
        (replace(PLAYED, person=7, gave_up=1), 1, True),  # 7 stepped in
        (replace(PLAYED, person=7, gave_up=1, away=True), 1, True),
        (Seat(None, "1", strength="easy"), None, False),
    ],
)
def test_a_seat_is_scored_for_who_sat_down_there(
    seat: Seat, person: int | None, gave_up: bool
) -> None:
    over = finished(CATALOGUE["kniffel"])
    table = replace(over.table, seats=(seat, *over.table.seats[1:]))
    found = scored(table, over.match)[0]
    assert (found.person, found.gave_up) == (person, gave_up)
    assert found.rank == (len(table.seats) if gave_up else result_of(over).ranks[0])


def test_nobody_is_behind_a_seat_that_was_given_up() -> None:
    over = finished(CATALOGUE["kniffel"])
    first = result_of(over).ranks.index(1)
    table = over.table.with_seat(first, Seat(1, "1", away=True, left=True))
    ranks = [found.rank for found in scored(table, over.match)]
    assert ranks[first] == len(table.seats)
    assert 1 in ranks[:first] + ranks[first + 1 :]


def given_up(over: Over, last: int) -> Table:
    """The table of a match that ended because all persons but the last one gave up."""
    seats = tuple(
        Seat(number, "1", away=True, left=number != last) for number in range(len(over.table.seats))
    )
    return replace(over.table, seats=seats, phase="stopped")


def cut(over: Over, part: float) -> Match:
    """The match as it was when this part of its moves had been made."""
    match = Match.begin(over.box.game, over.match.header)
    for move in over.log[: int(part * len(over.log))]:
        match = match.play(move.seat, move.text)
    return match


@pytest.mark.parametrize("game", CATALOGUE)
def test_whoever_stays_after_all_others_gave_up_has_won(game: str) -> None:
    over = finished(CATALOGUE[game])
    match = cut(over, 0.97)
    assert match.result is None
    table = given_up(over, last=1)
    scores = scored(table, match)
    assert [s.rank for s in scores] == [1 if s.seat == 1 else len(scores) for s in scores]
    assert [s.points is None for s in scores] == [s.seat != 1 for s in scores]
    assert winners(scores) == {1}
    new = rate(scores, {})
    assert all(new[1].mu > new[s.seat].mu for s in scores if s.seat != 1)
    for_cause = table.change_seat(1, away=False)
    assert {s.rank for s in scored(for_cause, match)} == {None}, (
        "somebody was there and was stopped"
    )


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_match_that_ends_before_a_third_of_it_counts_for_nobody(game: str) -> None:
    over = finished(CATALOGUE[game])
    scores = scored(given_up(over, last=1), cut(over, 0.02))
    assert {(s.rank, s.points, s.counts) for s in scores} == {(None, None, False)}
    assert rate(scores, {}) == {}


@pytest.mark.parametrize("game", CATALOGUE)
def test_progress_begins_at_nothing_and_ends_with_the_whole(game: str) -> None:
    over = finished(CATALOGUE[game])
    rules = over.box.game
    parts = [rules.progress(cut(over, part).state) for part in (0.0, 0.5, 0.97)]
    assert parts[0] == 0
    assert all(0 <= part <= 1 for part in parts)
    assert parts[2] > 1 / 3
    assert rules.progress(over.match.state) > 0.9


def test_where_stand_ins_made_most_moves_nobody_is_rated_and_the_win_stays() -> None:
    over = finished(CATALOGUE["kniffel"])
    persons = tuple(Seat(number, "1") for number in range(len(over.table.seats)))
    own = sum(move.seat == 0 for move in over.log)
    every = sum(move.seat >= 0 for move in over.log)
    half, more = every // 2, every // 2 + 1
    for made, rated in ((0, True), (half, True), (more, False)):
        seats = (replace(persons[0], stood_in=made), *persons[1:])
        scores = scored(replace(over.table, seats=seats), over.match)
        assert bool(rate(scores, {})) is rated, (made, own)
        assert winners(scores)
