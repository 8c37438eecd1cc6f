"""Every game of the catalogue, every seat count and option, random play to the end."""

from random import Random

import pytest

from bot.texts import LOCALES
from tests.conformance import (
    Table,
    check_choices,
    check_described,
    check_replay,
    check_screens,
    check_step,
    random_match,
    tables,
)
from tests.shelf import CATALOGUE, TEXTS

CASES = [
    pytest.param(game, table, id=f"{game} {table}")
    for game, box in CATALOGUE.items()
    for table in tables(box, Random(game))
]


@pytest.mark.parametrize(("game", "table"), CASES)
def test_a_random_match_keeps_every_promise_of_the_interface(game: str, table: Table) -> None:
    box, random = CATALOGUE[game], Random(f"{game} {table}")
    match = None
    for match in random_match(box, table, random):
        check_step(box, match, random)
    assert match is not None
    check_replay(match)


@pytest.mark.parametrize(("game", "table"), CASES)
def test_every_screen_of_a_random_match_fits_a_phone(game: str, table: Table) -> None:
    box, random = CATALOGUE[game], Random(f"screens {game} {table}")
    for match in random_match(box, table, random):
        if not match.to_act or random.random() < 0.06:
            check_screens(box, match, TEXTS, random)


@pytest.mark.parametrize(("game", "table"), CASES)
def test_what_is_offered_is_legal_and_reads_well(game: str, table: Table) -> None:
    box, random = CATALOGUE[game], Random(f"choices {game} {table}")
    names = tuple(f"<@{number}>" for number in range(1, 11))
    inks = [TEXTS.ink(locale, box, names) for locale in LOCALES]
    for match in random_match(box, table, random):
        if random.random() < 0.06:
            for ink in inks:
                check_choices(box, match, ink)
                check_described(box, match, ink)
