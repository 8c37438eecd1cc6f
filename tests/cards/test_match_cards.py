"""Cards of replays and proofs stay inside Discord's limits and show no control of the game."""

import re
from dataclasses import replace
from random import Random

import pytest

from bot.cards.board_fields import line
from bot.cards.card import Select
from bot.cards.proof import proof_card
from bot.cards.replay import replay_card
from bot.engine.game import CHANCE
from bot.engine.match import Match
from bot.live.session import Session
from bot.record.document import Keys
from bot.record.proof import Reckoning, verify
from bot.record.replay import steps
from bot.store.store import Store
from bot.table.lobby import shortest
from bot.texts import LOCALES
from tests.cards.test_cards import ARTIST, seated, too_much
from tests.conformance import Table, random_match
from tests.over import Over, played
from tests.shelf import CATALOGUE

TEXTS = ARTIST.texts


def session(over: Over) -> Session:
    store = Store.unopened("sqlite+aiosqlite:///never-opened.sqlite3")
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
                    assert all(1 <= len(c.label) <= 100 for c in row.choices)


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


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_proof_says_in_words_whatever_the_dice_can_say(game: str, locale: str) -> None:
    over = played(CATALOGUE[game], Random(11), most=300)
    ink = TEXTS.ink(locale, over.box, [f"Platz {n + 1}" for n in range(len(over.table.seats))])
    if isinstance(over.document.dice, Keys):
        return  # what stays face down is not reckoned out
    proof = verify(over.document, CATALOGUE)
    example = proof.example or Reckoning(0, "00", 1, 0, "")
    match, said = Match.begin(over.box.game, over.table.header), set()
    for move in over.match.log:
        if match.to_act == {CHANCE}:
            said |= {str(outcome) for outcome, _ in over.box.game.outcomes(match.state)}
        match = match.play(move.seat, move.text)
    for text in said:
        shown = replace(proof, example=replace(example, text=text))
        *_, told = proof_card(over.document, shown, ink).body.splitlines()[-1].split(": ")
        assert told != f"{text}."
        assert re.fullmatch(r"[\w ,’]*\w \w[\w ’]*\.", told), told


def test_a_clan_wins_as_a_clan() -> None:
    told = set()
    for number in range(24):
        over = played(CATALOGUE["zug"], Random(number), least=3)
        result = over.match.result
        if result is None:
            continue
        line, together = ARTIST.public(session(over)).line, len(result.winners)
        told.add(line.partition("!")[0])
        assert ("Glückwunsch" in line) == (1 < together < len(result.ranks))
        assert ("teilen sich" in line) == (together == len(result.ranks))
    assert told & {"🏆 Clan Rot gewinnt", "🏆 Clan Grün gewinnt"}


def test_clans_that_tie_share_the_victory_as_clans() -> None:
    box = CATALOGUE["zug"]
    random = Random("a tie of clans")
    seats = tuple({"clan": clan} for clan in ("red", "green", "red", "green"))
    table = Table(shortest(box), seats)
    while True:
        *_, match = random_match(box, table, random)
        if match.result and set(match.result.ranks) == {1}:
            break
    ink = TEXTS.ink("de", box, ("Anna", "Ben", "Cleo", "David"))
    told = line(replace(seated(box, table, "de"), phase="finished"), match, ink)
    assert told == "🏆 Unentschieden! Clan Rot und Clan Grün teilen sich den Sieg."
