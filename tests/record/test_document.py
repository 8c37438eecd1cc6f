"""Export files: reproducible bytes, without persons, without unrevealed secrets."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.engine.errors import OperatorError, PlayerError
from bot.engine.match import Match
from bot.record.document import FACE_DOWN, dump, load
from bot.record.export import document, table_of
from bot.table.table import Phase
from tests.over import HOST, Over, finished, played
from tests.shelf import CATALOGUE


@pytest.fixture(scope="module")
def kniffel() -> Over:
    return finished(CATALOGUE["kniffel"])


@pytest.mark.parametrize("chance", range(3))
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_loaded_match_has_the_same_state_and_is_written_with_the_same_bytes(
    game: str, chance: int
) -> None:
    over = played(CATALOGUE[game], Random(chance))
    data = dump(over.document)
    again = load(data)
    assert dump(again) == data
    assert again == over.document
    match = Match.fold(over.box.game, again.header, again.log)
    assert match.state == over.match.state
    assert match.result == over.match.result


@pytest.mark.parametrize("most", [0, 1, 2, 5, 11, 40])
@pytest.mark.parametrize("game", CATALOGUE)
def test_an_aborted_match_is_the_same_again_but_for_what_lies_face_down(
    game: str, most: int
) -> None:
    over = played(CATALOGUE[game], Random(most), most=most)
    again = load(dump(over.document))
    assert dump(again) == dump(over.document)
    for written, move in zip(again.moves, over.log, strict=True):
        hidden = str(move.number) in again.hidden
        assert written.text == (FACE_DOWN if hidden else move.text)
        assert not hidden or over.box.game.secret_types


@pytest.mark.parametrize("game", [g for g, box in CATALOGUE.items() if not box.game.hides_chance])
def test_a_match_that_came_from_a_file_is_written_as_the_same_file(game: str) -> None:
    over = played(CATALOGUE[game], Random(4), first="1")
    file = load(dump(over.document))
    assert dump(document(over.box.game, table_of(file), file.log, over.times)) == dump(file)


def test_a_file_names_no_person(kniffel: Over) -> None:
    text = dump(kniffel.document).decode()
    assert not any(str(HOST + number) in text for number in range(6))
    kinds = {seat.kind for seat in kniffel.document.seats}
    assert kinds <= {"person", "normal"}


def test_a_file_has_its_keys_in_order_and_no_spaces(kniffel: Over) -> None:
    text = dump(kniffel.document).decode()
    assert text.startswith('{"dice":{"commitment":"')
    assert text.endswith("}\n")
    assert json.dumps(json.loads(text), sort_keys=True, separators=(",", ":")) + "\n" == text


@pytest.mark.parametrize("phase", ["lobby", "running", "shelved"])
def test_a_live_match_keeps_its_seed(kniffel: Over, phase: Phase) -> None:
    live = replace(kniffel.table, phase=phase)
    with pytest.raises(PlayerError) as refused:
        document(kniffel.box.game, live, kniffel.log, kniffel.times)
    assert refused.value.key == "export-live"


def test_a_table_that_never_began_has_nothing_to_export(kniffel: Over) -> None:
    closed = replace(kniffel.table, phase="stopped", players="")
    with pytest.raises(PlayerError) as refused:
        document(kniffel.box.game, closed, (), [])
    assert refused.value.key == "export-unstarted"


def test_bets_that_were_never_turned_over_are_not_in_the_file() -> None:
    """Zwerg asks for bets after some dice and reveals them at the end of the turn."""
    zwerg, stops_with_bets = CATALOGUE["zwerg"], 0
    match, secret = played(zwerg, Random(3), most=0, least=3).match, set[str]()
    over = played(zwerg, Random(3), most=60, least=3)
    for move in over.log:
        turns = match.state.board.active
        match = match.play(move.seat, move.text)
        if turns != match.state.board.active:
            secret = set()
        elif move.text.startswith("bet"):
            secret.add(str(move.number))
        file = Over(zwerg, over.table, match).document
        assert file.hidden.keys() == secret
        assert [m.text for m in file.moves].count(FACE_DOWN) == len(secret)
        stops_with_bets += bool(secret)
    assert stops_with_bets > 10


def test_a_finished_match_shows_all_its_bets() -> None:
    over = finished(CATALOGUE["zwerg"])
    assert over.document.log == over.log
    assert not over.document.hidden
    assert any(move.text.startswith("bet") for move in over.document.moves)


def _broken(over: Over, *path: Any, value: Any) -> bytes:
    plain: Any = json.loads(dump(over.document))
    *way, last = path
    inner = plain
    for step in way:
        inner = inner[step]
    inner[last] = value
    return json.dumps(plain).encode()


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (("format",), 4, "format"),
        (("format",), 1, "the beginning"),
        (("seats", 0, "charm"), "horseshoe", "seats.0.charm"),
        (("moves", 3, "of"), -1, "moves.3.of"),
        (("seats",), [], "seats"),
        (("seats", 0, "kind"), "dwarf", "seats.0.kind"),
        (("moves", 3, "text"), "x" * 61, "moves.3.text"),
        (("moves", 3, "at"), "noon", "moves.3.at"),
        (("moves", 3, "number"), "3", "moves.3.number"),
        (("dice", "seed"), "0123", "dice.seed"),
        (("dice", "lucky"), True, "dice.lucky"),
        (("phase",), "running", "phase"),
        (("match",), "../../etc", "match"),
    ],
)
def test_a_broken_file_is_refused_with_the_place(
    kniffel: Over, path: tuple[Any, ...], value: Any, place: str
) -> None:
    with pytest.raises(OperatorError, match=f"This is no match of Stammtisch: {place}: "):
        load(_broken(kniffel, *path, value=value))


def test_a_computer_with_a_charm_is_refused(kniffel: Over) -> None:
    seats = kniffel.document.seats
    computer = next(number for number, seat in enumerate(seats) if seat.kind != "person")
    with pytest.raises(OperatorError, match=f"seats.{computer}: .*a computer has no charm"):
        load(_broken(kniffel, "seats", computer, "charm", value="clover"))


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"format":1}'])
def test_what_is_no_match_at_all_is_refused_in_one_sentence(data: bytes) -> None:
    with pytest.raises(OperatorError, match="This is no match of Stammtisch") as refused:
        load(data)
    assert "\n" not in str(refused.value)
