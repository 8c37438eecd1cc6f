"""The lobby's rules: who may do what, and what each mistake is called (G1, G2)."""

from dataclasses import replace

import pytest

from bot.engine.errors import PlayerError
from bot.engine.match import agreement
from bot.table import lobby
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


def test_the_joins_and_the_start_press_are_the_players_part_of_the_dice() -> None:
    table = wish(fresh(), BEN, "join")
    started = lobby.start(BOX, table, ANNA, "900", 1.0)
    assert started.players == f"100,2-0,900.{agreement(table.header)}"
    other = wish(table, ANNA, "set free_strike true")
    assert lobby.start(BOX, other, ANNA, "900", 1.0).players != started.players


def test_only_somebody_at_the_table_starts_it() -> None:
    with pytest.raises(PlayerError) as error:
        lobby.start(BOX, fresh(), BEN, "900", 1.0)
    assert error.value.key == "not-seated-yet"
