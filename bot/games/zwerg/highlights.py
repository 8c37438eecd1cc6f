"""What is worth telling of a match of Der 7bte Zwerg, the rarest first."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, groupby

from bot.engine.highlights import Fact, Facts, Highlight
from bot.engine.phrases import Who
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.state import View

MANY = 3
"""So many dwarfs on the fields of their colours are a feat."""
OFTEN = 2
LAID = ("placed", "matched", "evaded")

Told = Fact[View]
Found = Iterator[Highlight]


@dataclass(frozen=True, slots=True)
class Row:
    """A row that was scored, with the bets on it."""

    at: int
    seat: int
    round: int
    complete: bool
    points: int
    matches: int
    yes: tuple[int, ...]
    no: tuple[int, ...]
    right: tuple[int, ...]


def highlights(game: Zwerg, facts: Facts[View]) -> Found:
    rows = [row for _, group in groupby(facts, lambda f: f.at) for row in _row(tuple(group))]
    rows.sort(key=lambda row: row.points, reverse=True)
    laid = [fact for fact in facts if fact.key in LAID]
    return chain(
        _alone(rows),
        _complete(rows),
        _colourful(rows),
        _bets(rows, OFTEN),
        _best(rows),
        _bets(rows, 1),
        _lined_up(laid),
    )


def _row(facts: Sequence[Told]) -> Iterator[Row]:
    """The row that a move has scored, if any."""
    told = {fact.key: fact for fact in facts}
    fact = told.get("scored-all") or told.get("scored-part")
    if fact is None:
        return
    bets = [told[key].named("who") if key in told else () for key in BETS]
    board, points = fact.before.board, fact.event.params["points"]
    matches = fact.event.params["matches"]
    complete = fact.key == "scored-all"
    if isinstance(points, int) and isinstance(matches, int):
        yield Row(fact.at, board.active, board.round, complete, points, matches, *bets)


BETS = ("hats-yes", "hats-no", "bets-won")


def _alone(rows: Sequence[Row]) -> Found:
    """Nobody else bet so, and it was right."""
    for row in rows:
        for key, these, others in (("believed", row.yes, row.no), ("doubted", row.no, row.yes)):
            if others and len(these) == 1 and these[0] in row.right:
                told = Highlight(these[0], "", {"other": Who(row.seat), "round": row.round}, row.at)
                yield from told.worded(key, f"{key}-2")


def _complete(rows: Sequence[Row]) -> Found:
    complete = [row for row in rows if row.complete]
    for row in complete:
        own = [other.at for other in complete if other.seat == row.seat]
        if len(own) > 1:
            yield Highlight(row.seat, "all-often", {"count": len(own)}, max(own))
        yield from _told(row).worded("all", "all-2", "all-3")


def _colourful(rows: Sequence[Row]) -> Found:
    for row in sorted(rows, key=lambda row: row.matches, reverse=True):
        if row.matches >= MANY:
            told = {"count": row.matches, "round": row.round}
            yield from Highlight(row.seat, "", told, row.at).worded("matches", "matches-2")


def _bets(rows: Sequence[Row], least: int) -> Found:
    """Who won most bets; all of them is more."""
    last = {seat: row.at for row in sorted(rows, key=lambda row: row.at) for seat in row.right}
    right = Counter(seat for row in rows for seat in row.right)
    for seat, count in right.most_common():
        if count < least:
            continue
        told = Highlight(seat, "", {"count": count}, last[seat])
        if 1 < count == sum(seat in (*row.yes, *row.no) for row in rows):
            yield from told.worded("bets-all", "bets-all-2")
        yield from told.worded("bets", "bets-2", "bets-3")


def _best(rows: Sequence[Row]) -> Found:
    best = {row.seat: row for row in reversed(rows)}
    for row in sorted(best.values(), key=lambda row: row.points, reverse=True):
        if row.points:
            yield from _told(row).worded("best", "best-2", "best-3")


def _lined_up(laid: Sequence[Told]) -> Found:
    last = {fact.seat: fact.at for fact in laid}
    for seat, count in Counter(fact.seat for fact in laid).most_common():
        told = Highlight(seat, "", {"count": count}, last[seat])
        yield from told.worded("lined-up", "lined-up-2", "lined-up-3", "lined-up-4")
    for first in {fact.seat: fact for fact in reversed(laid)}.values():
        told = Highlight(first.seat, "", {"die": first.event.params["die"]}, first.at)
        yield from told.worded("first", "first-2", "first-3")


def _told(row: Row) -> Highlight:
    return Highlight(row.seat, "", {"round": row.round, "points": row.points}, row.at)
