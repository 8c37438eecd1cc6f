"""What nobody may learn: two matches that differ in a secret are one to whoever cannot know it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bot.advice import hints
from bot.cards.artist import Artist
from bot.cards.direct_message import direct_message_card
from bot.cards.news import outcome
from bot.cards.typed_answer import in_words
from bot.engine import story
from bot.engine.catalogue import Box
from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE, Event
from bot.engine.match import Match
from bot.record.document import dump
from bot.record.export import document
from bot.record.replay import steps as replayed
from bot.table import lobby
from bot.table.snapshot import Snapshot
from bot.table.table import Table
from bot.texts import LOCALES, Texts
from tests.conformance import next_move, steps
from tests.over import HOST, seated

OFTEN = 0.015
"""How likely everything is compared after a move; the views are compared after every one."""
Moved = tuple[Match, tuple[Event, ...]]


@dataclass(frozen=True)
class Other:
    """The same match with another secret, and who cannot know which of the two is real."""

    match: Match
    blind: frozenset[int | None]


def begun(box: Box, random: Random) -> Table:
    return lobby.start(box, seated(box, random, least=2), HOST, "999", 1700000001.0)


def lines(box: Box, table: Table, random: Random) -> Iterator[tuple[Match, tuple[Other, ...]]]:
    """A random match, and beside it after every move those that look the same to somebody."""
    match, others = Match.begin(box.game, table.header), tuple[Other, ...]()
    while match.to_act:
        seat, text = next_move(match, table.dice, random)
        after = _moved(match, seat, text)
        went_on = [_goes_on(one, after) for one in others]
        others = tuple(filter(None, (*went_on, _changed(match, after, random))))
        match = after[0]
        yield match, others


def _moved(match: Match, seat: int, text: str) -> Moved:
    _, events = match.game.apply(match.state, seat, match.game.parse(text))
    return match.play(seat, text), events


def _changed(match: Match, after: Moved, random: Random) -> Other | None:
    """The same match with another action in the place of a secret one."""
    game, state, move = match.game, match.state, after[0].log[-1]
    action, viewers = game.parse(move.text), (None, *range(len(match.header.seats)))
    blind = frozenset(v for v in viewers if not game.sees(state, v, move.seat, action))
    legal = game.legal(state, move.seat) if move.seat != CHANCE else ()
    possible = legal or tuple(outcome for outcome, _ in game.outcomes(state))
    unlike = [str(other) for other in possible if other != action]
    if not blind or not unlike:
        return None
    other = _moved(match, move.seat, random.choice(unlike))
    closes = not match.to_act - {CHANCE, move.seat} and move.seat != CHANCE
    unaware = _unaware(blind, after, other)
    assert closes or unaware == blind, f"a secret is told to {blind - unaware} at once"
    return Other(other[0], unaware) if unaware and other[0].state != after[0].state else None


def _goes_on(other: Other, after: Moved) -> Other | None:
    """The other match one move later, for those who were told nothing that gives it away."""
    move = after[0].log[-1]
    try:
        then = _moved(other.match, move.seat, move.text)
    except IllegalMoveError:
        return None
    blind = _unaware(other.blind, after, then)
    return Other(then[0], blind) if blind and then[0].state != after[0].state else None


def _unaware(blind: frozenset[int | None], one: Moved, two: Moved) -> frozenset[int | None]:
    """What comes out must be told: whoever was told the same must be shown the same."""
    return frozenset(v for v in blind if _told(one[1], v) == _told(two[1], v))


def _told(events: tuple[Event, ...], viewer: int | None) -> list[Event]:
    return [event for event in events if event.only in (None, viewer)]


def check_blind(box: Box, table: Table, match: Match, other: Other, texts: Texts) -> None:
    """Everything that those get who cannot know which of the two is real."""
    locale = LOCALES[match.version % len(LOCALES)]
    for viewer in other.blind:
        real = dict(received(box, table, match, viewer, texts, locale))
        for what, got in received(box, table, other.match, viewer, texts, locale):
            assert got == real[what], f"{what} tells seat {viewer} a secret"


def check_views(match: Match, other: Other) -> None:
    for viewer in other.blind:
        one, two = (match.game.view(line.state, viewer) for line in (match, other.match))
        assert one == two, f"the view tells seat {viewer} a secret"
        assert match.to_act == other.match.to_act, "who is waited for tells a secret"


def received(
    box: Box, table: Table, match: Match, viewer: int | None, texts: Texts, locale: str
) -> Iterator[tuple[str, Any]]:
    """All that reaches a viewer of a match, by what it is."""
    game, ink = box.game, texts.ink(locale, box, [f"<@{n}>" for n in range(len(table.seats))])
    view = game.view(match.state, viewer)
    screens = list(steps(box, view, ink))
    yield "the view", repr(view)
    yield "the screen", screens
    yield "the twin", [screen.text for screen in screens]
    yield "the odds", box.brain.odds(game, view, viewer, Random(1))
    if viewer is None:
        yield from _received_by_all(box, table, match, texts, locale)
    else:
        yield from _received_by_one(box, table, match, viewer, texts, locale)


def _received_by_one(
    box: Box, table: Table, match: Match, seat: int, texts: Texts, locale: str
) -> Iterator[tuple[str, Any]]:
    game, ink = box.game, texts.ink(locale, box, [f"<@{n}>" for n in range(len(table.seats))])
    view, legal = game.view(match.state, seat), game.legal(match.state, seat)
    yield "autocomplete", [(box.describe(view, action, ink), str(action)) for action in legal]
    if legal:
        yield "the hint", hints.hint(box, view, box.brain.rate(game, view, seat), ink)
    yield "what may be typed", [(words, str(one)) for words, one in in_words(box, view, legal, ink)]
    session, person = _session(box, table, match), table.seats[seat].person
    yield "the news", outcome(box, match, story.unheard(match, seat), seat, ink)
    if person is not None:
        yield "the board in sentences", Artist(texts).twin(session, locale, person)
        yield "the private card", Artist(texts).private(session, person, locale)
        yield "the letter", direct_message_card(Artist(texts), session, person, locale, "link")


def _received_by_all(
    box: Box, table: Table, match: Match, texts: Texts, locale: str
) -> Iterator[tuple[str, Any]]:
    session, artist = _session(box, table, match), Artist(texts)
    yield "the board", artist.public(session)
    yield "the beats", artist.beats(session)
    yield "the board in sentences", artist.twin(session, locale)
    moments = replayed(box.game, match.header, match.log)
    yield "the replay", [artist.moment(session, moment, locale) for moment in moments[-3:]]
    over = replace(table, phase="finished" if match.result else "stopped", ended=1700003600.0)
    yield "the file", dump(document(box.game, over, match.log, [0.0] * match.version))


def _session(box: Box, table: Table, match: Match) -> Snapshot:
    """Only to be looked at: nothing is stored."""
    return Snapshot(box, table, match)
