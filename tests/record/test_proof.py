"""Every change of an exported match is found, with its place."""

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.chance import bound_commitment
from bot.engine.game import CHANCE
from bot.record.document import Document, dump, load
from bot.record.export import document
from bot.record.proof import Finding, verify
from bot.table.charms import players_part
from bot.texts import LOCALES
from tests.over import Over, finished, played
from tests.shelf import CATALOGUE, TEXTS

KNIFFEL = finished(CATALOGUE["kniffel"])
DICE = [m.number for m in KNIFFEL.log if m.seat == CHANCE]
FACES = CATALOGUE["kniffel"].game.faces()
Plain = dict[str, Any]


def found(change: Callable[[Plain], None], over: Over = KNIFFEL) -> list[Finding]:
    """The findings after a change of the file."""
    plain = json.loads(dump(over.document))
    change(plain)
    document = load(json.dumps(plain).encode())
    findings = list(verify(document, CATALOGUE).findings)
    _check_words(document, findings)
    return findings


def _check_words(document: Document, findings: list[Finding]) -> None:
    """Every finding has a text in both languages."""
    for locale in LOCALES:
        names = [f"seat {n + 1}" for n in range(len(document.seats))]
        ink = TEXTS.ink(locale, CATALOGUE.get(document.game), names)
        for finding in findings:
            assert ink(finding.key, **finding.params)


@pytest.mark.parametrize("chance", range(3))
@pytest.mark.parametrize("game", CATALOGUE)
def test_an_honest_match_agrees_in_everything(game: str, chance: int) -> None:
    over = played(CATALOGUE[game], Random(chance), first="1" if chance == 2 else "drawn")
    proof = verify(over.document, CATALOGUE)
    assert proof.findings == ()
    shown = [move for move in over.log if str(move.number) not in over.document.hidden]
    assert proof.hidden == len(over.log) - len(shown)
    assert proof.rolls == sum(move.seat == CHANCE for move in shown)
    assert proof.decisions == len(shown) - proof.rolls


@pytest.mark.parametrize("most", [0, 1, 9, 30])
@pytest.mark.parametrize("game", CATALOGUE)
def test_an_aborted_match_agrees_in_everything(game: str, most: int) -> None:
    over = played(CATALOGUE[game], Random(most), most=most)
    assert verify(over.document, CATALOGUE).findings == ()


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(DICE), st.sampled_from(FACES))
def test_one_changed_die_is_found_at_its_place(number: int, face: str) -> None:
    thrown = KNIFFEL.log[number].text

    def change(plain: Plain) -> None:
        plain["moves"][number]["text"] = face

    findings = found(change)
    if face == thrown:
        assert findings == []
    else:
        place = {"number": number}
        assert findings[0] == Finding("finding-die", {**place, "move": face, "rolled": thrown})


def test_a_die_that_does_not_exist_is_found_once() -> None:
    assert _die(DICE[7], "unicorn") == [
        Finding(
            "finding-die",
            {"number": DICE[7], "move": "unicorn", "rolled": KNIFFEL.log[DICE[7]].text},
        )
    ]


def _die(number: int, face: str) -> list[Finding]:
    return found(lambda plain: plain["moves"][number].update(text=face))


@pytest.mark.parametrize("text", ["roll", "enter nothing", "draw yellow", "", "²", "9" * 60])
def test_one_changed_move_is_found_at_its_place(text: str) -> None:
    number = next(m.number for m in KNIFFEL.log if m.text.startswith("enter") and m.number > 50)
    findings = found(lambda plain: plain["moves"][number].update(text=text))
    assert [f.key for f in findings] == ["finding-illegal"]
    assert findings[0].params["number"] == number
    assert findings[0].params["move"] == text


def test_a_move_of_another_seat_is_found() -> None:
    number = next(m.number for m in KNIFFEL.log if m.text == "roll" and m.number > 50)
    other = (KNIFFEL.log[number].seat + 1) % len(KNIFFEL.table.seats)
    findings = found(lambda plain: plain["moves"][number].update(seat=other))
    assert findings[0].key == "finding-illegal"
    assert findings[0].params["number"] == number


