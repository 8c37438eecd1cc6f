"""Points and ranks of a match, as pure functions."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Literal

from bot.engine.game import CHANCE, Result
from bot.engine.match import Match
from bot.table.seats import outlasted
from bot.table.table import Table

ALL_GAMES = ""
"""The game id of totals over all games."""

Span = Literal["all", "season", "month", "week"]
SPANS: tuple[Span, ...] = ("all", "season", "month", "week")
Measure = Literal["wins", "rating", "best", "average", "bets"]
MEASURES: tuple[Measure, ...] = ("wins", "rating", "best", "average", "bets")
OF_ONE_GAME: tuple[Measure, ...] = ("best", "average")
"""Measures of points, which cannot be compared between games."""

Changes = dict[int, tuple[int, int]]
"""By seat the shown rating before and after; seats without a rating are missing."""

LEAST_PLAYED = 1 / 3
"""A match that ends earlier because all but one gave up has no result."""


@dataclass(frozen=True, slots=True)
class Score:
    """The result of one seat."""

    seat: int
    team: int
    person: int | None
    """The owner of the seat: the first person on it, also if another one played it later."""
    strength: str | None
    """The strength of the computer on this seat."""
    points: int | None
    """None: the match was aborted, or the seat was given up."""
    rank: int | None
    """None: the match was aborted. A seat that was given up is last."""
    gave_up: bool = False
    bets_won: int | None = None
    """None, like `bets_lost`: the game has no bets."""
    bets_lost: int | None = None
    faces: dict[str, int] = field(default_factory=dict)
    """How often this seat rolled each face of the die."""
    rated: bool = True
    """False: computers made most moves of the persons, so the match rates nobody."""

    @property
    def counts(self) -> bool:
        """Whether it counts for a person: the match was played to its end."""
        return self.person is not None and self.rank is not None

    @property
    def is_a_persons(self) -> bool:
        """Whether a person played it to the end, also one whose data was deleted since."""
        return self.strength is None and self.rank is not None


def scored(table: Table, match: Match | None) -> tuple[Score, ...]:
    """The scores of a match that is over; empty for any other, and for a private one."""
    if match is None or table.private or table.phase not in ("finished", "stopped"):
        return ()
    result = default_result(table, match)
    teams = match.game.teams(match.state) if result else ()
    team_of = {seat: team for team, seats in enumerate(teams) for seat in seats}
    ranks = _ranks(table, result, teams) if result else [None] * len(table.seats)
    tallies = match.game.tallies(match.state) if match.result else ()
    faces = rolled_faces(match, len(table.seats))
    rated = not stand_ins_made_most(table, match)
    return tuple(
        Score(
            seat=number,
            team=team_of.get(number, number),
            person=seat.owner,
            strength=seat.strength,
            points=result.points[number] if result and not seat.given_up else None,
            rank=ranks[number],
            gave_up=seat.given_up,
            bets_won=tallies[number].get("bets-won") if tallies else None,
            bets_lost=tallies[number].get("bets-lost") if tallies else None,
            faces=dict(faces[number]),
            rated=rated,
        )
        for number, seat in enumerate(table.seats)
    )


def winner_by_default(table: Table, match: Match) -> int | None:
    """The seat that wins because all other persons gave up, if enough was played."""
    seat = outlasted(table)
    return seat if seat is not None and has_enough_played(match) else None


def has_enough_played(match: Match) -> bool:
    """Whether the match may end with a result because all but one gave up."""
    return match.game.progress(match.state) >= LEAST_PLAYED


def stand_ins_made_most(table: Table, match: Match) -> bool:
    """Whether computers made more than half of the moves of the persons' seats."""
    persons = {number for number, seat in enumerate(table.seats) if seat.strength is None}
    moves = sum(move.seat in persons for move in match.log)
    return 2 * sum(table.seats[number].stood_in for number in persons) > moves


def default_result(table: Table, match: Match) -> Result | None:
    """The result; where all but one gave up: points so far, and computers behind the winner."""
    if match.result:
        return match.result
    winner, seats = winner_by_default(table, match), range(len(table.seats))
    if winner is None:
        return None
    points = match.game.points(match.state) or (0,) * len(table.seats)
    return Result(points, tuple(1 if seat == winner else 2 for seat in seats))


def _ranks(table: Table, result: Result, teams: Sequence[Sequence[int]]) -> list[int | None]:
    """A seat that was given up is last, and nobody ranks behind a team that everybody left."""
    deserted = {
        seat for team in teams for seat in team if all(table.seats[s].given_up for s in team)
    }
    return [
        len(table.seats) if seat.given_up else own - sum(result.ranks[s] < own for s in deserted)
        for seat, own in zip(table.seats, result.ranks, strict=True)
    ]


def rolled_faces(match: Match, seats: int) -> list[Counter[str]]:
    """The rolled faces by seat; a roll counts for the seat that moved last."""
    known, counts, roller = set(match.game.faces()), [Counter[str]() for _ in range(seats)], 0
    for move in match.log:
        if move.seat != CHANCE:
            roller = move.seat
        elif move.text in known:
            counts[roller][move.text] += 1
    return counts


def contested(scores: Sequence[Score]) -> bool:
    """Whether persons of at least two teams played."""
    return len({score.team for score in scores if score.is_a_persons}) > 1


def winners(scores: Sequence[Score]) -> set[int]:
    """The seats on rank 1 (G3), in a contested match."""
    if not contested(scores):
        return set()
    return {score.seat for score in scores if score.counts and score.rank == 1}


def period(span: Span, at: float) -> str:
    """The key of the period that contains a timestamp (UTC), as in the leaderboard's table."""
    moment = datetime.fromtimestamp(at, UTC)
    match span:
        case "season":
            return f"{moment.year}-Q{(moment.month + 2) // 3}"
        case "month":
            return f"{moment.year}-{moment.month:02}"
        case "week":
            year, week, _ = moment.isocalendar()
            return f"{year}-W{week:02}"
        case _:
            return "all"
