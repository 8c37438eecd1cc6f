"""What is worth telling of a match of Hex-hex-Kniffel, the rarest first."""

from collections.abc import Iterator, Sequence
from itertools import chain

from bot.engine.game import Seen
from bot.engine.highlights import Fact, Facts, Highlight
from bot.engine.phrases import Param, Word
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.state import State

GREAT = 4
"""An entry of so many points is a feat."""
RARE_ROWS = ("kniffel", "five", "house", "pairs", "three")

Told = Fact[Seen[State]]
Found = Iterator[Highlight]


def highlights(game: Kniffel, facts: Facts[Seen[State]]) -> Found:
    rolls = [fact for fact in facts if fact.key == "rolled-kniffel"]
    entries = [fact for fact in facts if fact.key == "entered"]
    points = sorted((fact for fact in entries if _points(fact)), key=_points, reverse=True)
    return chain(
        _kniffels(rolls),
        _at_once(points),
        _only(entries),
        _at_the_end(game, points),
        _collected(game, points),
        _never_struck(game, entries),
        _best(points),
        _first(entries),
    )


def _kniffels(rolls: Sequence[Told]) -> Found:
    for fact in rolls:
        count = sum(other.seat == fact.seat for other in rolls)
        if count > 1:
            yield Highlight(fact.seat, "kniffels", {"count": count}, fact.at)
        symbol = fact.after.state.dice[0]
        things = Word(f"many-{symbol}")
        told: dict[str, Param] = {"round": fact.after.state.turn, "things": things}
        yield from Highlight(fact.seat, "", told, fact.at).worded(
            "kniffel", "kniffel-2", "kniffel-3"
        )


def _at_once(entries: Sequence[Told]) -> Found:
    """A great entry from the first roll."""
    for fact in entries:
        if fact.before.state.rolls == 1 and _points(fact) >= GREAT:
            yield from _told(fact).worded("at-once", "at-once-2")


def _only(entries: Sequence[Told]) -> Found:
    """A rare row that nobody else has filled."""
    if not entries or len(entries[0].after.state.sheets) == 1:
        return
    for row in RARE_ROWS:
        filled = [fact for fact in entries if _row(fact) == row and _points(fact)]
        if len(filled) == 1:
            yield from (Highlight(f.seat, f"only-{row}", at=f.at) for f in filled)


def _at_the_end(game: Kniffel, entries: Sequence[Told]) -> Found:
    for fact in entries:
        if fact.before.state.turn == len(game.seed.rows) and _points(fact) >= GREAT:
            yield from _told(fact).worded("finish", "finish-2")


def _collected(game: Kniffel, entries: Sequence[Told]) -> Found:
    """Many equal dice in the row of their symbol."""
    for fact in entries:
        if _row(fact) in game.seed.symbols and _points(fact) >= GREAT:
            things = Word(f"many-{_row(fact)}")
            told: dict[str, Param] = {"count": _points(fact), "things": things}
            yield from Highlight(fact.seat, "", told, fact.at).worded("collected", "collected-2")


def _never_struck(game: Kniffel, entries: Sequence[Told]) -> Found:
    for seat in sorted({fact.seat for fact in entries}):
        own = [fact for fact in entries if fact.seat == seat]
        if len(own) == len(game.seed.rows) and all(map(_points, own)):
            yield from Highlight(seat, "", at=own[-1].at).worded("unstruck", "unstruck-2")


def _best(entries: Sequence[Told]) -> Found:
    best = {fact.seat: fact for fact in reversed(entries)}
    for fact in best.values():
        yield from _told(fact).worded("best", "best-2", "best-3", "best-4")


def _first(entries: Sequence[Told]) -> Found:
    first = {fact.seat: fact for fact in reversed(entries)}
    for fact in first.values():
        yield from _told(fact).worded("first", "first-2", "first-3")


def _told(fact: Told) -> Highlight:
    row, turn = Word(f"row-{_row(fact)}"), fact.before.state.turn
    told: dict[str, Param] = {"row": row, "round": turn, "points": _points(fact)}
    return Highlight(fact.seat, "", told, fact.at)


def _points(fact: Told) -> int:
    points = fact.event.params["points"]
    return points if isinstance(points, int) else 0


def _row(fact: Told) -> str:
    row = fact.event.params["row"]
    return row.key.removeprefix("row-") if isinstance(row, Word) else ""
