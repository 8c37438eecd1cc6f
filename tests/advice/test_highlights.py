"""A highlight for everybody: courage before luck, luck before mistakes."""

from random import Random
from typing import Any, get_args

import pytest

from bot.advice.highlights import Highlight, Kind, highlight
from bot.advice.look_back import Account, Decision, LookBack, look_back
from bot.cards.closing import Closing, highlights
from bot.engine.brain import Unit
from bot.table.lobby import shortest
from bot.texts import LOCALES
from tests.conformance import Table, random_match
from tests.shelf import CATALOGUE, TEXTS
from tests.shortest import fewest

NAMES = ("Anna", "Ben", "Cleo", "David", "Emma", "Finn", "Greta", "Hugo", "Ida", "Jan")


def choice(cost: float = 0.0, chance: float | None = None) -> Decision:
    return Decision(0, None, None, None, cost, chance)


@pytest.mark.parametrize(
    ("unit", "account", "dear", "bold", "kind"),
    [
        ("points", Account(10, 20), choice(3), choice(chance=0.3), "brave"),
        ("points", Account(10, 20), choice(3), choice(chance=0.7), "lucky"),
        ("points", Account(10, 2, 1), choice(1), None, "unlucky"),
        ("points", Account(10, 8, 3), choice(3), None, "costly"),
        ("points", Account(10, 10, 0.2), choice(0.2), None, "steady"),
        ("points", Account(10, 10), None, None, "flawless"),
        ("chance", Account(0.2, 1.0, 0.1), choice(0.1), None, "upset"),
        ("chance", Account(0.5, 1.0, 0.1), choice(0.1), None, "costly"),
    ],
)
def test_the_most_telling_thing_is_told(
    unit: Unit, account: Account, dear: Decision | None, bold: Decision | None, kind: Kind
) -> None:
    found = LookBack(unit, (account,), dear, bold, 9, (dear,), (bold,))
    assert highlight(found, 0).kind == kind


@pytest.mark.parametrize("game", CATALOGUE)
def test_everybody_gets_a_sentence_in_both_languages(game: str) -> None:
    box, random = CATALOGUE[game], Random(f"highlights {game}")
    *_, match = random_match(box, Table(shortest(box), ({},) * fewest(box)), random)
    found = look_back(box, match.header, match.log, lambda: 0.0, 1.0)
    told = tuple(highlight(found, seat) for seat in range(len(match.header.seats)))
    others = tuple(Highlight(0, kind, 0.25) for kind in get_args(Kind) if kind != "costly")
    for locale in LOCALES:
        ink: Any = TEXTS.ink(locale, box, NAMES)
        assert all(highlights(box, Closing(highlights=(one,)), ink) for one in (*told, *others))
