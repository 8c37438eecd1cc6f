"""The lobby: who may do what, and the key of each refusal (G1, G2)."""

import hashlib
from dataclasses import replace

import pytest

from bot.engine.chance import FORM_OF_JOINS
from bot.engine.errors import PlayerError
from bot.engine.match import agreement
from bot.table import lobby
from bot.table.charms import Place, players_part
from bot.table.table import Table
from bot.table.wishes import parse
from tests.shelf import CATALOGUE

BOX = CATALOGUE["kniffel"]
ANNA, BEN, CLEO = 1, 2, 3


def fresh() -> Table:
    empty = Table(
        id="t",
        game="kniffel",
        rules=1,
        channel=9,
        guild=8,
        host=ANNA,
        locale="de",
        seed=b"lobby" * 8,
        opened=0.0,
        options=BOX.game.options_type().model_dump(),
    )
    return lobby.sit(BOX, empty, ANNA, "100")


def wish(table: Table, person: int, *texts: str) -> Table:
    for number, text in enumerate(texts):
        table = lobby.apply(BOX, table, person, parse(text), f"{person}-{number}")
    return table


def refused(table: Table, person: int, text: str) -> str:
    with pytest.raises(PlayerError) as error:
        wish(table, person, text)
    return error.value.key


def test_g2_seats_are_in_joining_order() -> None:
    # G2
    assert wish(wish(fresh(), BEN, "join"), CLEO, "join").people == (ANNA, BEN, CLEO)


def test_nobody_sits_twice() -> None:
    assert refused(fresh(), ANNA, "join") == "seated-already"


def test_a_full_table_says_so() -> None:
    table = fresh()
    for person in range(10, 15):
        table = wish(table, person, "join")
    assert refused(table, 99, "join") == "table-full"
    assert refused(table, ANNA, "computer easy") == "table-full"


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    assert wish(wish(fresh(), BEN, "join"), ANNA, "leave").host == BEN


def test_when_the_last_person_leaves_the_table_is_closed() -> None:
    assert wish(fresh(), ANNA, "computer easy", "leave").phase == "stopped"


def test_computers_come_and_go() -> None:
    table = wish(fresh(), ANNA, "computer master", "computer easy")
    assert [seat.strength for seat in table.seats] == [None, "master", "easy"]
    assert [seat.strength for seat in wish(table, ANNA, "computer remove").seats] == [
        None,
        "master",
    ]
    assert refused(fresh(), ANNA, "computer remove") == "no-computer"
    assert refused(fresh(), ANNA, "computer godlike") == "option-unknown"


def test_only_the_host_sets_options() -> None:
    table = wish(fresh(), BEN, "join")
    assert refused(table, BEN, "set free_strike true") == "host-only"
    assert wish(table, ANNA, "set free_strike true").options == {"free_strike": True}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("set free_strike 7", "option-value"),
        ("set colour blue", "option-unknown"),
        ("set", "option-unknown"),
        ("first 9", "option-unknown"),
        ("dance", "illegal-unreadable"),
        ("", "illegal-unreadable"),
    ],
)
def test_absurd_wishes_are_named(text: str, key: str) -> None:
    assert refused(fresh(), ANNA, text) == key


def test_g1_the_host_may_choose_who_begins() -> None:
    # G1
    table = wish(wish(fresh(), BEN, "join"), ANNA, "first 2")
    assert lobby.start(BOX, table, ANNA, "900", 1.0).people == (BEN, ANNA)
    assert wish(table, ANNA, "first drawn").first is None


def test_g1_otherwise_the_dice_draw_who_begins_and_the_round_keeps_its_order() -> None:
    # G1
    table = wish(wish(fresh(), BEN, "join"), CLEO, "join")
    rounds = {
        lobby.start(BOX, replace(table, seed=bytes([n]) * 32), ANNA, "900", 1.0).people
        for n in range(40)
    }
    assert rounds == {(ANNA, BEN, CLEO), (BEN, CLEO, ANNA), (CLEO, ANNA, BEN)}


