"""Cards of replays and proofs stay inside Discord's limits and show no control of the game."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from bot.cards.board_fields import line
from bot.cards.card import Select
from bot.cards.proof import proof_card
from bot.cards.replay import replay_card
from bot.engine.catalogue import Box
from bot.engine.game import CHANCE, Event, Weight
from bot.engine.match import Match
from bot.engine.screen import Ink, Screen
from bot.record.document import Keys
from bot.record.proof import Reckoning, verify
from bot.record.replay import steps, turns
from bot.table.lobby import shortest
from bot.table.snapshot import Snapshot
from bot.table.waiting import deciding
from bot.texts import LOCALES
from tests.cards.test_cards import ARTIST, seated, sessions, too_much
from tests.conformance import Table, random_match
from tests.games.kniffel import table as kniffel
from tests.over import Over, played
from tests.shelf import CATALOGUE

TEXTS = ARTIST.texts
PEOPLE = ("Anna", "Ben", "Cleo", "David", "Emma", "Finn", "Greta", "Hanna", "Ivo", "Jana")
WITHOUT = ((1, "Ben"), (1, "Finn"), (2, "Ben"))


def session(over: Over) -> Snapshot:
    return Snapshot(over.box, over.table, over.match)


def named(over: Over, locale: str) -> Ink:
    return TEXTS.ink(locale, over.box, PEOPLE)


def test_the_menu_of_a_replay_names_people_and_what_happened() -> None:
    """A Kniffel of Finn in the second round is found by its name."""
    box = CATALOGUE["kniffel"]
    match = kniffel.table()
    for letters, row in (("mctbf", "five"), ("mmctb", "mash"), ("mmctb", "mash")):
        match = kniffel.enter(kniffel.roll(match, letters), row)
    match = kniffel.enter(kniffel.roll(match, "ttttt"), "kniffel")
    table = replace(seated(box, Table({}, ({},) * 2), "de"), phase="stopped")
    found = steps(box.game, match.header, match.log)
    at = Snapshot(box, table, match)
    card = replay_card(
        ARTIST, at, found, 0, "de", named=TEXTS.ink("de", box, ("Ben", "Finn")), share=False
    )
    menu = next(row for row in card.rows if isinstance(row, Select))
    labels = [choice.label for choice in menu.choices]
    assert labels[:3] == [f"Runde {turn} von 11 · {who}" for turn, who in WITHOUT]
    assert labels[3] == "Runde 2 von 11 · Finn · ✨ Hex-hex-Kniffel! ✨"


def test_heavy_turns_stay_in_a_menu_that_is_too_long() -> None:
    over = played(CATALOGUE["drachen"], Random(5), most=900)
    found = steps(over.box.game, over.match.header, over.log)
    every, few = turns(found, 10_000), turns(found, 25)
    assert len(every) > len(few) == 25
    assert (few[0], few[-1]) == (every[0], every[-1])
    ends = dict(pairwise(every))
    heavy = [m for m in few[:-1] if any(e.weight is Weight.HEAVY for e in _told(found, m, ends[m]))]
    assert len(heavy) > len(few) // 2


def _told(found: Sequence[Match], start: int, end: int) -> list[Event]:
    return [event for match in found[start + 1 : end + 1] for event in match.story]


@pytest.mark.parametrize("most", [0, 45, 900])
@pytest.mark.parametrize("game", CATALOGUE)
def test_every_step_of_a_replay_fits_discord(game: str, most: int) -> None:
    over = played(CATALOGUE[game], Random(most), most=most)
    found = steps(over.box.game, over.match.header, over.log)
    last = len(found) - 1
    for step in {0, 1, last // 3, last - 1, last, last + 1} - {-1}:
        for locale in LOCALES:
            card = replay_card(
                ARTIST, session(over), found, step, locale, named=named(over, locale), share=True
            )
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
    example = proof.example or Reckoning(0, "0", "00", 1, 0, "")
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
        large, _, line = ARTIST.public(session(over)).line.partition("\n")
        together = len(result.winners)
        told.add(large.partition(" mit")[0])
        assert ("Glückwunsch" in line) == (1 < together < len(result.ranks))
        assert ("teilen sich" in line) == (together == len(result.ranks))
    assert told >= {"### 🏆 Clan Rot gewinnt", "### 🏆 Clan Grün gewinnt"}


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
    held = ink("counted-dative", points=match.result.points[0])
    large, small = told.splitlines()
    assert large == f"🏆 Unentschieden mit je {held}!"
    assert small == "Clan Rot und Clan Grün teilen sich den Sieg."


@pytest.mark.parametrize("game", [id_ for id_, box in CATALOGUE.items() if box.parts.heading])
def test_the_menu_of_a_replay_renders_no_board_for_a_title(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a decision of several the question is the title, which a screen knows."""
    over = played(CATALOGUE[game], Random(7), most=900)
    found = steps(over.box.game, over.match.header, over.log)
    several = sum(len(deciding(match)) > 1 for match in found)
    rendered = list[Any]()
    render = Box.render

    def counted(self: Box, view: Any, ink: Ink, prefix: str = "") -> Screen:
        rendered.append(view)
        return render(self, view, ink, prefix)

    monkeypatch.setattr(Box, "render", counted)
    replay_card(ARTIST, session(over), found, 0, "de", named=named(over, "de"), share=True)
    assert len(rendered) <= 1 + several


def test_a_computer_plays_for_somebody_who_was_forgotten_in_a_whole_sentence() -> None:
    box = next(iter(CATALOGUE.values()))
    live = next(at for at in sessions(box) if at.table.live)
    gone = replace(live.table.seats[0], person=None, strength=None, away=True, left=True)
    at = replace(live, table=live.table.with_seat(0, gone))
    assert "Für einen früheren Zwerg" in ARTIST.public(at).news