def test_a_sloppily_written_move_is_found() -> None:
    spelled = KNIFFEL.log[0].text.upper() + " "
    findings = found(lambda plain: plain["moves"][0].update(text=spelled))
    assert findings[0].key in ("finding-spelling", "finding-illegal")
    assert findings[0].params["number"] == 0


def test_another_seed_is_found_at_the_seal_and_in_the_dice() -> None:
    findings = found(lambda plain: plain["dice"].update(seed="00" * 32))
    assert findings[0].key == "finding-seal"
    assert sum(f.key == "finding-die" for f in findings) > len(DICE) / 2


def test_another_seed_with_its_own_seal_is_found_in_the_dice() -> None:
    seal = bound_commitment(bytes(32), KNIFFEL.table.id, "kniffel")
    findings = found(lambda plain: plain["dice"].update(seed="00" * 32, commitment=seal))
    assert "finding-seal" not in [f.key for f in findings]
    assert "finding-die" in [f.key for f in findings]


def test_another_seal_is_found() -> None:
    findings = found(lambda plain: plain["dice"].update(commitment="ab" * 32))
    assert [f.key for f in findings] == ["finding-seal"]


def test_another_part_of_the_players_is_found_although_it_is_nobodys() -> None:
    findings = found(lambda plain: plain["dice"].update(players="1,2"))
    assert findings[0].key == "finding-players"
    assert "finding-die" in [f.key for f in findings]


@pytest.mark.parametrize("charm", ["cat", "0badcafe"])
def test_another_charm_is_found(charm: str) -> None:
    person = next(n for n, seat in enumerate(KNIFFEL.document.seats) if seat.kind == "person")
    findings = found(lambda plain: plain["seats"][person].update(charm=charm))
    assert findings[0].key == "finding-players"


def test_a_chosen_beginner_may_not_pass_as_drawn_nor_a_drawn_one_as_chosen() -> None:
    over = played(CATALOGUE["kniffel"], Random(7), first="1")
    assert found(lambda plain: plain.update(drawn=True), over)[0].key == "finding-players"
    assert found(lambda plain: plain.update(drawn=False))[0].key == "finding-players"


def test_other_outcomes_than_those_of_the_rules_are_found() -> None:
    def reweigh(plain: Plain) -> None:
        plain["outcomes"][0][0][1] = 2

    assert found(reweigh)[0] == Finding("finding-outcomes", {"number": DICE[0]})
    assert found(lambda plain: plain["moves"][DICE[3]].pop("of")) == [
        Finding("finding-outcomes", {"number": DICE[3]})
    ]
    assert found(lambda plain: plain["moves"][DICE[3]].update(of=99))[0].key == "finding-outcomes"


def _mixed_anew(plain: Plain) -> None:
    """The players' part of the changed file, as a bot would make it that wants to cheat."""
    seats = sorted(plain["seats"], key=lambda seat: int(seat["joined"]))
    places = [(seat["kind"], seat["options"], seat["charm"]) for seat in seats]
    plain["dice"]["players"] = players_part(plain["game"], plain["options"], None, places)


def test_options_that_no_lobby_showed_have_their_usual_values() -> None:
    """Else they would be numbers that only the bot sees."""
    over = played(CATALOGUE["zug"], Random(2), most=10)
    game = CATALOGUE["zug"].game
    idle = game.idle_options(game.options_type.model_validate(over.table.options))
    name = next(iter(idle))

    def change(plain: Plain) -> None:
        plain["options"][name] = {"turns": 30, "minutes": 60, "signal": False}[name]
        _mixed_anew(plain)

    assert "finding-options" in [finding.key for finding in found(change, over)]


@pytest.mark.parametrize("spelled", ["no", "false", 0, 0.0, None])
@pytest.mark.parametrize("whose", ["table", "seat"])
def test_options_have_one_spelling(spelled: object, whose: str) -> None:
    """Else the bot could try spellings until the dice suit it; None leaves the option out."""
    over = next(over for over in map(_flick, range(50)) if not over.table.seats[0].options["child"])

    def change(plain: Plain) -> None:
        options = plain["options"] if whose == "table" else plain["seats"][0]["options"]
        options.clear()
        if spelled is not None:
            options["centre_knaller" if whose == "table" else "child"] = spelled
        _mixed_anew(plain)

    keys = [finding.key for finding in found(change, over)]
    assert "finding-options" in keys
    assert "finding-players" not in keys


