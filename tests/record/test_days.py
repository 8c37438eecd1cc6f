"""The dice of a day: the same choices meet the same dice, and the proof holds for all of them."""

import json
from dataclasses import replace
from datetime import date
from random import Random

import pytest

from bot.cards.proof import proof_card
from bot.engine.chance import FORM_OF_DAYS, Dice, seed_bytes
from bot.engine.errors import OperatorError, PlayerError
from bot.engine.game import CHANCE
from bot.engine.match import Match
from bot.record.document import dump, load
from bot.record.export import table_of
from bot.record.proof import verify
from bot.table import days
from tests.games.kniffel.table import table as kniffel
from tests.games.zwerg.table import table as zwerg
from tests.over import DAY, Over, played
from tests.shelf import CATALOGUE, TEXTS

SECRET = b"dice of a day" * 2
DICE = Dice(SECRET, "everybody", named=True)


def over(game: str, number: int = 1) -> Over:
    return played(CATALOGUE[game], Random(number), form=FORM_OF_DAYS, most=300)


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_match_with_the_dice_of_a_day_agrees_and_is_written_again(game: str) -> None:
    document = over(game).document
    assert (document.format, document.day) == (3, DAY)
    data = dump(document)
    assert verify(load(data), CATALOGUE).findings == ()
    assert dump(load(data)) == data
    if not CATALOGUE[game].game.hides_chance:
        again = table_of(load(data))
        assert (again.day, again.commitment) == (DAY, document.dice.commitment)


def test_two_matches_of_a_day_have_one_seal_and_it_is_of_the_day() -> None:
    one = over("kniffel")
    other = replace(one.table, id="zzzz2345")
    assert other.commitment == one.table.commitment
    assert replace(other, day="2026-11-19").commitment != other.commitment
    plain = json.loads(dump(one.document)) | {"day": "2026-11-19"}
    found = verify(load(json.dumps(plain).encode()), CATALOGUE).findings
    assert found[0].key == "finding-seal"


def test_another_place_is_found() -> None:
    plain = json.loads(dump(over("kniffel").document))
    drawn = next(move for move in plain["moves"] if "place" in move)
    drawn["place"] = drawn["place"].replace("turn 1", "turn 2")
    (found,) = verify(load(json.dumps(plain).encode()), CATALOGUE).findings
    assert (found.key, found.params["number"]) == ("finding-place", drawn["number"])


def test_the_proof_names_the_day() -> None:
    document = over("kniffel").document
    names = [f"seat {number}" for number, _ in enumerate(document.seats)]
    for locale, told in (("de", "für alle dieselben"), ("en", "the same for everybody")):
        ink = TEXTS.ink(locale, CATALOGUE["kniffel"], names)
        assert told in proof_card(document, verify(document, CATALOGUE), ink).body


def test_a_file_of_another_form_has_no_day_and_no_places() -> None:
    plain = json.loads(dump(played(CATALOGUE["kniffel"], Random(1), most=30).document))
    assert "day" not in plain
    assert not any("place" in move for move in plain["moves"])


@pytest.mark.parametrize("day", ["2026-13-45", "0000-00-00", "9999-12-31"])
def test_a_file_of_a_day_that_does_not_exist_is_refused(day: str) -> None:
    plain = json.loads(dump(over("kniffel").document)) | {"day": day}
    with pytest.raises(OperatorError, match="no such day"):
        load(json.dumps(plain).encode())


def dice_of(match: Match) -> list[str]:
    return sorted(match.state.dice)


def throw(*moves: str) -> Match:
    match = kniffel(seats=1).settle(DICE)
    for move in moves:
        match = match.play(0, move).settle(DICE)
    return match


def test_the_same_choice_meets_the_same_dice_whichever_of_two_equal_ones_is_kept() -> None:
    first = throw("roll").state.dice
    pairs = [(a, b) for a in range(5) for b in range(a) if first[a] == first[b]]
    assert pairs
    left, right = pairs[0]
    kept_left = " ".join(str(n + 1) for n in range(5) if n != left)
    kept_right = " ".join(str(n + 1) for n in range(5) if n != right)
    one, other = throw("roll", f"reroll {kept_left}"), throw("roll", f"reroll {kept_right}")
    assert dice_of(one) == dice_of(other)


def test_one_die_thrown_more_changes_nothing_in_the_next_turn() -> None:
    def second(*moves: str) -> tuple[str, ...]:
        match = throw("roll", *moves)
        row = str(CATALOGUE["kniffel"].game.legal(match.state, 0)[0])
        return tuple(match.play(0, row).play(0, "roll").settle(DICE).state.dice)

    assert (
        second() == second("reroll 1") == second("reroll 1 2 3") == second("reroll 1", "reroll 1 2")
    )


def test_other_kept_dice_meet_other_dice() -> None:
    """No kept set of one throw foretells the dice of another."""
    places = set()
    match = throw("roll")
    for action in CATALOGUE["kniffel"].game.legal(match.state, 0):
        if str(action).startswith("reroll"):
            rolling = match.play(0, str(action))
            while rolling.to_act == {CHANCE}:
                places.add((rolling.place(named=True), rolling.state.kept))
                rolling = rolling.play(CHANCE, rolling.rolled(DICE))
    assert len({place for place, _ in places}) == len(places)


def test_a_dwarf_has_one_value_in_a_round_whenever_it_is_thrown() -> None:
    def value(*colours: str) -> int:
        match = zwerg(1).settle(DICE)
        for colour in colours:
            match = match.play(0, f"roll {colour}").settle(DICE)
            rolled = match.state.board.rolled or match.state.board.row
            if match.state.board.rolled:
                field = CATALOGUE["zwerg"].game.legal(match.state, 0)[0]
                match = match.play(0, str(field)).settle(DICE)
        thrown = [move.text for move in match.log if move.seat == CHANCE]
        assert rolled
        return int(thrown[-1])

    assert value("red") == value("blue", "red") == value("white", "green", "red")


def test_the_secret_is_kept_until_nobody_can_be_playing() -> None:
    """Also in the nights in which the clocks are changed."""
    for day, hours in (("2026-11-18", 48), ("2026-03-29", 47), ("2026-10-25", 49)):
        table = replace(over("kniffel").table, day=day)
        begins = days.begins(date.fromisoformat(day))
        last = begins + hours * 3600
        with pytest.raises(PlayerError):
            days.check_open(table, last - 1)
        days.check_open(table, last)
    days.check_open(replace(table, day=""), 0.0)


def test_a_day_of_a_game_that_hides_rolls_opens_them_one_by_one() -> None:
    for game, box in CATALOGUE.items():
        if box.game.hides_chance:
            document = over(game, 3).document
            assert seed_bytes(hides_chance=True) == len(over(game, 3).table.seed)
            assert verify(document, CATALOGUE).findings == ()
