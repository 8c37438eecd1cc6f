"""What is worth telling of a match of Die Zwergenzugfahrt, the rarest first."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from bot.engine.game import Seen
from bot.engine.highlights import Fact, Facts, Highlight
from bot.games.zug.rules import Zug
from bot.games.zug.state import State

OFTEN = 2
TOLD = ("victim", "home", "target", "square", "clan")
ACTS = ("walked", "sat", "stood", "shifted", "laid", "took", "kicked")

Told = Fact[Seen[State]]
Found = Iterator[Highlight]


def highlights(game: Zug, facts: Facts[Seen[State]]) -> Found:
    def of(*keys: str) -> list[Told]:
        return [fact for fact in facts if fact.key in keys]

    kicked, sat, laid = of("kicked"), of("sat"), of("laid")
    return chain(
        _last(facts),
        _counted(kicked, OFTEN, "kicker"),
        _each(kicked, "kicked", "kicked-2", "kicked-3"),
        _each(of("took"), "took", "took-2", "took-3"),
        _each(of("conducted"), "conducted", "conducted-2"),
        _each(sat[:1], "first-seat"),
        _counted(sat, OFTEN, "seats", "seats-2"),
        _counted(laid, OFTEN, "reserved", "reserved-2"),
        _each(sat, "sat", "sat-2", "sat-3"),
        _each(laid, "laid", "laid-2", "laid-3"),
        _each(of("shifted"), "shifted", "shifted-2"),
        _counted(of(*ACTS), 1, "acts", *(f"acts-{number}" for number in range(2, 8))),
    )


def _last(facts: Facts[Seen[State]]) -> Found:
    """Whose act won the match at once."""
    ended = {fact.at for fact in facts if fact.key == "won"}
    for fact in facts:
        if fact.at in ended and fact.key in ACTS:
            yield Highlight(fact.seat, "last", at=fact.at)


def _each(facts: Sequence[Told], *keys: str) -> Found:
    for fact in reversed(facts):
        params = fact.event.params
        told = {name: params[name] for name in TOLD if name in params}
        told["round"] = fact.before.state.turn // 2 + 1
        yield from Highlight(fact.seat, "", told, fact.at).worded(*keys)


def _counted(facts: Sequence[Told], least: int, *keys: str) -> Found:
    last = {fact.seat: fact.at for fact in facts}
    for seat, count in Counter(fact.seat for fact in facts).most_common():
        if count >= least:
            yield from Highlight(seat, "", {"count": count}, last[seat]).worded(*keys)
