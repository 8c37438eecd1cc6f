"""The words around a board: whose turn it is, what happened, who is away, how it ended."""

from collections.abc import Iterable, Iterator

from bot.cards.closing import Closing, evening, highlights
from bot.engine import story
from bot.engine.colours import Colour
from bot.engine.game import Event, Result
from bot.engine.match import Match
from bot.engine.phrases import Many, Moment, Who, Word
from bot.engine.screen import Ink
from bot.live.session import Session
from bot.table.clocks import time_over
from bot.table.table import Table
from bot.table.waiting import decides_secretly, deciding
from bot.texts import tell

NEWS_LINES = 3
"""Of the last events as many as leave the board in sight on a phone."""


def line(table: Table, match: Match, ink: Ink) -> str:
    if table.phase in ("stopped", "shelved"):
        return ink(f"line-{table.phase}")
    if result := match.result:
        return _won(match, result, ink)
    waiting = deciding(match)
    key = "line-secret" if waiting and decides_secretly(match, waiting[0]) else "line-turn"
    line = ink(key, who=Many(tuple(map(Who, waiting))), count=len(waiting))
    if (end := time_over(table, match)) is None:
        return line
    return f"{line} {ink.icon('deadline')} {ink.mention(Moment(end))}"


def _won(match: Match, result: Result, ink: Ink) -> str:
    """A clan wins as a clan; who played alone has points and nobody to win against."""
    winners = Many(tuple(Who(seat) for seat in result.winners))
    if len(result.ranks) == 1:
        return ink("line-alone", points=result.points[0])
    won = [team for team in match.game.teams(match.state) if set(team) & set(result.winners)]
    if all(len(team) == 1 for team in won):
        return ink("line-won", who=winners, count=len(result.winners))
    if len(won) == 1:
        return ink("line-won-clan", clan=clan(match, won[0][0]), who=winners)
    *first, last = (ink(clan(match, team[0]).key) for team in won)
    told = ink("list", first=", ".join(first), last=last)
    return ink("line-won", who=told, count=len(result.winners))


def clan(match: Match, seat: int) -> Word:
    """What the team of a seat is called."""
    return Word(f"clan-{match.game.colour(match.state, seat)}")


def fields(session: Session, match: Match, closing: Closing, ink: Ink) -> Iterator[tuple[str, str]]:
    """The result with the evening so far, and as soon as they are there, the highlights."""
    if match.result:
        told = (*ranking(session, match, ink), evening(closing, ink))
        yield ink("field-result"), "\n".join(filter(None, told))
    if told_of := highlights(session.box, closing, ink):
        yield ink("field-highlights"), told_of


def news(match: Match, ink: Ink, most: int, seat: int | None = None) -> str:
    """What happened since the last turn of whoever is to decide; the newest last, and not much."""
    return told([event for event in story.latest(match) if event.only in (None, seat)][-most:], ink)


def told(events: Iterable[Event], ink: Ink) -> str:
    return "\n".join(tell(ink, event) for event in events)


def whispers(match: Match, ink: Ink, seat: int | None) -> str:
    """What happened to this seat in private since it last moved."""
    own = () if seat is None else story.whispers(match, seat)
    return "\n".join(tell(ink, event) for event in own)


def stand_ins(table: Table, ink: Ink) -> str:
    """For whom the computer plays, and who rolls automatically, in short lines."""
    away = tuple(Who(number) for number, seat in enumerate(table.seats) if seat.away)
    auto = tuple(Who(n) for n, seat in enumerate(table.seats) if seat.auto and seat.present)
    told = {"away": away, "automatic": auto} if table.live else {}
    return "\n".join(ink(key, who=Many(who)) for key, who in told.items() if who)


def colour(match: Match) -> Colour | None:
    """The colour of whoever is waited for; nobody's, where it is several or none."""
    waiting = deciding(match)
    return match.game.colour(match.state, waiting[0]) if len(waiting) == 1 else None


def ranking(session: Session, match: Match, ink: Ink) -> tuple[str, ...]:
    """A line for everybody, the winners first; who stepped in is told no rating of another's."""
    result, seats = match.result, session.table.seats
    if result is None:
        return ()
    changes = {s: change for s, change in session.changes.items() if seats[s].gave_up is None}
    order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    return tuple(
        ink("result", rank=result.ranks[s], who=Who(s), points=result.points[s])
        + (_rating(*changes[s], ink) if s in changes else "")
        for s in order
    )


def _rating(before: int, after: int, ink: Ink) -> str:
    part = ", " if ink.reading.aloud else " · "
    return part + ink("result-rating", rating=after, change=f"{after - before:+}".replace("-", "−"))
