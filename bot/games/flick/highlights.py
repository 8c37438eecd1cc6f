"""What is worth telling of a match of Dice Flick, the rarest first."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from bot.engine.game import Seen, Weight
from bot.engine.highlights import Fact, Facts, Highlight
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import State

OFTEN = 2
LANDED = ("straight", "lucky", "astray", "hopped")
FLOWN = (*LANDED, "ditch", "ditch-hop", "out")

Told = Fact[Seen[State]]
Found = Iterator[Highlight]


def highlights(game: DiceFlick, facts: Facts[Seen[State]]) -> Found:
    def of(*keys: str) -> list[Told]:
        return [fact for fact in facts if fact.key in keys]

    scored = sorted(of("scored"), key=_points, reverse=True)
    bangs = [fact for fact in of(*LANDED) if fact.event.weight is Weight.HEAVY]
    return chain(
        _finish(game, scored),
        _holes(bangs, "bang", "bang-2"),
        _rounds(of("bonus", "bonus-hand"), "bonus", "bonus-2"),
        _best(scored),
        _counted(of("straight"), OFTEN, "straight", "straight-2"),
        _holes(of("lucky"), "lucky", "lucky-2"),
        _holes(of("hopped"), "hopped", "hopped-2"),
        _counted(of("out"), 1, "out"),
        _counted(of(*FLOWN), 1, "flicks", "flicks-2", "flicks-3", "flicks-4"),
    )


def _finish(game: DiceFlick, scored: Sequence[Told]) -> Found:
    """Whose last turn was the best one."""
    best = {fact.seat: fact for fact in reversed(scored)}
    for fact in best.values():
        if _round(fact) == game.seed.rounds:
            told = {"points": _points(fact)}
            yield from Highlight(fact.seat, "", told, fact.at).worded("finish", "finish-2")


def _best(scored: Sequence[Told]) -> Found:
    best = {fact.seat: fact for fact in reversed(scored)}
    for fact in sorted(best.values(), key=_points, reverse=True):
        told = {"points": _points(fact), "round": _round(fact)}
        yield from Highlight(fact.seat, "", told, fact.at).worded("best", "best-2", "best-3")


def _holes(facts: Sequence[Told], *keys: str) -> Found:
    for fact in facts:
        told = {name: fact.event.params[name] for name in ("landed", "touched", "hole")}
        told["round"] = _round(fact)
        yield from Highlight(fact.seat, "", told, fact.at).worded(*keys)


def _rounds(facts: Sequence[Told], *keys: str) -> Found:
    for fact in facts:
        told = {"round": _round(fact)}
        yield from Highlight(fact.seat, "", told, fact.at).worded(*keys)


def _counted(facts: Sequence[Told], least: int, *keys: str) -> Found:
    last = {fact.seat: fact.at for fact in facts}
    for seat, count in Counter(fact.seat for fact in facts).most_common():
        if count >= least:
            yield from Highlight(seat, "", {"count": count}, last[seat]).worded(*keys)


def _points(fact: Told) -> int:
    points = fact.event.params["points"]
    return points if isinstance(points, int) else 0


def _round(fact: Told) -> int:
    """The turn of the own sheet, counted from 1."""
    return len(fact.before.state.sheets[fact.seat]) + 1
