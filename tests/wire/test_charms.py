"""Lucky charms over the wire: picked, typed, swapped, proved, and new for the next match."""

import hashlib
import logging

import pytest

from tests.wire.hands import set_up, stop_for_cause
from tests.wire.table import Wire, enter, roll, seat

WORD = "auf holz klopfen"


async def test_charms_are_taken_in_the_lobby_and_told_by_the_proof(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    anna, ben, cleo, *_ = wire.people
    await seat(anna, ben, cleo, channel=wire.channel)
    await set_up(anna, "Glücksbringer", "Glücksbringer: Kleeblatt", wire.channel)
    assert f"1. {anna.mention} 👑 🍀" in wire.board.text
    await set_up(anna, "Glücksbringer", "Glücksbringer: Winkekatze", wire.channel)
    assert f"1. {anna.mention} 👑 🐱" in wire.board.text
    told = await ben.slash("zug", channel=wire.channel, zug=f"Glücksbringer {WORD.title()}")
    assert told.text == "Notiert. Bis zum Start kannst du den Glücksbringer noch tauschen."
    match = str(wire.book.matches()[0]["id"])
    digits = hashlib.sha256(f"{match}|{WORD}".encode()).hexdigest()[:8]
    assert f"2. {ben.mention} 🔑\u00a0{digits}" in wire.board.text
    await anna.press("Los geht’s")
    late = await anna.slash("zug", channel=wire.channel, zug="glücksbringer schwein")
    assert late.text == "Die Partie läuft schon."
    await roll(wire.place, wire.channel)
    await enter(wire.place, wire.channel)
    await stop_for_cause(wire.people[-1], wire.channel)
    proof = (await ben.slash("pruefen", channel=wire.channel)).text
    assert "Alles stimmt" in proof
    assert f"vor dem Start: 1. 🐱, 2. 🔑\u00a0{digits}." in proof
    assert not any("holz" in line.lower() for line in caplog.messages)
    assert "holz" not in str(wire.book.rows("SELECT * FROM seats")).lower()


async def test_without_a_charm_the_proof_says_what_is_not_proved(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, ben, channel=wire.channel)
    await anna.press("Los geht’s")
    await roll(wire.place, wire.channel)
    await enter(wire.place, wire.channel)
    await stop_for_cause(wire.people[-1], wire.channel)
    assert (
        "nicht, dass das Geheimnis zufällig war"
        in (await ben.slash("pruefen", channel=wire.channel)).text
    )


async def test_somebody_who_is_asked_for_a_rematch_may_take_a_new_one(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, ben, channel=wire.channel)
    await set_up(ben, "Glücksbringer", "Glücksbringer: Schwein", wire.channel)
    await anna.press("Los geht’s")
    await roll(wire.place, wire.channel)
    await enter(wire.place, wire.channel)
    await stop_for_cause(wire.people[-1], wire.channel)
    await anna.press("Noch eine Partie")
    assert "🐷" not in wire.board.text
    await ben.select("Glücksbringer nehmen", "Glücksbringer: Regenbogen")
    assert f"{ben.mention}, spielst du mit? 🌈" in wire.board.text
    await ben.press("Bin dabei")
    charms = {row["charm"] for row in wire.book.rows("SELECT * FROM seats")}
    assert charms == {"", "pig", "rainbow"}


async def test_a_charm_survives_a_restart_and_goes_with_who_leaves(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    ben.locale = "en-US"
    await seat(anna, ben, channel=wire.channel)
    told = await ben.slash("move", channel=wire.channel, move=f"charm {WORD}")
    assert told.text == "Noted. You can swap the lucky charm until the start."
    assert told.private, "a public answer would show the word as what was typed"
    shown, seal = wire.board.text, wire.board.text.split()[-1]
    await wire.restart()
    await set_up(anna, "Glücksbringer", "Glücksbringer: Pfennig", wire.channel)
    assert wire.board.text == shown.replace(f"{anna.mention} 👑", f"{anna.mention} 👑 🪙")
    assert wire.board.text.endswith(seal)
    await ben.slash("move", channel=wire.channel, move="leave")
    await ben.press("Mitspielen", message=wire.board)
    assert "🔑" not in wire.board.text
    assert "🪙" in wire.board.text
