"""Points, ranks, ratings: what everybody takes home from a match, as pure arithmetic."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import lcm
from typing import Literal, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.engine.game import CHANCE
from bot.engine.match import Match
from bot.tables import Table

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


_MODEL = PlackettLuce()
NEWCOMER = Rating(_MODEL.mu, _MODEL.sigma)


@dataclass(frozen=True, slots=True)
class Score:
    """What one seat takes home."""

    seat: int
    team: int
    person: int | None
    strength: str | None
    """How strong the computer was that sat here."""
    stand_in: bool
    """A computer played for a person who had left."""
    points: int | None
    """None, like the rank: the match was aborted."""
    rank: int | None
    bets_won: int | None = None
    """None, like those lost: this game knows no bets."""
    bets_lost: int | None = None
    faces: dict[str, int] = field(default_factory=dict)
    """How often each face of the die came for this seat."""

    @property
    def counts(self) -> bool:
        """Whether this stands to a person's name: played to the end, and by that person."""
        return self.person is not None and not self.stand_in and self.rank is not None


def scored(table: Table, match: Match | None) -> tuple[Score, ...]:
    """The scores of a match that is over; none while it can go on or if it never began."""
    if match is None or table.phase not in ("finished", "stopped"):
        return ()
    result = match.result
    teams = match.game.teams(match.state) if result else ()
    team_of = {seat: team for team, seats in enumerate(teams) for seat in seats}
    tallies = match.game.tallies(match.state) if result else ()
    faces = rolled_faces(match, len(table.seats))
    return tuple(
        Score(
            seat=number,
            team=team_of.get(number, number),
            person=seat.person,
            strength=seat.strength,
            stand_in=seat.strength is None and (seat.away or seat.left),
            points=result.points[number] if result else None,
            rank=result.ranks[number] if result else None,
            bets_won=tallies[number].get("bets-won") if tallies else None,
            bets_lost=tallies[number].get("bets-lost") if tallies else None,
            faces=dict(faces[number]),
        )
        for number, seat in enumerate(table.seats)
    )


def rolled_faces(match: Match, seats: int) -> list[Counter[str]]:
    """What the dice showed, per seat that had them thrown: the last one that moved."""
    known, counts, roller = set(match.game.faces()), [Counter[str]() for _ in range(seats)], 0
    for move in match.log:
        if move.seat != CHANCE:
            roller = move.seat
        elif move.text in known:
            counts[roller][move.text] += 1
    return counts


def is_win(score: Score, scores: Sequence[Score]) -> bool:
    """First, alone or shared (G3), with at least one other person to win against."""
    rivals = [other for other in scores if other.counts and other.team != score.team]
    return score.counts and score.rank == 1 and bool(rivals)


def rate(scores: Sequence[Score], before: dict[int, Rating]) -> dict[int, Rating]:
    """New ratings of the people who count, by person; empty where no two teams have any."""
    teams: dict[int, list[Score]] = {}
    for score in scores:
        if score.counts:
            teams.setdefault(score.team, []).append(score)
    if len(teams) < 2:
        return {}
    # A team takes its turns in rotation, so a bigger one is not stronger: all are filled up
    # to one size with their own people, for the model adds the strengths of a team up.
    size = lcm(*(len(team) for team in teams.values()))
    filled = [team * (size // len(team)) for team in teams.values()]
    rated = _MODEL.rate(
        [[_known(before, score) for score in team] for team in filled],
        ranks=[float(team[0].rank or 0) for team in filled],
    )
    return {
        score.person: Rating(new.mu, new.sigma)
        for team, news in zip(filled, rated, strict=True)
        for score, new in zip(team, news, strict=True)
        if score.person is not None
    }


def _known(before: dict[int, Rating], score: Score) -> PlackettLuceRating:
    return _MODEL.create_rating(list(before.get(score.person or 0, NEWCOMER)))


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


SPARKS = "▁▂▃▄▅▆▇█"


def sparkline(values: Sequence[int]) -> str:
    """A course of numbers as a row of bars."""
    least, most = min(values, default=0), max(values, default=0)
    step = (most - least) / (len(SPARKS) - 1) or 1
    return "".join(SPARKS[round((value - least) / step)] for value in values)


class Luck(NamedTuple):
    """The face that came most unlike its chance."""

    face: str
    times: int
    expected: int
    rolls: int


def luck(counts: dict[str, int], faces: Sequence[str]) -> Luck | None:
    """Where equally likely faces strayed farthest; None before the first roll."""
    rolls = sum(counts.get(face, 0) for face in faces)
    if not rolls:
        return None
    expected = rolls / len(faces)
    face = max(faces, key=lambda face: abs(counts.get(face, 0) - expected))
    return Luck(face, counts.get(face, 0), round(expected), rolls)
