"""Typed words that name no listed move exactly: words of buttons, other endings, filler words."""

import re
import textwrap
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from bot.cards.card import Button, Card
from bot.cards.custom_id import Stamp
from bot.engine.catalogue import Box
from bot.engine.offers import Offer, Typed, other_words
from bot.engine.screen import Ink, Menu
from bot.engine.spelling import words
from bot.table.snapshot import Snapshot

ENDING = re.compile(r"(?<=\w{3})(est|en|et|es|st|e|n|s|t)$")
"""Endings of verbs and nouns in both languages."""
MOST_SCREENS = 40
"""Steps of a move whose buttons are read; more are those of a game that narrows by itself."""
MOST_TRIES = 60
LABEL_LENGTH = 80


def understood_loosely(snapshot: Snapshot, seat: int, typed: Typed, ink: Ink) -> list[Offer]:
    """The moves in which every word is found that is no filler."""
    said = without_fillers(typed, ink)
    found = [offer for offer in _offers(snapshot, seat, ink) if _fits(offer, said)]
    return found if said else []


def named_by_a_button(snapshot: Snapshot, seat: int, typed: Typed, ink: Ink) -> list[Offer]:
    """The one move whose button has exactly these words, as shown or as read out."""
    match, box = snapshot.match, snapshot.box
    if match is None or not typed:
        return []
    view = box.game.view(match.state, seat)
    labels = [one for pen in (ink, ink.seen()) for one in _labels(box, view, pen)]
    moves = {move for label, move in labels if words(label) == typed}
    legal = (a for a in box.game.legal_in(view, seat) if str(a) in moves)
    found = [Offer(box.describe(view, action, ink), str(action)) for action in legal]
    return found if len(found) == 1 else []


def nearest(snapshot: Snapshot, seat: int, typed: Typed, most: int, ink: Ink) -> list[Offer]:
    """The moves that fit when as few words as possible are left out."""
    said = without_fillers(typed, ink)
    for kept in _fewer(said):
        found = [o for o in _candidates(snapshot, seat, kept, most, ink) if not o.opens]
        if found:
            return found[:most]
    return []


def nearest_card(snapshot: Snapshot, turn: int, typed: str, offers: list[Offer], ink: Ink) -> Card:
    """The question «did you mean …?», with a button for each of the moves."""
    rows = tuple(
        (
            Button(
                textwrap.shorten(o.label, LABEL_LENGTH, placeholder=" …"),
                Stamp("move", snapshot.table.id, turn, o.move),
            ),
        )
        for o in offers
    )
    return Card("", ink("did-you-mean", typed=typed), rows=rows)


def without_fillers(typed: Typed, ink: Ink) -> Typed:
    fillers = set(words(ink("typed-fillers")))
    return tuple(word for word in typed if word not in fillers)


def _fewer(said: Typed) -> Iterator[Typed]:
    """The words with one, two, … of them left out, in their order."""
    tries = (kept for size in range(len(said), 0, -1) for kept in combinations(said, size))
    for _, kept in zip(range(MOST_TRIES), tries, strict=False):
        yield kept


def _candidates(
    snapshot: Snapshot, seat: int, kept: Typed, most: int, ink: Ink
) -> tuple[Offer, ...]:
    match = snapshot.match
    if match is None:
        return ()
    view = snapshot.box.game.view(match.state, seat)
    narrowed = snapshot.box.offers(view, seat, kept, most, ink)
    return narrowed or tuple(o for o in _offers(snapshot, seat, ink) if _fits(o, kept))


def _offers(snapshot: Snapshot, seat: int, ink: Ink) -> Iterator[Offer]:
    """The legal moves, each with the words of the buttons that lead to it."""
    match, box = snapshot.match, snapshot.box
    if match is None or box.parts.narrow:
        return
    view = box.game.view(match.state, seat)
    pressed = _pressed(box, view, ink)
    for action in box.game.legal_in(view, seat):
        move = str(action)
        said = pressed.get(move, "")
        yield Offer(box.describe(view, action, ink), move, more=f"{said} {other_words(move, ink)}")


def _pressed(box: Box, view: Any, ink: Ink) -> dict[str, str]:
    """By move the labels of all buttons on the way to it."""
    found: dict[str, str] = {}
    for said, label, move in _ways_to_moves(box, view, ink):
        found[move] = f"{found.get(move, '')} {said} {label}"
    return found


def _labels(box: Box, view: Any, ink: Ink) -> Iterator[tuple[str, str]]:
    return ((label, move) for _, label, move in _ways_to_moves(box, view, ink, menus=False))


def _ways_to_moves(
    box: Box, view: Any, ink: Ink, *, menus: bool = True
) -> Iterator[tuple[str, str, str]]:
    """For every button that is a move: the labels before it, its own, the move."""
    steps = [("", "")]
    for prefix, said in steps:
        for label, move, opens in _choices(box, view, ink, prefix, menus=menus):
            if opens and len(steps) < MOST_SCREENS:
                steps.append((move, f"{said} {label}"))
            elif not opens:
                yield said, label, move


def _choices(
    box: Box, view: Any, ink: Ink, prefix: str, *, menus: bool = True
) -> Iterator[tuple[str, str, bool]]:
    for control in box.render(view, ink, prefix).controls:
        if isinstance(control, Menu):
            for choice in control.choices if menus else ():
                move = f"{control.prefix} {choice.move}".strip()
                yield choice.label, move, control.opens or choice.opens
        else:
            yield from ((c.label, c.move, c.opens) for c in control if not c.off)


def _fits(offer: Offer, said: Typed) -> bool:
    return all(any(_same(known, word) for known in offer.words) for word in said)


def _same(known: str, word: str) -> bool:
    return known.startswith(word) or ENDING.sub("", known) == ENDING.sub("", word)
