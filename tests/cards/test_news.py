"""News on a board: what matters to the player to act comes first, and is never pushed out."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.cards.board_news import NEWS_LINES, news, older, outcome
from bot.engine import story
from bot.engine.catalogue import Box
from bot.engine.chance import Dice
from bot.engine.game import CHANCE, Event, Weight
from bot.engine.match import Match
from bot.texts import tell
from tests.cards.test_cards import ARTIST, seated, session
from tests.conformance import Table, begin, random_match, tables
from tests.games.flick.table import NAMES
from tests.games.test_offers import ink_of
from tests.shelf import CATALOGUE, TEXTS

MATCHES = 6
MOST_MOVES = 400


def is_heavy_for(event: Event, seat: int) -> bool:
    public = event.only in (None, seat)
    return public and event.weight is Weight.HEAVY and seat in story.concerned(event)


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("game", CATALOGUE)
def test_what_happened_to_somebody_stands_on_the_board_at_their_next_decision(
    game: str, number: int
) -> None:
    box, random = CATALOGUE[game], Random(f"news {game} {number}")
    table = max(tables(box, random), key=lambda t: len(t.seats))
    dice = Dice(random.randbytes(32), "news")
    match = begin(box, table).settle(dice)
    happened, told = 0, 0
    waiting: dict[int, list[Event]] = {seat: [] for seat in range(len(table.seats))}
    while match.to_act and match.version < MOST_MOVES:
        if len(match.to_act) == 1:
            told += _are_told(match, waiting[min(match.to_act)])
        mover, before = random.choice(sorted(match.to_act)), match.version
        move = str(random.choice(box.game.legal(match.state, mover)))
        match = match.play(mover, move).settle(dice)
        waiting[mover].clear()
        for event in story.since(match, before):
            for seat in waiting:
                chosen = seat == mover and event.at == before  # who chose it knows it
                waiting[seat] += [event] if is_heavy_for(event, seat) and not chosen else []
            happened += event.weight is Weight.HEAVY
    assert told or happened < 10


def decisions(box: Box, table: Table, random: Random) -> Iterator[Match]:
    return (one for one in random_match(box, table, random) if CHANCE not in one.to_act)


def _are_told(match: Match, events: list[Event]) -> int:
    ink = ink_of(CATALOGUE[match.header.game])
    shown = news(match, ink, NEWS_LINES).splitlines()
    for event in events:
        assert tell(ink, event) in shown, (shown, event)
    return len(events)


def test_in_zug_ones_own_deed_does_not_push_out_what_the_others_did() -> None:
    box, dice, random = CATALOGUE["zug"], Dice(bytes(32), "own"), Random("own")
    match, ink, deeds = begin(box, Table({}, ({},) * 2)).settle(dice), ink_of(CATALOGUE["zug"]), 0
    chosen: dict[int, list[Event]] = {0: [], 1: []}
    while match.to_act:
        (seat,) = match.to_act
        shown = news(match, ink, 1).splitlines()
        assert not [event for event in chosen[seat] if tell(ink, event) in shown]
        deeds += len(chosen[seat])
        before = match.version
        legal = box.game.legal(match.state, seat)
        signs = [one for one in legal if type(one).__name__ in ("Lay", "Take", "Conduct")]
        match = match.play(seat, str(random.choice(signs or legal)))
        made = story.since(match, before)
        chosen[seat] = [e for e in made if e.weight is Weight.HEAVY and e.key != "signal"]
        match = match.settle(dice)
    assert deeds


def test_light_events_become_one_line_where_they_do_not_fit() -> None:
    box, dice = CATALOGUE["kniffel"], Dice(bytes(32), "light")
    match, merged = begin(box, Table({}, ({},) * 4)).settle(dice), 0
    for _ in range(12):
        (seat,) = match.to_act
        match = match.play(seat, str(box.game.legal(match.state, seat)[0])).settle(dice)
        shown = news(match, ink_of(box), NEWS_LINES).splitlines()
        assert len(shown) <= NEWS_LINES
        passed = [line for line in shown if line.startswith("Punkte")]
        assert not [line for line in passed if f"<@{min(match.to_act) + 1}>" in line]
        merged += len(passed)
        throws = [line for line in shown if "Wurf" in line]
        assert not [line for line in throws if f"<@{min(match.to_act) + 1}>" in line]
    assert merged


def test_in_dice_flick_one_line_says_what_each_of_the_others_got() -> None:
    box, dice, random = CATALOGUE["flick"], Dice(bytes(32), "gained"), Random("gained")
    match, summed = begin(box, Table({}, ({},) * 4)).settle(dice), 0
    ink = TEXTS.ink("de", box, NAMES)
    while match.to_act:
        (seat,) = match.to_act
        legal = list(map(str, box.game.legal(match.state, seat)))
        for line in news(match, ink, 1).splitlines():  # as above a picture
            assert "dran" not in line
            assert "kann nichts" not in line
            gained = line.removeprefix("Punkte: ")
            for part in gained.split(" · ") if gained != line else ():
                other = next(n for n in range(4) if ink.name(n) in part)
                sheet = match.state.sheets[other]
                assert other != seat
                assert part == f"{ink.name(other)} +{sheet[-1] if sheet else 0}"
                summed += sheet[-1:] > (0,)
        scores = "score best" in legal
        match = match.play(seat, "score best" if scores else random.choice(legal)).settle(dice)
    assert summed


def test_a_single_line_says_what_happened_and_not_who_was_on_turn() -> None:
    box, told = CATALOGUE["drachen"], 0
    for table in tables(box, Random("single")):
        for match in decisions(box, table, Random("single")):
            line = news(match, ink_of(box), 1)
            assert "dran." not in line
            told += bool(line)
    assert told


def test_what_was_told_at_a_decision_is_not_told_again_at_the_next() -> None:
    box, dice = CATALOGUE["kniffel"], Dice(bytes(32), "again")
    match = begin(box, Table({}, ({},) * 2)).settle(dice)
    match = match.play(min(match.to_act), "roll").settle(dice)
    entries = (str(move) for move in box.game.legal(match.state, 0) if "enter" in str(move))
    match = match.play(0, next(entries)).settle(dice)
    assert match.to_act == {1}
    assert news(match, ink_of(box), NEWS_LINES)
    match = match.play(1, "roll").settle(dice)
    assert match.to_act == {1}
    assert news(match, ink_of(box), NEWS_LINES) == ""


def test_what_a_headline_tells_does_not_stand_below_it() -> None:
    box, told = CATALOGUE["drachen"], 0
    for table in tables(box, Random("below")):
        for match in decisions(box, table, Random("below")):
            staged = outcome(box, match, ink_of(box))
            shown = news(match, ink_of(box), NEWS_LINES, without=staged.tells)
            for event in staged.tells:
                assert tell(ink_of(box), event) not in shown.splitlines()
                told += tell(ink_of(box), event) in news(match, ink_of(box), NEWS_LINES)
    assert told


def test_below_a_headline_stands_nothing_light_that_happened_before() -> None:
    box, headlines = CATALOGUE["drachen"], 0
    for setup in tables(box, Random("older")):
        for match in decisions(box, setup, Random("older")):
            live = session(box, seated(box, setup), match)
            card, ink = ARTIST.public(live), ARTIST.ink(live, live.table.locale)
            if card.headline:
                before = {tell(ink, event) for event in older(match)}
                assert not before & set(card.news.splitlines())
                assert "dran." not in card.news
                headlines += 1
    assert headlines


def test_a_bet_or_a_dwarf_that_the_board_shows_makes_nobody_have_been_on_turn() -> None:
    box, random = CATALOGUE["zwerg"], Random("seen")
    table = max(tables(box, random), key=lambda t: len(t.seats))
    for match in decisions(box, table, random):
        assert "dran." not in news(match, ink_of(box), NEWS_LINES)


def test_a_match_that_is_over_tells_no_throws() -> None:
    box, dice = CATALOGUE["kniffel"], Dice(bytes(32), "over")
    match = begin(box, Table({}, ({},) * 2)).settle(dice)
    while match.to_act:
        (seat,) = match.to_act
        match = match.play(seat, str(box.game.legal(match.state, seat)[-1])).settle(dice)
    assert news(match, ink_of(box), NEWS_LINES) == ""
