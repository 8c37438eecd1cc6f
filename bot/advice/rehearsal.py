"""Plays every game by lot before anybody sits down, and says what its screens are missing."""

import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.engine.catalogue import Box
from bot.engine.chance import Dice, commitment
from bot.engine.errors import OperatorError
from bot.engine.match import Header, Match
from bot.engine.phrases import Who
from bot.engine.screen import Choice, Ink, Menu, Screen
from bot.table.lobby import shortest
from bot.texts import LOCALES, Texts, tell

if TYPE_CHECKING:
    from random import Random

MATCHES = 2
MOST_MOVES = 60
"""A longer match has shown most of its screens."""
NEWEST = 12
"""Events that are told after a move; older ones were told after an earlier one."""


def missing(box: Box, texts: Texts, random: "Random") -> list[str]:
    """One sentence for each text or picture that some match needs and nobody wrote."""
    found = set[str]()
    try:
        for _ in range(MATCHES):
            for match in _played(box, random):
                for locale in LOCALES:
                    found |= set(_troubles(box, match, texts, locale))
    except Exception as error:  # noqa: BLE001 whatever its rules do wrong
        found.add(_failed(box, error))
    return sorted(found)


def _played(box: Box, random: "Random") -> Iterator[Match]:
    options = box.game.options_type.model_validate(shortest(box))
    seats: tuple[dict[str, Any], ...] = ({},) * max(2, box.game.seat_range(options).start)
    header = Header(
        id="check",
        game=box.id,
        rules=box.game.seed.rules_version,
        options=options.model_dump(),
        seats=seats,
        commitment=commitment(b""),
        players="",
    )
    match, dice = Match.begin(box.game, header), Dice(random.randbytes(32), "")
    while match.to_act and match.version < MOST_MOVES:
        match = match.settle(dice)
        yield match
        if match.to_act:
            seat = random.choice(sorted(match.to_act))
            match = match.play(seat, str(random.choice(box.game.legal(match.state, seat))))


def _troubles(box: Box, match: Match, texts: Texts, locale: str) -> Iterator[str]:
    ink = texts.ink(locale, box, [f"seat {seat}" for seat in range(len(match.header.seats))])
    for seat in (None, *range(len(match.header.seats))):
        try:
            _look(box, match, seat, ink)
        except OperatorError as error:
            yield f"{box.id}: {error}"
        except Exception as error:  # noqa: BLE001 whatever its screens do wrong
            yield _failed(box, error)


def _failed(box: Box, error: Exception) -> str:
    """What went wrong and where, in one sentence."""
    frames = traceback.extract_tb(error.__traceback__)
    if isinstance(error, KeyError) and frames[-1].name == "icon":
        return f"{box.id}: The seed names no icon {error}."
    own = [frame for frame in frames if box.folder in Path(frame.filename).parents]
    place = own[-1] if own else frames[-1]
    where = f"{Path(place.filename).name}, line {place.lineno}"
    return f"{box.id}: {where}: {type(error).__name__} {error}".rstrip() + "."


def _look(box: Box, match: Match, seat: int | None, ink: Ink) -> None:
    """Everything that this viewer could be shown now."""
    view = box.game.view(match.state, seat)
    for screen in _screens(box, view, ink):
        screen.twin()
    for event in match.story[-NEWEST:]:
        tell(ink, event)
    for one in box.highlights(match):
        ink(f"highlight-{one.key}", who=Who(one.seat), **one.params)
    if moment := box.moment(match):
        for word in (moment.outcome, *(beat.headline for beat in moment.beats)):
            ink(word.key, **word.params)
    if seat is not None:
        for action in box.game.legal(match.state, seat):
            box.describe(view, action, ink)


def _screens(box: Box, view: Any, ink: Ink, prefix: str = "") -> Iterator[Screen]:
    screen = box.render(view, ink, prefix)
    yield screen
    begun = [opening for opening in _openings(screen) if opening != prefix]
    for opening in dict.fromkeys((*begun[:1], *begun[len(begun) // 2 :][:1], *begun[-1:])):
        yield from _screens(box, view, ink, opening)


def _openings(screen: Screen) -> Iterator[str]:
    for control in screen.controls:
        choices = control.choices if isinstance(control, Menu) else control
        prefix = control.prefix if isinstance(control, Menu) else ""
        all_open = isinstance(control, Menu) and control.opens
        yield from (f"{prefix} {c.move}".strip() for c in choices if _opens(c, all_open))


def _opens(choice: Choice, all_open: bool) -> bool:
    return all_open or (choice.opens and not choice.off)
