"""Points, ranks, ratings: what everybody takes home from a match, as pure arithmetic."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from math import lcm
from typing import TYPE_CHECKING, Literal, NamedTuple

from bot.engine.game import CHANCE, Result
from bot.engine.match import Match
from bot.table.table import Table

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

ALL_GAMES = ""
"""Stands in the place of a game where all games are counted together."""

Span = Literal["all", "season", "month", "week"]
SPANS: tuple[Span, ...] = ("all", "season", "month", "week")
Measure = Literal["wins", "rating", "best", "average", "bets"]
MEASURES: tuple[Measure, ...] = ("wins", "rating", "best", "average", "bets")
OF_ONE_GAME: tuple[Measure, ...] = ("best", "average")
"""Points of different games do not compare."""

Changes = dict[int, tuple[int, int]]
"""By seat, where there is one, a rating before and after, as people read it."""

SHOWN_START = 1000
SHOWN_SCALE = 40


class Rating(NamedTuple):
    """A guess at how well somebody plays, and how sure it is."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """What people read: careful while little is known, so that it grows with matches."""
        return round(SHOWN_START + SHOWN_SCALE * (self.mu - 3 * self.sigma))


NEWCOMER = Rating(25.0, 25.0 / 3)
"""As the model begins; it is loaded when the first match ends."""


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce(mu=NEWCOMER.mu, sigma=NEWCOMER.sigma)


@dataclass(frozen=True, slots=True)
class Score:
    """What one seat takes home."""

    seat: int
    team: int
    person: int | None
    """Whose match it was: who sat down here, whoever played it in the end."""
    strength: str | None
    """How strong the computer was that sat here."""
    points: int | None
    """None: the match was aborted, or the seat given up and played by somebody else."""
    rank: int | None
    """None: the match was aborted; last: the seat was given up."""
    gave_up: bool = False
    bets_won: int | None = None
    """None, like those lost: this game knows no bets."""
    bets_lost: int | None = None
    faces: dict[str, int] = field(default_factory=dict)
    """How often each face of the die came for this seat."""

    @property
    def counts(self) -> bool:
        """Whether this stands to a person's name: the match was played to its end."""
        return self.person is not None and self.rank is not None

    @property
    def is_a_persons(self) -> bool:
        """The same also for somebody who wanted to be forgotten: others still won against them."""
        return self.strength is None and self.rank is not None


def scored(table: Table, match: Match | None) -> tuple[Score, ...]:
    """The scores of a match that is over; none while it can go on or if it never began."""
    if match is None or table.phase not in ("finished", "stopped"):
        return ()
    result = match.result
    teams = match.game.teams(match.state) if result else ()
    team_of = {seat: team for team, seats in enumerate(teams) for seat in seats}
    ranks = _ranks(table, result, teams) if result else [None] * len(table.seats)
    tallies = match.game.tallies(match.state) if result else ()
    faces = rolled_faces(match, len(table.seats))
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
        )
        for number, seat in enumerate(table.seats)
    )


def _ranks(table: Table, result: Result, teams: Sequence[Sequence[int]]) -> list[int | None]:
    """Who left for good is last, and nobody is behind a team that everybody left."""
    deserted = {
        seat for team in teams for seat in team if all(table.seats[s].given_up for s in team)
    }
    return [
        len(table.seats) if seat.given_up else own - sum(result.ranks[s] < own for s in deserted)
        for seat, own in zip(table.seats, result.ranks, strict=True)
    ]


def rolled_faces(match: Match, seats: int) -> list[Counter[str]]:
    """What the dice showed, per seat that had them thrown: the last one that moved."""
    known, counts, roller = set(match.game.faces()), [Counter[str]() for _ in range(seats)], 0
    for move in match.log:
        if move.seat != CHANCE:
            roller = move.seat
        elif move.text in known:
            counts[roller][move.text] += 1
    return counts


def winners(scores: Sequence[Score]) -> set[int]:
    """The seats that are first, alone or shared (G3), with another person to win against."""
    if len({score.team for score in scores if score.is_a_persons}) < 2:
        return set()
    return {score.seat for score in scores if score.counts and score.rank == 1}


def rate(scores: Sequence[Score], before: dict[int, Rating]) -> dict[int, Rating]:
    """New ratings of the people who count, by person; empty where no two teams have any.

    Who left a team for good is rated alone, behind everybody. Somebody who is forgotten was an
    opponent all the same, of whom nothing is known.
    """
    teams: dict[tuple[int, int], list[Score]] = {}
    for score in scores:
        if score.is_a_persons:
            alone = score.seat if score.gave_up else -1
            teams.setdefault((score.team, alone), []).append(score)
    if len(teams) < 2:
        return {}
    # A team takes its turns in rotation, so a bigger one is not stronger: all are filled up
    # to one size with their own people, for the model adds the strengths of a team up.
    size = lcm(*(len(team) for team in teams.values()))
    filled = [team * (size // len(team)) for team in teams.values()]
    rated = _model().rate(
        [[_known(before, score) for score in team] for team in filled],
        ranks=[(team[0].rank or 0) + float(len(scores) * team[0].gave_up) for team in filled],
    )
    return {
        score.person: Rating(new.mu, new.sigma)
        for team, news in zip(filled, rated, strict=True)
        for score, new in zip(team, news, strict=True)
        if score.person is not None
    }


def _known(before: dict[int, Rating], score: Score) -> "PlackettLuceRating":
    return _model().create_rating(list(before.get(score.person or 0, NEWCOMER)))


def period(span: Span, at: float) -> str:
    """The name of the stretch of time around a moment (UTC), as the standings are kept."""
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
