"""After the game over the wire: results, rematch, leaderboards, profiles, and being forgotten."""

import json

import pytest

from bot.table.phases import put_away
from bot.table.wishes import Resume
from localcord import Message, Reply
from tests.numbers import press
from tests.wire.hands import stop, stop_for_cause
from tests.wire.table import Wire, play_to_the_end, start


async def finish(wire: Wire, seats: int = 2) -> None:
    await start(*wire.people[:seats], channel=wire.channel)
    await play_to_the_end(wire.place, wire.channel)


def shown(reply: Reply) -> Message:
    assert reply.private
    assert reply.message is not None
    return reply.message


@pytest.mark.both
async def test_play_rematch_leaderboard_profile_delete_leaderboard_again(wire: Wire) -> None:
    anna, ben, cleo, _ = wire.people
    await finish(wire)
    assert "Spielstärke" in (await ben.press("Mehr …", message=wire.board)).text
    await ben.press("Noch eine Partie")
    await anna.press("Bin dabei")
    await play_to_the_end(wire.place, wire.channel)

    board = shown(await cleo.slash("rangliste", channel=wire.channel))
    assert anna.mention in board.text
    assert ben.mention in board.text
    assert "2 Partien" in board.text
    assert "Deine Zeile" not in board.text

    profile = shown(await anna.slash("profil", channel=wire.channel))
    assert "2 Partien" in profile.text
    assert ben.mention in profile.text
    assert "normal wären" in profile.text
    assert any(bar in profile.text for bar in "▁█")

    await anna.slash("meine-daten", channel=wire.channel, aktion="löschen")
    gone = await anna.press("Ja, alles löschen")
    assert "Alles gelöscht" in gone.text
    board = shown(await cleo.slash("rangliste", channel=wire.channel))
    assert anna.mention not in board.text
    assert ben.mention in board.text
    for match in wire.book.matches():
        session = await wire.bot.parts.desk.sessions.get(match["id"])
        end = wire.bot.parts.desk.artist.public(session.snapshot, pictured=False)
        assert "früherer Zwerg" in end.body
        assert session.match is not None
        assert session.match.result is not None
    empty = await anna.slash("profil", channel=wire.channel)
    assert "noch keine Partie" in empty.text


async def test_a_table_that_is_loaded_again_still_knows_how_the_ratings_changed(
    wire: Wire,
) -> None:
    await finish(wire)
    match = wire.book.matches()[0]["id"]
    await wire.bot.parts.desk.sessions.get(match)  # whoever is over leaves the memory with this
    session = await wire.bot.parts.desk.sessions.get(match)
    more = wire.bot.parts.desk.artist.private(session.snapshot, 0, "de")
    assert "Spielstärke" in dict(more.fields)["Ergebnis"]


async def test_a_leaderboard_is_turned_by_its_menus_and_buttons(wire: Wire) -> None:
    anna, *_ = wire.people
    await finish(wire)
    page = shown(await anna.slash("rangliste", channel=wire.channel))
    assert "Hex-hex-Kniffel" in page.text, "the game of the last match here"
    assert "Deine Zeile" not in page.text  # it stands on this page
    orders = [option.label for select in page.selects for option in select.options]
    assert "Gewonnene Wetten" not in orders, "it knows no bets"
    turned = await anna.select("Spiel wählen", "Der 7bte Zwerg", message=page)
    assert turned.updated
    await anna.select("Sortieren nach", "Gewonnene Wetten", message=page)
    assert "Gewonnene Wetten · Seit Beginn" in page.text
    await anna.select("Spiel wählen", "Hex-hex-Kniffel", message=page)
    assert "Siege · Seit Beginn" in page.text
    await anna.select("Sortieren nach", "Punkte im Schnitt", message=page)
    assert "Ø" in page.text
    await anna.press("Woche", message=page)
    assert "Punkte im Schnitt · Woche" in page.text
    await anna.press("Im Kanal zeigen", message=page)
    public = wire.channel.messages[-1]
    assert not public.private
    assert "Hex-hex-Kniffel" in public.text
    assert "Deine Zeile" not in public.text
    assert not public.components


async def test_points_of_different_games_are_not_compared(wire: Wire) -> None:
    anna, *_ = wire.people
    told = await anna.slash("rangliste", channel=wire.channel, nach="best")
    assert told.private
    assert told.message is not None
    assert "Hex-hex-Kniffel" in {o.label for s in told.message.selects for o in s.options}


