"""What the end cards of many random matches tell: `python -m tests.games.telling 2000 [game …]`."""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from random import Random

from bot.engine import story
from bot.engine.catalogue import Box
from bot.engine.game import Weight
from bot.engine.highlights import Highlight, chosen
from bot.engine.match import Match
from bot.engine.phrases import Who
from bot.sentences import entries
from bot.texts import LOCALES
from tests.conformance import random_match, tables
from tests.shelf import CATALOGUE, TEXTS

NAMES = ("Anna", "Ben", "Cleo", "David", "Emma", "Finn", "Greta", "Hanna", "Ivo", "Jana")
NOBODY = "…"


def told(box: Box, match: Match) -> tuple[Highlight, ...]:
    return chosen(box.highlights(match), range(len(match.header.seats)))


def sentences(box: Box, found: tuple[Highlight, ...], locale: str, name: str = "") -> list[str]:
    """As they stand on the card; under one name for all they show whether two are alike."""
    ink = TEXTS.ink(locale, box, (name,) * len(NAMES) if name else NAMES)
    return [ink(f"highlight-{one.key}", who=Who(one.seat), **one.params) for one in found]


def troubles(box: Box, match: Match) -> Iterator[str]:
    """What must never be on an end card."""
    found = told(box, match)
    for locale in LOCALES:
        alike = Counter(sentences(box, found, locale, NOBODY)) | Counter(one.key for one in found)
        yield from (f"twice: {sentence}" for sentence, count in alike.items() if count > 1)
    events = story.since(match, story.BEGINNING)
    public = {event.at for event in events}
    yield from (f"never happened: {one.key}" for one in found if one.at not in public)
    moves = (event for event in events if event.at > story.BEGINNING)
    about = (event.params.get("who") for event in moves if event.weight > Weight.LIGHT)
    eventful = {who.seat for who in about if isinstance(who, Who)}
    missing = eventful - {one.seat for one in found}
    if missing and _wordings(box) >= len(match.header.seats):
        yield f"nothing about {sorted(missing)} of {len(match.header.seats)}"


def _wordings(box: Box) -> int:
    """A game with fewer than seats cannot tell everybody something else."""
    return sum(key.startswith("highlight-") for key in entries(box.folder / "de.ftl"))


def matches(box: Box, random: Random, count: int) -> Iterator[Match]:
    """Ended ones, at all seat counts in turn."""
    setups = sorted(tables(box, random), key=lambda setup: len(setup.seats))
    for number in range(count):
        *_, match = random_match(box, setups[number % len(setups)], random)
        yield match


def main(count: int, games: list[str]) -> None:
    for game in games or CATALOGUE:
        box, begun, found = CATALOGUE[game], time.monotonic(), Counter[str]()
        for match in matches(box, Random(f"telling {game}"), count):
            found.update(troubles(box, match))
        seconds = time.monotonic() - begun
        print(f"{game}: {count} matches in {seconds:.0f} s, {dict(found) or 'all well'}")  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