def test_no_number_of_a_press_enters_the_dice() -> None:
    table = wish(wish(fresh(), BEN, "join"), BEN, "charm pig")
    started = lobby.start(BOX, table, ANNA, "900", 1.0)
    seats: list[Place] = [("person", {}, ""), ("person", {}, "pig")]
    assert started.players == players_part("kniffel", {"free_strike": False}, None, seats)
    numbered = tuple(replace(seat, token="4711") for seat in table.seats)
    again = lobby.start(BOX, replace(table, seats=numbered), BEN, "901", 2.0)
    assert (again.players, again.commitment) == (started.players, started.commitment)


@pytest.mark.parametrize(
    ("person", "text"),
    [
        (ANNA, "charm clover"),
        (ANNA, "charm knock on wood"),
        (BEN, "charm none"),
        (ANNA, "set free_strike true"),
        (ANNA, "first 1"),
        (BEN, "computer easy"),
    ],
)
def test_whatever_people_choose_enters_the_dice(person: int, text: str) -> None:
    table = wish(wish(fresh(), BEN, "join"), BEN, "charm pig")
    other = wish(table, person, text)
    started = lobby.start(BOX, table, ANNA, "900", 1.0)
    assert lobby.start(BOX, other, ANNA, "900", 1.0).players != started.players
    assert other.commitment == table.commitment


def test_the_seal_binds_match_and_game() -> None:
    seals = {
        fresh().commitment,
        replace(fresh(), id="u").commitment,
        replace(fresh(), game="zug").commitment,
        replace(fresh(), seed=b"other" * 8).commitment,
    }
    assert len(seals) == 4


def test_a_charm_is_swapped_and_given_back_until_the_start() -> None:
    table = wish(fresh(), ANNA, "charm clover")
    assert table.seats[0].charm == "clover"
    assert wish(table, ANNA, "charm cat").seats[0].charm == "cat"
    assert wish(table, ANNA, "charm none").seats[0].charm == ""
    assert refused(table, BEN, "charm pig") == "not-seated-yet"
    assert refused(table, ANNA, "charm") == "option-unknown"


def test_of_a_word_only_eight_digits_are_kept() -> None:
    digits = hashlib.sha256(b"t|auf holz klopfen").hexdigest()[:8]
    for text in ("charm auf holz klopfen", "glücksbringer auf holz  klopfen"):
        table = wish(fresh(), ANNA, text)
        assert table.seats[0].charm == digits
        assert "holz" not in repr(table)
    assert wish(fresh(), ANNA, "gluecksbringer kleeblatt").seats[0].charm == "clover"
    assert refused(fresh(), ANNA, "charm " + "x" * 41) == "charm-long"
    assert len(wish(fresh(), ANNA, "charm " + "x" * 40).seats[0].charm) == 8


def test_whoever_joins_anew_and_every_computer_is_without_a_charm() -> None:
    table = wish(wish(fresh(), BEN, "join"), BEN, "charm pig")
    again = wish(wish(table, BEN, "leave"), BEN, "join", "computer easy")
    assert [seat.charm for seat in again.seats] == ["", "", ""]


def test_options_without_effect_do_not_change_the_dice() -> None:
    """The lobby does not show them."""
    zug = CATALOGUE["zug"]
    options = zug.game.options_type().model_dump()
    table = replace(fresh(), game="zug", options=options)
    table = lobby.apply(zug, table, BEN, parse("join"), "101")
    other = replace(table, options=options | {"minutes": 60, "signal": False})
    one, two = (lobby.start(zug, each, ANNA, "900", 1.0) for each in (table, other))
    assert (one.players, one.options) == (two.players, two.options)


def test_a_table_opened_before_there_were_charms_keeps_its_dice() -> None:
    table = replace(wish(fresh(), BEN, "join"), dice_form=FORM_OF_JOINS)
    assert table.commitment == hashlib.sha256(b"lobby" * 8).hexdigest()
    assert refused(table, ANNA, "charm clover") == "charm-old"
    started = lobby.start(BOX, table, ANNA, "900", 1.0)
    assert started.players == f"100,2-0,900.{agreement(table.header)}"
    other = wish(table, ANNA, "set free_strike true")
    assert lobby.start(BOX, other, ANNA, "900", 1.0).players != started.players


def test_only_somebody_at_the_table_starts_it() -> None:
    with pytest.raises(PlayerError) as error:
        lobby.start(BOX, fresh(), BEN, "900", 1.0)
    assert error.value.key == "not-seated-yet"
