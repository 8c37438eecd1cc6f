"""The tools of a host over the wire: the door, invitations, removing, votes, blocking."""

import pytest

from bot.table import votes
from localcord import Permission
from tests.wire.hands import over, set_up, stop_for_cause
from tests.wire.table import Wire, enter, others, roll, seat, start, whose_turn


async def test_a_host_removes_a_person_closes_the_door_and_invites(wire: Wire) -> None:
    anna, ben, cleo, _ = wire.people
    await seat(anna, ben, channel=wire.channel)
    await set_up(anna, "Leute und Tür", "Ben vom Tisch nehmen", wire.channel)
    assert ben.mention not in wire.board.text
    assert "nur mit Einladung" in wire.board.text
    for person in (ben, cleo):
        refused = await person.press("Mitspielen", message=wire.board)
        assert refused.text == (
            f"Die Tür ist zu. Frag {anna.mention}, ob noch ein Platz für dich frei ist."
        )
    await set_up(anna, "Leute und Tür", cleo, wire.channel)
    assert f"2. ⏳ {cleo.mention} ist eingeladen" in wire.board.text
    await cleo.press("Mitspielen", message=wire.board)
    assert f"2. {cleo.mention}" in wire.board.text
    await wire.restart()
    assert (await ben.press("Mitspielen", message=wire.board)).text.startswith("Die Tür ist zu.")


async def test_the_tools_of_a_host_are_typed_as_well(wire: Wire) -> None:
    anna, ben, cleo, _ = wire.people
    await seat(anna, ben, channel=wire.channel)
    told = await ben.slash("zug", channel=wire.channel, zug=f"unseat {anna.id}")
    assert told.text == f"Das darf nur {anna.mention} (👑)."
    told = await anna.slash("zug", channel=wire.channel, zug=f"unseat {ben.id}")
    assert told.text.startswith(f"{ben.mention} ist vom Tisch genommen.")
    await anna.slash("zug", channel=wire.channel, zug="Tür aufmachen: Alle dürfen sich setzen")
    await ben.press("Mitspielen", message=wire.board)
    assert f"2. {ben.mention}" in wire.board.text
    await anna.slash("zug", channel=wire.channel, zug=f"invite {cleo.id}")
    told = await anna.slash("zug", channel=wire.channel, zug=f"unseat {cleo.id}")
    assert told.text == f"Die Einladung von {cleo.mention} ist zurückgenommen."


async def test_the_page_of_a_lobby_goes_when_the_match_starts(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, ben, channel=wire.channel)
    await ben.select("Einstellen …", "Glücksbringer", message=wire.board)
    assert ben.private
    await anna.press("Los geht’s", message=wire.board)
    await wire.place.until(lambda: not ben.private)


async def test_a_guest_who_presses_start_is_ready_and_starts_nothing(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, ben, channel=wire.channel)
    await ben.press("Los geht’s", message=wire.board)
    assert f"2. {ben.mention} ✅" in wire.board.text
    assert "Runde 1" not in wire.board.text
    await anna.press("Los geht’s", message=wire.board)
    assert "Runde 1" in wire.board.text


async def test_a_table_votes_to_go_on_and_the_staller_comes_back(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, cleo, _ = wire.people
    await start(anna, ben, cleo, channel=wire.channel)
    staller = whose_turn(wire.place, wire.channel)
    one, two = (p for p in others(wire.place, wire.channel) if p in (anna, ben, cleo))
    menu = await one.press("Menü", message=wire.board)
    await one.press("Gehen", message=menu.message)
    early = await one.press("Computer spielen lassen", message=one.private[-1])
    assert "Noch etwas Geduld" in early.text
    monkeypatch.setitem(votes.PATIENCE, "cosy", 0.0)
    await one.press("Computer spielen lassen", message=one.private[-1])
    await wire.place.until(lambda: f"für {staller.mention}? 1 von 2" in wire.board.text)
    await wire.restart()  # a vote is stored
    wire.bot.parts.desk.sessions.pause = 5.0
    await two.press("👍", message=wire.board)
    await wire.place.until(lambda: "spielt gerade der Computer" in wire.board.text)
    await staller.press("Bin wieder da", message=wire.board)
    await wire.place.until(lambda: "spielt gerade der Computer" not in wire.board.text)
    assert "? 1 von 2" not in wire.board.text


async def test_who_is_blocked_is_neither_invited_nor_asked_for_another_match(wire: Wire) -> None:
    anna, ben, cleo, _ = wire.people
    await start(anna, ben, channel=wire.channel)
    anna.permissions = Permission.MANAGE_GUILD
    await anna.slash("einstellungen", channel=wire.channel, sperren=ben)
    while not over(wire.channel):  # whoever sits already plays to the end
        await roll(wire.place, wire.channel)
        await enter(wire.place, wire.channel)
    await anna.press("Noch eine Partie", message=wire.board)
    await wire.place.until(lambda: "Runde 1 " in wire.board.text)  # nobody is left to wait for
    assert ben.mention not in wire.board.text
    await stop_for_cause(anna, wire.channel)

    await seat(anna, cleo, channel=wire.channel)
    refused = await cleo.slash("zug", channel=wire.channel, zug=f"invite {ben.id}")
    assert refused.text == f"Das darf nur {anna.mention} (👑)."
    told = await anna.slash("zug", channel=wire.channel, zug=f"invite {ben.id}")
    assert told.text == f"{ben.mention} darf sich auf diesem Server an keinen Tisch setzen."
    assert ben.mention not in wire.board.text


async def test_who_is_blocked_sits_down_nowhere_on_this_server(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    anna.permissions = Permission.MANAGE_GUILD
    await seat(anna, channel=wire.channel)
    card = (await anna.slash("einstellungen", channel=wire.channel)).message
    assert card is not None
    await anna.select("Was möchtest du ändern", "Gesperrt", message=card)
    await anna.select("Sperren …", ben, message=card)
    assert f"Gesperrt: **{ben.mention}**" in card.text
    refused = await ben.press("Mitspielen", message=wire.board)
    assert refused.text == "Auf diesem Server darfst du dich an keinen Tisch setzen."

    await anna.press("Aufstehen", message=wire.board)
    await anna.slash("einstellungen", channel=wire.channel, sperren=ben)  # once more
    refused = await ben.slash("spielen", channel=wire.channel, spiel="kniffel")
    assert refused.text == "Auf diesem Server darfst du dich an keinen Tisch setzen."
    own = await ben.slash("meine-daten", channel=wire.channel)
    assert "an keinem Tisch sitzen darfst: 1" in own.text
    await anna.slash("einstellungen", channel=wire.channel, **{"wieder-zulassen": ben})
    await ben.slash("spielen", channel=wire.channel, spiel="kniffel")
    assert f"1. {ben.mention}" in wire.board.text
    await anna.select("Was möchtest du ändern", "Gesperrt", message=anna.private[-1])
    await anna.select("Wieder zulassen …", ben, message=anna.private[-1])  # once more
    assert "Gesperrt: **niemand**" in anna.private[-1].text


async def test_settings_lead_back(wire: Wire) -> None:
    anna, *_ = wire.people
    anna.permissions = Permission.MANAGE_GUILD
    card = (await anna.slash("einstellungen", channel=wire.channel)).message
    assert card is not None
    await anna.select("Was möchtest du ändern", "Bedenkzeit", message=card)
    await anna.press("Zurück", message=card)
    assert "Einstellungen dieses Servers" in card.text
