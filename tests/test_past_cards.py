"""Cards of replays and proofs stay inside Discord's limits and show no control of the game."""

from random import Random

import pytest

from bot.board import Select
from bot.engine.catalogue import Catalogue
from bot.proof import verify
from bot.replay import steps
from bot.session import Session
from bot.shell.proof_cards import proof_card
from bot.shell.replay_cards import replay_card
from bot.store.store import Store
from bot.texts import LOCALES
from tests.over import Over, played
from tests.test_cards import ARTIST, too_much

CATALOGUE = Catalogue.find()
TEXTS = ARTIST.texts


def session(over: Over) -> Session:
    store = Store.unopened("sqlite+aiosqlite://")
    return Session(over.box, over.table, over.match, store, lambda: 0.0, 0.0)


@pytest.mark.parametrize("most", [0, 45, 900])
@pytest.mark.parametrize("game", CATALOGUE)
def test_every_step_of_a_replay_fits_discord(game: str, most: int) -> None:
    over = played(CATALOGUE[game], Random(most), most=most)
    found = steps(over.box.game, over.match.header, over.log)
    last = len(found) - 1
    for step in {0, 1, last // 3, last - 1, last, last + 1} - {-1}:
        for locale in LOCALES:
            card = replay_card(ARTIST, session(over), found, step, locale, share=True)
            assert list(too_much(card)) == []
            assert card.mentions == ()
            for row in card.rows:
                stamps = [row.stamp] if isinstance(row, Select) else [b.stamp for b in row]
                assert {stamp.kind for stamp in stamps} == {"show"}
                if isinstance(row, Select):
                    assert 2 <= len(row.choices) <= 25
                    assert all(1 <= len(c.label) <= 100 for c in row.choices)
                    assert all(1 <= len(c.detail) <= 100 for c in row.choices)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_proof_fits_discord_whether_it_agrees_or_not(game: str, locale: str) -> None:
    over = played(CATALOGUE[game], Random(11), most=300)
    honest = over.document
    seal = honest.dice.model_copy(update={"seed": "ee" * 32, "commitment": "f" * 64})
    forged = honest.model_copy(update={"dice": seal})
    names = [f"Platz {number + 1}" for number in range(len(honest.seats))]
    ink = TEXTS.ink(locale, over.box, names)
    for document in (honest, forged):
        card = proof_card(document, verify(document, CATALOGUE), ink)
        assert list(too_much(card)) == []
        assert ("✅" in card.body) == (document is honest)
        assert ("❌" in card.body) == (document is forged)