def _flick(number: int) -> Over:
    return played(CATALOGUE["flick"], Random(number), most=10)


def test_swapped_seats_are_found_at_their_place() -> None:
    three = finished(CATALOGUE["kniffel"], least=3)

    def swap(plain: Plain) -> None:
        seats = plain["seats"]
        seats[1], seats[2] = seats[2], seats[1]

    assert found(swap, three)[0] == Finding("finding-order", {"seat": 2})


def test_a_round_turned_to_somebody_else_is_found() -> None:
    def turn(plain: Plain) -> None:
        plain["seats"] = plain["seats"][1:] + plain["seats"][:1]

    findings = found(turn)
    drawn = KNIFFEL.document.seats[0].joined + 1
    begins = KNIFFEL.document.seats[1].joined + 1
    assert findings[0] == Finding("finding-first", {"who": begins, "drawn": drawn})


def test_who_begins_is_free_where_the_host_chose() -> None:
    over = played(CATALOGUE["kniffel"], Random(7), first="1")
    assert not over.document.drawn
    assert over.document.seats[0].joined == 0
    assert verify(over.document, CATALOGUE).findings == ()


def test_a_missing_move_is_found_where_it_is_missing() -> None:
    findings = found(lambda plain: plain["moves"].pop(17))
    assert findings == [Finding("finding-number", {"expected": 17, "number": 18})]


def test_a_cut_log_is_no_finished_match() -> None:
    last = max(m.number for m in KNIFFEL.log if m.text.startswith("enter"))
    findings = found(lambda plain: plain.update(moves=plain["moves"][:last]))
    assert findings == [Finding("finding-unfinished", {"number": last})]


def test_a_log_may_not_end_before_its_dice() -> None:
    first = DICE[0]
    findings = found(lambda plain: plain.update(moves=plain["moves"][:first], phase="stopped"))
    assert findings == [Finding("finding-unrolled", {"number": first})]


def test_a_finished_match_may_not_pass_as_aborted() -> None:
    assert found(lambda plain: plain.update(phase="stopped")) == [Finding("finding-overplayed")]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "poker"}, "finding-game"),
        ({"rules": 99}, "finding-rules"),
        ({"options": {"cheating": True}}, "finding-options"),
    ],
)
def test_what_cannot_be_replayed_is_said(change: Plain, key: str) -> None:
    keys = [f.key for f in found(lambda plain: plain.update(change))]
    assert keys[-1] == key
    assert ("finding-players" in keys) == (key != "finding-rules")
    assert ("finding-seal" in keys) == (key == "finding-game")


def test_too_few_seats_are_said() -> None:
    over = played(CATALOGUE["drachen"], Random(1), most=20)
    alone = replace(over.table, seats=over.table.seats[:1], players=over.table.seats[0].token)
    cut = document(over.box.game, alone, over.log, over.times)
    assert "finding-options" in [f.key for f in verify(cut, CATALOGUE).findings]


def test_the_first_draw_is_reckoned_out_for_everybody_to_repeat() -> None:
    import hashlib
    import hmac

    example = verify(KNIFFEL.document, CATALOGUE).example
    assert example is not None
    message = f"{KNIFFEL.table.players}|{example.number}|0".encode()
    digest = hmac.new(KNIFFEL.table.seed, message, hashlib.sha256).hexdigest()
    assert digest.startswith(example.digest)
    assert FACES[int(digest, 16) % 6] == example.text == KNIFFEL.log[example.number].text


@pytest.mark.parametrize("change", ["match", "options", "seats"])
def test_the_dice_are_those_of_this_very_match(change: str) -> None:
    def forge(plain: dict[str, Any]) -> None:
        if change == "match":
            plain["match"] = "zzzz2345"
        elif change == "options":
            plain["options"]["free_strike"] = not plain["options"]["free_strike"]
        else:
            plain["seats"][0]["options"] = {"unknown": True}

    assert found(forge)[0].key == ("finding-seal" if change == "match" else "finding-players")


def test_a_match_of_before_the_fingerprint_is_not_blamed_for_lacking_it() -> None:
    def older(plain: Plain) -> None:
        plain["dice"]["players"] = plain["dice"]["players"].rpartition(".")[0]

    assert "finding-agreement" not in {finding.key for finding in found(older)}
