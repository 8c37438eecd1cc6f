"""What is worth telling of a match of Drachenlachen, the rarest first."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from bot.engine.game import Seen
from bot.engine.highlights import Fact, Facts, Highlight
from bot.games.drachen.rules import Drachen
from bot.games.drachen.state import State

OFTEN = 2
FEW_LAUGHS = 3
"""Fewer laughs are easily survived."""

Told = Fact[Seen[State]]
Found = Iterator[Highlight]


def highlights(game: Drachen, facts: Facts[Seen[State]]) -> Found:
    def of(*keys: str) -> list[Told]:
        return [fact for fact in facts if fact.key in keys]

    stole, threw, laughs = of("stole"), of("threw"), of("laugh")
    moves = of("moved", "swapped", "fetched", "threw", "stole", "delivered")
    return chain(
        _comebacks(of("won"), stole, laughs),
        _often(stole, "robber"),
        _deed(stole, "stole", "stole-2"),
        _often(threw, "thrower"),
        _deed(threw, "threw", "threw-2"),
        _delivered(of("delivered")),
        _caught(laughs),
        _spared(laughs),
        _counted(laughs, 1, "waker", "waker-2"),
        _counted(of("swapped"), 1, "pushed", "pushed-2"),
        _counted(of("fetched"), 1, "fetched", "fetched-2"),
        _counted(_sixes(game, moves), OFTEN, "sixes", "sixes-2"),
        _counted(moves, 1, "moves", "moves-2", "moves-3"),
    )


def _comebacks(won: Sequence[Told], stole: Sequence[Told], laughs: Sequence[Told]) -> Found:
    """Who won although the ring was lost on the way."""
    for fact in won:
        lost = sum(other.named("other") == (fact.seat,) for other in stole)
        lost += sum(_loses_ring(laugh, fact.seat) for laugh in laughs)
        taken = sum(other.seat == fact.seat for other in stole)
        if lost:
            yield Highlight(fact.seat, "comeback", {"lost": lost, "taken": taken}, fact.at)


def _loses_ring(laugh: Told, seat: int) -> bool:
    return seat in laugh.named("hit") and laugh.before.state.rings[seat]


def _often(facts: Sequence[Told], key: str) -> Found:
    """Who did it most often, and more than once."""
    return _counted(facts, OFTEN, key)


def _counted(facts: Iterable[Told], least: int, *keys: str) -> Found:
    known = list(facts)
    last = {fact.seat: fact.at for fact in known}
    for seat, count in Counter(fact.seat for fact in known).most_common():
        if count >= least:
            yield from Highlight(seat, "", {"count": count}, last[seat]).worded(*keys)


def _deed(facts: Sequence[Told], *keys: str) -> Found:
    """Against another dwarf."""
    for fact in reversed(facts):
        other, number = fact.event.params["other"], fact.before.state.round
        told = Highlight(fact.seat, "", {"round": number, "other": other}, fact.at)
        yield from told.worded(*keys)


def _delivered(facts: Sequence[Told]) -> Found:
    last = {fact.seat: fact for fact in facts}
    for fact in reversed(last.values()):
        rings, number = fact.event.params["count"], fact.before.state.round
        told = Highlight(fact.seat, "", {"count": rings, "round": number}, fact.at)
        yield from told.worded("delivered", "delivered-2")


def _caught(laughs: Sequence[Told]) -> Found:
    hits = [(seat, laugh.at) for laugh in laughs for seat in laugh.named("hit")]
    last = dict(hits)
    for seat, count in Counter(seat for seat, _ in hits).most_common():
        if count >= OFTEN:
            told = Highlight(seat, "", {"count": count}, last[seat])
            yield from told.worded("caught", "caught-2")


def _spared(laughs: Sequence[Told]) -> Found:
    """Whom not one of many laughs hit."""
    if len(laughs) < FEW_LAUGHS:
        return
    hit = {seat for laugh in laughs for seat in laugh.named("hit")}
    for seat in range(laughs[0].before.state.seats):
        if seat not in hit:
            told = Highlight(seat, "", {"count": len(laughs)}, laughs[-1].at)
            yield from told.worded("spared", "spared-2")


def _sixes(game: Drachen, moves: Iterable[Told]) -> Iterator[Told]:
    return (fact for fact in moves if fact.event.params["pips"] == str(game.seed.faces))
