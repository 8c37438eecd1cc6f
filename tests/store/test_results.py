"""What the store keeps of matches that are over: results, standings, and the way out of them."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

import pytest

from bot.store.leaders import PAGE, Place
from bot.store.matches import RaceLostError
from bot.store.servers import KEPT_SECONDS, ServerSettings
from bot.store.store import Store
from bot.table.scores import ALL_GAMES, Measure, Score, period
from bot.table.table import Seat, Table
from tests.book import Book

pytestmark = pytest.mark.both

HOME, AWAY = 11, 22
ANNA, BEN, CLEO = 1001, 1002, 1003
NOW = 1_790_000_000.0
DAY = 24 * 3600
LONG_AGO = NOW - 400 * DAY


def over(match: str, people: Sequence[int], guild: int | None = HOME, at: float = NOW) -> Table:
    return Table(
        id=match,
        game="kniffel",
        rules=1,
        channel=5,
        guild=guild,
        host=people[0],
        locale="de",
        seed=b"seed",
        opened=at - 100,
        seats=tuple(Seat(person, str(n)) for n, person in enumerate(people)),
        phase="finished",
        players="0,1",
        started=at - 60,
        ended=at,
    )


def ranked(people: Sequence[int], points: Sequence[int], **more: object) -> list[Score]:
    return [
        replace(
            Score(n, n, person, None, own, 1 + sum(p > own for p in points)),
            **more,  # type: ignore[arg-type]
        )
        for n, (person, own) in enumerate(zip(people, points, strict=True))
    ]


async def play(store: Store, match: str, points: dict[int, int], **where: object) -> None:
    people = list(points)
    table = over(match, people, **where)  # type: ignore[arg-type]
    await store.matches.save(table, scores=ranked(people, list(points.values())))


async def leaders(
    store: Store, measure: Measure = "wins", guild: int = HOME, game: str = "kniffel"
) -> list[tuple[int, int, float]]:
    page = await store.leaders.page(guild, game, "all", measure, 1, 0)
    return [(place.rank, place.person, place.value) for place in page.places]


async def test_every_measure_has_its_own_order(store: Store) -> None:
    await play(store, "a", {ANNA: 30, BEN: 20})
    await play(store, "b", {ANNA: 10, BEN: 90})
    await play(store, "c", {ANNA: 31, BEN: 20})
    assert await leaders(store, "wins") == [(1, ANNA, 2), (2, BEN, 1)]
    assert await leaders(store, "best") == [(1, BEN, 90), (2, ANNA, 31)]
    assert await leaders(store, "average") == [(1, BEN, 130 / 3), (2, ANNA, 71 / 3)]
    assert [person for _, person, _ in await leaders(store, "rating")] == [ANNA, BEN]
    assert await leaders(store, "bets") == []
    assert await leaders(store, "wins", game=ALL_GAMES) == [(1, ANNA, 2), (2, BEN, 1)]
    assert await leaders(store, "best", game=ALL_GAMES) == []


async def test_people_with_equal_wins_share_their_rank(store: Store) -> None:
    await play(store, "a", {ANNA: 30, BEN: 30, CLEO: 5})
    assert await leaders(store) == [(1, ANNA, 1), (1, BEN, 1), (3, CLEO, 0)]


async def test_bets_are_added_up(store: Store) -> None:
    for match in ("a", "b"):
        scores = ranked([ANNA, BEN], [3, 2], bets_won=2, bets_lost=1)
        await store.matches.save(over(match, [ANNA, BEN]), scores=scores)
    assert await leaders(store, "bets") == [(1, ANNA, 4), (1, BEN, 4)]


async def test_a_match_alone_is_on_no_leaderboard_but_in_the_profile(store: Store) -> None:
    await play(store, "a", {ANNA: 30, BEN: 40})
    await play(store, "b", {ANNA: 250})
    assert await leaders(store, "best") == [(1, BEN, 40), (2, ANNA, 30)]
    assert await leaders(store, "average") == [(1, BEN, 40), (2, ANNA, 30)]
    (record,) = (await store.profiles.of(ANNA, HOME)).records
    assert (record.matches, record.wins, record.best) == (2, 0, 250)


async def test_the_same_pair_moves_less_with_each_match_of_a_day(store: Store) -> None:
    for number in range(40):  # so that both are known
        await play(store, f"m{number}", {ANNA: 2 - number % 2, BEN: 1}, at=LONG_AGO + number * DAY)
    gains = []
    for match, at in (("a", NOW), ("b", NOW + 60), ("c", NOW + 120), ("next", NOW + 2 * DAY)):
        await play(store, match, {ANNA: 30, BEN: 20}, at=at)
        before, after = (await store.results.changes(match))[0]
        gains.append(after - before)
    assert gains[0] > gains[1] > gains[2] > 0
    assert gains[3] > gains[1], "a new day has begun"


async def test_computers_stand_on_no_board(store: Store) -> None:
    scores = ranked([ANNA, CLEO], [30, 10])
    scores[1] = replace(scores[1], person=None, strength="master")
    await store.matches.save(over("a", [ANNA, CLEO]), scores=scores)
    assert await leaders(store) == []
    assert await store.results.changes("a") == {}


async def test_an_aborted_match_is_kept_and_counts_for_nobody(store: Store, book: Book) -> None:
    scores = [replace(s, points=None, rank=None) for s in ranked([ANNA, BEN], [0, 0])]
    await store.matches.save(replace(over("a", [ANNA, BEN]), phase="stopped"), scores=scores)
    assert await leaders(store) == []
    rows = book.rows("SELECT person, aborted, points, seconds FROM results")
    assert [tuple(row.values()) for row in rows] == [(ANNA, 1, None, 60.0), (BEN, 1, None, 60.0)]


async def test_a_player_has_a_rating_of_their_own_on_every_server(store: Store) -> None:
    await play(store, "a", {ANNA: 30, BEN: 20}, guild=HOME)
    await play(store, "b", {ANNA: 10, CLEO: 20}, guild=AWAY)
    at_home = {p: v for _, p, v in await leaders(store, "rating", HOME)}
    away = {p: v for _, p, v in await leaders(store, "rating", AWAY)}
    assert at_home[ANNA] > at_home[BEN]
    assert away[CLEO] > away[ANNA]
    assert BEN not in away
    assert (await store.results.changes("b"))[0][0] == 1000


async def test_a_server_without_ratings_still_counts_wins(store: Store) -> None:
    await store.servers.change(HOME, lambda _: ServerSettings(ratings=False))
    await play(store, "a", {ANNA: 30, BEN: 20})
    assert await leaders(store, "rating") == []
    assert await leaders(store) == [(1, ANNA, 1), (2, BEN, 0)]


async def test_old_matches_count_for_all_time_alone(store: Store) -> None:
    await play(store, "a", {ANNA: 30, BEN: 20}, at=LONG_AGO)
    await play(store, "b", {ANNA: 10, BEN: 20}, at=NOW)
    for span in ("week", "month", "season"):
        page = await store.leaders.page(HOME, "kniffel", period(span, NOW), "wins", 1, 0)
        assert [(p.person, p.value) for p in page.places] == [(BEN, 1), (ANNA, 0)]
    assert await leaders(store) == [(1, ANNA, 1), (1, BEN, 1)]


async def test_a_match_ends_once_and_a_second_ending_changes_nothing(store: Store) -> None:
    await play(store, "a", {ANNA: 30, BEN: 20})
    with pytest.raises(RaceLostError):
        await play(store, "a", {ANNA: 10, BEN: 20})
    assert await leaders(store) == [(1, ANNA, 1), (2, BEN, 0)]


async def test_pages_turn_and_the_readers_row_is_always_there(store: Store) -> None:
    crowd = list(range(2000, 2000 + PAGE + 2))
    await store.people.set_listed(CLEO, False)
    for number, person in enumerate(crowd):
        await play(store, f"m{number}", {person: number, CLEO: 0})
    page = await store.leaders.page(HOME, "kniffel", "all", "best", 2, crowd[-1])
    assert (page.number, page.pages) == (2, 2)
    assert [place.rank for place in page.places] == [PAGE + 1, PAGE + 2]
    assert page.own == Place(1, crowd[-1], PAGE + 1, 1)
    assert (await store.leaders.page(HOME, "kniffel", "all", "best", 99, 0)).number == 2
    assert (await store.leaders.page(HOME, "kniffel", "all", "best", 0, 0)).number == 1


async def test_equal_values_share_their_rank_across_the_turn_of_a_page(store: Store) -> None:
    await store.people.set_listed(CLEO, False)
    for number in range(PAGE + 2):
        await play(store, f"m{number}", {3000 + number: 50, CLEO: 0})
    page = await store.leaders.page(HOME, "kniffel", "all", "best", 2, 0)
    assert [place.rank for place in page.places] == [1, 1]


async def test_who_opts_out_is_on_no_board_but_sees_the_own_row(store: Store) -> None:
    await play(store, "a", {ANNA: 30, BEN: 20})
    await store.people.set_listed(ANNA, False)
    assert await leaders(store) == [(1, BEN, 0)]
    page = await store.leaders.page(HOME, "kniffel", "all", "wins", 1, ANNA)
    assert page.own == Place(1, ANNA, 1, 1)
    await store.people.set_listed(ANNA, True)
    assert await leaders(store) == [(1, ANNA, 1), (2, BEN, 0)]


async def test_a_profile_knows_games_course_and_rivals(store: Store) -> None:
    await play(store, "a", {ANNA: 30, BEN: 20}, at=NOW)
    await play(store, "b", {ANNA: 10, BEN: 20}, at=NOW + 1)
    await play(store, "c", {ANNA: 15, BEN: 15}, at=NOW + 2)
    known = await store.profiles.of(ANNA, HOME)
    (record,) = known.records
    assert (record.matches, record.wins, record.best, len(record.course)) == (3, 2, 30, 3)
    assert record.course[0] > record.course[1]
    (rival,) = known.rivals
    assert (rival.person, rival.matches, rival.ahead, rival.behind) == (BEN, 3, 1, 1)
    assert (await store.profiles.of(ANNA, AWAY)).records == ()
    assert (await store.profiles.of(ANNA, None)).records[0].matches == 3


async def test_faces_are_counted_per_person(store: Store) -> None:
    for match in ("a", "b"):
        scores = ranked([ANNA, BEN], [3, 2], faces={"6": 4, "1": 1})
        await store.matches.save(over(match, [ANNA, BEN]), scores=scores)
    assert (await store.profiles.of(ANNA, HOME)).faces == {over("a", [ANNA]).game: {"6": 8, "1": 2}}


async def test_who_is_forgotten_is_on_no_board_and_has_no_preferences(store: Store) -> None:
    await play(store, "a", {ANNA: 30, BEN: 20})
    await store.people.set_direct_messages(ANNA, False)
    await store.personal.forget(ANNA, date(2026, 11, 18))
    assert await leaders(store) == [(1, BEN, 0)]
    assert (await store.people.preferences(ANNA)).direct_messages


async def test_the_export_has_all_that_forgetting_takes_away(store: Store) -> None:
    await play(store, "a", {ANNA: 30, BEN: 20})
    await store.people.set_direct_messages(ANNA, False)
    kept = await store.personal.everything(ANNA)
    assert {name for name, rows in kept.items() if rows} == {
        "people",
        "ratings",
        "standings",
        "results",
        "seats",
        "matches",
    }
    assert all("seed" not in row for row in kept["matches"])


async def test_a_server_that_threw_the_bot_out_is_forgotten_after_thirty_days(
    store: Store, book: Book
) -> None:
    await store.servers.meet(HOME)
    await play(store, "a", {ANNA: 30, BEN: 20}, guild=HOME)
    await play(store, "b", {ANNA: 30, BEN: 20}, guild=AWAY)
    await store.servers.left(HOME, NOW)
    assert await store.servers.purge(NOW + KEPT_SECONDS - 1) == []
    assert await store.servers.purge(NOW + KEPT_SECONDS) == [HOME]
    for table in ("matches", "results", "ratings", "standings"):
        assert book.rows(f"SELECT DISTINCT guild FROM {table}") == [{"guild": AWAY}], table
    assert book.rows("SELECT DISTINCT match FROM seats") == [{"match": "b"}]
    assert book.rows("SELECT * FROM servers") == []


async def test_a_server_that_invites_the_bot_again_keeps_everything(store: Store) -> None:
    await play(store, "a", {ANNA: 30, BEN: 20})
    await store.servers.change(HOME, lambda _: ServerSettings(pace="quick"))
    await store.servers.left(HOME, NOW)
    await store.servers.meet(HOME)
    assert await store.servers.purge(NOW + 2 * KEPT_SECONDS) == []
    assert (await store.servers.settings(HOME)).pace == "quick"
    assert await leaders(store) == [(1, ANNA, 1), (2, BEN, 0)]


async def test_a_farewell_while_the_bot_was_away_is_noticed_at_its_return(store: Store) -> None:
    for guild in (HOME, AWAY):
        await store.servers.meet(guild)
    await store.servers.compare({HOME}, NOW)
    await store.servers.compare({HOME}, NOW + 5)
    assert await store.servers.purge(NOW + KEPT_SECONDS) == [AWAY]


async def test_who_opted_out_before_playing_is_on_no_new_board_either(store: Store) -> None:
    await store.people.set_listed(ANNA, False)
    await play(store, "a", {ANNA: 30, BEN: 20})
    assert await leaders(store) == [(1, BEN, 0)]


async def test_boards_of_past_weeks_go_and_all_time_stays(store: Store, book: Book) -> None:
    for match, ago in (("a", 400 * DAY), ("b", 100 * DAY), ("c", 7 * DAY), ("d", 0)):
        await play(store, match, {ANNA: 30, BEN: 20}, at=NOW - ago)
    await store.servers.purge(NOW)
    periods = {row["period"] for row in book.rows("SELECT DISTINCT period FROM standings")}
    assert len(book.rows("SELECT * FROM results")) == 8
    assert periods == {period(span, NOW) for span in ("all", "season", "month", "week")}
    assert await leaders(store) == [(1, ANNA, 4), (2, BEN, 0)]
