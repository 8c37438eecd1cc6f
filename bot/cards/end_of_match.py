"""What an end says beside the result: highlights, wins of the evening, record; shared text."""

from dataclasses import dataclass

from bot.advice.curve import Curve
from bot.cards.board_fields import line
from bot.engine.highlights import Highlight
from bot.engine.match import Match
from bot.engine.phrases import Many, Person, Who, Word
from bot.engine.screen import Ink
from bot.table.scores import default_result
from bot.table.table import Table

GLUE = " · "


@dataclass(frozen=True, slots=True)
class EndOfMatch:
    wins: tuple[tuple[int, int], ...] = ()
    """Matches of this evening won by each person who won any, most first."""
    record: int | None = None
    """The best earlier result of a solo player with the same options."""
    first_alone: bool = False
    """Whether it is the first match of a solo player with these options."""
    highlights: tuple[Highlight, ...] = ()
    """At most one for each seat, no two with the same key; persons first."""
    offers_picture: bool = False
    """Whether to offer the large board: after the first match of a server, played in emoji."""
    looked_back: bool = False
    """Whether luck was asked for those without a highlight."""
    curve: Curve | None = None
    """The chances over the match, once they are computed."""


def evening(closing: EndOfMatch, ink: Ink) -> str:
    scores = tuple(
        Word("evening-score", {"who": Person(person), "wins": str(wins)})
        for person, wins in closing.wins
    )
    return ink("evening", scores=Many(scores, GLUE)) if scores else ""


def record(closing: EndOfMatch, match: Match, ink: Ink) -> str:
    """For a solo player: compared with the best earlier result with the same options."""
    best, result = closing.record, match.result
    if result is None or len(result.points) > 1:
        return ""
    if best is None:
        return ink("record-first") if closing.first_alone else ""
    key = "record-new" if result.points[0] > best else "record-is"
    return ink(key, best=best)


def highlights(closing: EndOfMatch, persons: frozenset[int], ink: Ink) -> tuple[str, ...]:
    """A sentence about each person."""
    return tuple(_told(one, ink) for one in closing.highlights if one.seat in persons)


def share_text(table: Table, match: Match, closing: EndOfMatch, ink: Ink, link: str) -> str:
    """Two lines to be shown elsewhere: who won with how much; something about a winner; a link."""
    result = default_result(table, match)
    winners = frozenset(result.winners) if result else frozenset()
    told = highlights(closing, winners, ink)[:1]
    won = " ".join(line(table, match, ink).splitlines())  # two lines where several have won
    first = ink("share-first", game=ink("title"), line=won)
    return "\n".join((first, " · ".join((*told, ink("share-link", link=link)))))


def _told(one: Highlight, ink: Ink) -> str:
    then = ink.at(one.at) if one.at >= 0 else ink
    return then(f"highlight-{one.key}", who=Who(one.seat), **one.params)