async def test_who_left_the_server_is_shown_as_such(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await finish(wire)
    wire.place.remove_member(ben)
    with wire.place.expect_fault("10007"):
        page = shown(await anna.slash("rangliste", channel=wire.channel))
    assert f"{ben.mention} (nicht mehr auf dem Server)" in page.text
    assert f"{anna.mention} (nicht" not in page.text


async def test_a_computer_and_a_stopped_table_leave_no_wins(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await stop_for_cause(wire.people[-1], wire.channel)
    rows = wire.book.rows("SELECT * FROM results")
    assert [row["aborted"] for row in rows] == [1, 1]
    assert "noch niemand" in (await anna.slash("rangliste", channel=wire.channel)).text


async def test_nobody_sees_the_profile_of_whoever_opted_out(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await finish(wire)
    data = shown(await anna.slash("meine-daten", channel=wire.channel))
    await anna.press("Nicht in Ranglisten", message=data)
    assert "in keiner Rangliste" in data.text
    refused = await ben.slash("profil", channel=wire.channel, person=anna)
    assert "möchte nicht in Listen stehen" in refused.text
    board = shown(await ben.slash("rangliste", channel=wire.channel))
    assert anna.mention not in board.text
    own = shown(await anna.slash("profil", channel=wire.channel))
    assert "1 Partie" in own.text


async def test_in_a_direct_message_a_profile_counts_every_server_and_solo_too(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await finish(wire)
    away = wire.place.channel("allgemein", wire.place.new_guild("Nebelheim", ["allgemein"]))
    await start(anna, ben, channel=away)
    await play_to_the_end(wire.place, away)
    await start(anna, channel=anna.dm)
    await play_to_the_end(wire.place, anna.dm)
    assert "1 Partie," in shown(await anna.slash("profil", channel=away)).text
    assert "3 Partien, " in (await anna.slash("profil", channel=anna.dm)).text


@pytest.mark.both
async def test_the_export_is_a_private_file_of_everything(wire: Wire) -> None:
    anna, *_ = wire.people
    await finish(wire)
    reply = await anna.slash("meine-daten", channel=wire.channel, aktion="als Datei laden")
    message = shown(reply)
    (file,) = message.attachments
    kept = json.loads(file.data)
    assert kept["results"][0]["person"] == anna.id
    assert kept["moves"]


async def test_an_open_table_goes_on_with_a_computer_for_the_forgotten(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await anna.slash("meine-daten", channel=wire.channel, aktion="löschen")
    await anna.press("Ja, alles löschen")
    await wire.place.until(lambda: ben.mention in wire.board.content)
    assert "früherer Zwerg" in wire.board.text
    assert carrying(wire, anna.id) == []
    await stop(ben, wire.channel)
    assert "abgebrochen" in wire.board.content


async def test_a_lobby_loses_the_forgotten(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await anna.slash("spielen", channel=wire.channel, spiel="kniffel")
    await ben.press("Mitspielen")
    await anna.slash("meine-daten", channel=wire.channel, aktion="löschen")
    await anna.press("Ja, alles löschen")
    assert anna.mention not in wire.board.text
    assert carrying(wire, anna.id) == []


async def test_a_table_that_was_put_away_can_be_resumed_without_the_forgotten(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    session = await wire.bot.parts.desk.sessions.here(wire.channel.id)
    session.table = put_away(session.table, wire.clock())
    await wire.bot.parts.desk.store.matches.save(session.table)
    await ben.slash("meine-daten", channel=wire.channel, aktion="löschen")
    await ben.press("Ja, alles löschen")
    resumed = await wire.bot.parts.desk.sessions.get(session.table.id)
    await resumed.ask(anna.id, Resume(), press())
    assert carrying(wire, ben.id) == []
    assert [seat.driver for seat in resumed.table.seats if seat.person is None] == ["normal"]


async def test_the_host_of_a_match_just_over_can_be_forgotten(wire: Wire) -> None:
    anna, *_ = wire.people
    await finish(wire)
    await anna.slash("meine-daten", channel=wire.channel, aktion="löschen")
    gone = await anna.press("Ja, alles löschen")
    assert "Alles gelöscht" in gone.text
    assert carrying(wire, anna.id) == []


async def test_the_board_of_who_played_alone_and_is_forgotten_can_be_shown(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, channel=wire.channel)
    await play_to_the_end(wire.place, wire.channel)
    await anna.slash("meine-daten", channel=wire.channel, aktion="löschen")
    await anna.press("Ja, alles löschen")
    wire.bot.parts.ends._known.clear()  # as after a restart
    shown = await ben.slash("brett", channel=wire.channel)
    assert not shown.private, shown.text
    assert anna.mention not in wire.board.text


def carrying(wire: Wire, number: int) -> list[str]:
    """Every column of every table in which the number stands anywhere."""
    tables = wire.book.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
    return [
        f"{table}.{column}"
        for table in (row["name"] for row in tables)
        for row in wire.book.rows(f"SELECT * FROM {table}")
        for column, value in row.items()
        if str(number) in str(value)
    ]
