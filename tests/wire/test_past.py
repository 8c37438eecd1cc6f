"""What stays of a match, over the wire: history, replay, shared results, proofs, files."""

import re
import sqlite3
from contextlib import closing
from random import Random

import pytest

from bot.engine.game import CHANCE
from bot.engine.match import Move
from bot.live.session import Session
from bot.record.document import FACE_DOWN, load
from bot.record.proof import verify
from localcord import Message, Person, Reply
from tests.shelf import CATALOGUE
from tests.store.statements import listening
from tests.wire.hands import behind_more, stop_for_cause
from tests.wire.table import Wire, enter, play_to_the_end, roll, start


async def finished(wire: Wire) -> str:
    """A match of two, played to its end by buttons and menus; its id."""
    await start(*wire.people[:2], channel=wire.channel)
    await play_to_the_end(wire.place, wire.channel)
    return str(wire.book.matches()[-1]["id"])


async def stopped(wire: Wire, *, rolls: int = 1) -> str:
    await start(*wire.people[:2], channel=wire.channel)
    for _ in range(rolls):
        await roll(wire.place, wire.channel)
        await enter(wire.place, wire.channel)
    await stop_for_cause(wire.people[-1], wire.channel)
    return str(wire.book.matches()[-1]["id"])


def shown(reply: Reply) -> Message:
    assert reply.private
    assert reply.message is not None
    return reply.message


def step_of(reply: Reply) -> tuple[int, int]:
    found = re.search(r"Schritt (\d+) von (\d+)", shown(reply).text)
    assert found, shown(reply).text
    return int(found[1]), int(found[2])


def is_off(message: Message, label: str) -> bool:
    return next(
        button.disabled for button in message.buttons if label in (button.label, button.emoji)
    )


async def test_a_finished_match_is_watched_step_by_step_to_its_end(wire: Wire) -> None:
    match = await finished(wire)
    cleo = wire.people[2]
    before = wire.board.text
    replay = await behind_more(cleo, "Wiederholung", wire.channel)
    message = shown(replay)
    decisions = sum(move.seat != CHANCE for move in wire.book.moves())
    assert step_of(replay) == (0, decisions)
    assert f"Partie {match}" in message.text
    assert is_off(message, "⏮️")
    assert is_off(message, "Zurück")
    for step in range(1, 5):
        assert step_of(await cleo.press("Weiter", message=message)) == (step, decisions)
        assert "ist dran" in message.content
    assert step_of(await cleo.press("Zurück", message=message)) == (3, decisions)
    await cleo.press("⏭️", message=message)
    assert "🏆" in message.content
    assert is_off(message, "Weiter")
    assert is_off(message, "⏭️")
    assert step_of(await cleo.press("⏮️", message=message)) == (0, decisions)
    assert wire.board.text == before
    assert not any("Würfeln" in b.label for b in message.buttons)


async def test_a_replay_jumps_to_a_turn_by_menu_and_by_command(wire: Wire) -> None:
    await finished(wire)
    anna = wire.people[0]
    message = shown(await anna.slash("wiederholung", channel=wire.channel))
    menu = next(m for m in message.selects if m.placeholder == "Zu einem Zug springen …")
    assert len(menu.options) <= 25
    assert not any("<@" in option.label for option in menu.options)
    target = next(option for option in menu.options if option.label.startswith("Runde 2 von 11"))
    assert re.match(r"Runde 2 von 11 · (Anna|Ben)", target.label)
    reply = await anna.select("Zu einem Zug springen", target.value, message=message)
    assert step_of(reply)[0] == int(target.value)
    typed = await anna.slash("wiederholung", channel=wire.channel, schritt=7)
    assert step_of(typed)[0] == 7
    far = await anna.slash("wiederholung", channel=wire.channel, schritt=99999)
    assert step_of(far)[0] == step_of(far)[1]


async def test_a_replay_shows_what_the_board_showed(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await roll(wire.place, wire.channel)
    board = wire.board.embeds[0]
    await enter(wire.place, wire.channel)
    await stop_for_cause(wire.people[-1], wire.channel)
    replay = await anna.slash("wiederholung", channel=wire.channel, schritt=1)
    step = shown(replay).embeds[0]
    assert step["title"] == board["title"]
    shown_then = [line for line in board["description"].splitlines() if "Elf Zeilen" not in line]
    assert step["description"].endswith("\n".join(shown_then))  # and tells the throw besides


async def test_a_result_is_shared_with_the_channel(wire: Wire) -> None:
    await finished(wire)
    over, (anna, _, cleo, _) = wire.board, wire.people
    refused = await cleo.press("Teilen", message=over)
    assert refused.text == "Teilen darf das Ergebnis nur, wer mitgespielt hat."
    shared = (await anna.press("Teilen", message=over)).message
    assert shared is not None
    assert not shared.private
    first, second = shared.content.splitlines()
    assert re.match(
        r"\*\*Hex-hex-Kniffel\*\* · 🏆 ((Anna|Ben) gewinnt mit \d+ Punkten!"
        r"|Unentschieden mit je \d+ Punkten! (Anna und Ben|Ben und Anna) teilen sich den Sieg\.)",
        first,
    )
    link = f"https://discord.com/channels/{wire.place.guild.id}/{wire.channel.id}/{over.id}"
    assert second.endswith(f" · [Zum Brett]({link})")
    assert "<@" not in shared.content
    assert shared.embeds == []
    assert shared.buttons == []
    assert len(shared.attachments[0].data) < len(over.attachments[0].data)
    assert shared.pings == []
    again = await anna.press("Teilen", message=over)
    assert again.text == "Das Ergebnis ist schon geteilt."


async def test_a_result_is_shared_in_another_channel_by_who_played_it(wire: Wire) -> None:
    match = await finished(wire)
    anna, _, cleo, _ = wire.people
    other = wire.place.channel("spielzimmer")
    assert (await cleo.slash("wiederholung", channel=other, partie=match)).private
    message = shown(await anna.slash("wiederholung", channel=other, partie=match))
    shared = (await anna.press("Teilen", message=message)).message
    assert shared is not None
    assert shared.channel is other


@pytest.mark.both
async def test_every_die_of_a_finished_match_is_verified_in_words_and_numbers(wire: Wire) -> None:
    match = await finished(wire)
    rolls = sum(move.seat == CHANCE for move in wire.book.moves())
    row = wire.book.matches()[0]
    text = shown(await wire.people[3].slash("pruefen", channel=wire.channel)).text
    assert "Alles stimmt" in text
    assert f"Alle {rolls} Würfe sind aus dem Geheimnis nachgerechnet" in text
    assert "Wer anfängt, wurde ausgelost: Nummer" in text
    assert row["seed"].hex() in text
    assert row["players"] in text
    assert f"Partie {match}" in text
    pressed = await behind_more(wire.people[1], "Würfel prüfen", wire.channel)
    assert shown(pressed).text == text


async def test_a_die_changed_in_the_database_is_found_out(wire: Wire) -> None:
    match = await finished(wire)
    die = next(move for move in wire.book.moves() if move.seat == CHANCE)
    other = "frog" if die.text != "frog" else "cauldron"
    with closing(sqlite3.connect(wire.book.path)) as database, database:
        change = "UPDATE moves SET move = ? WHERE number = ? AND match = ?"
        database.execute(change, (other, die.number, match))
    text = shown(await wire.people[0].slash("pruefen", channel=wire.channel)).text
    assert "Alles stimmt" not in text
    assert f"Zug {die.number} ist „{other}“, nachgewürfelt kommt aber „{die.text}“ heraus." in text


async def test_a_live_match_is_neither_verified_nor_watched(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    row = wire.book.matches()[0]
    for line in ("pruefen", "wiederholung"):
        none = await anna.slash(line, channel=wire.channel)
        assert none.text.startswith("Hier wurde noch keine Partie zu Ende gespielt.")
        live = await anna.slash(line, channel=wire.channel, partie=row["id"])
        assert "noch" in live.text
        assert live.private
        assert row["seed"].hex() not in live.text
    assert (await anna.slash("verlauf", channel=wire.channel)).text.startswith("Hier wurde noch")


async def test_an_aborted_match_is_in_the_history_and_can_be_watched(wire: Wire) -> None:
    won = await finished(wire)
    aborted = await stopped(wire)
    anna = wire.people[0]
    message = shown(await anna.slash("verlauf", channel=wire.channel))
    first, second = message.embeds[0]["description"].splitlines()
    assert re.fullmatch(
        rf"\*\*Hex-hex-Kniffel\*\* · <t:\d+:d> · 🛑 abgebrochen · `{aborted}`", first
    )
    assert re.fullmatch(
        rf"\*\*Hex-hex-Kniffel\*\* · <t:\d+:d> · 🏆 <@\d+>\xa0\d+ · <@\d+>\xa0\d+ · `{won}`", second
    )
    replay = await anna.select("Partie ansehen", aborted, message=message)
    assert step_of(replay) == (0, 2)
    await anna.press("⏭️", message=shown(replay))
    assert "🛑 Die Partie wurde abgebrochen." in shown(replay).content
    proof = await anna.press("Würfel prüfen", message=shown(replay))
    assert "Alles stimmt" in shown(proof).text


async def test_a_long_history_is_turned_page_by_page(wire: Wire) -> None:
    ids = [await stopped(wire, rolls=0) for _ in range(9)]
    anna = wire.people[0]
    message = shown(await anna.slash("verlauf", channel=wire.channel))
    assert re.findall(r"`(\w+)`", message.text) == ids[:0:-1]
    assert "Seite 1 von 2 · 9 Partien" in message.text
    assert is_off(message, "Neuere")
    await anna.press("Ältere", message=message)
    assert re.findall(r"`(\w+)`", message.text) == ids[:1]
    assert is_off(message, "Ältere")
    await anna.press("Neuere", message=message)
    assert "Seite 1 von 2" in message.text


async def test_autocomplete_names_past_matches_with_game_and_day(wire: Wire) -> None:
    match = await stopped(wire)
    offered = await wire.people[0].autocomplete("pruefen", "partie", "hex", channel=wire.channel)
    assert [value for _, value in offered] == [match]
    assert re.fullmatch(r"Hex-hex-Kniffel · \d\d\.\d\d\.\d{4}, \d\d:\d\d UTC", offered[0][0])


async def test_a_keystroke_asks_once_for_all_the_tables_and_once_for_all_their_seats(
    wire: Wire,
) -> None:
    ids = {await stopped(wire) for _ in range(4)}
    with listening() as heard:
        offered = await wire.people[0].autocomplete("pruefen", "partie", "", channel=wire.channel)
    assert {value for _, value in offered} == ids
    assert len([sql for sql, _ in heard if "FROM seats" in sql]) == 1


async def test_a_match_as_a_file_agrees_offline(wire: Wire) -> None:
    match = await finished(wire)
    message = shown(await wire.people[0].slash("wiederholung", channel=wire.channel))
    reply = await wire.people[0].press("Als Datei", message=message)
    file = shown(reply).attachments[0]
    assert file.filename == f"stammtisch-kniffel-{match}.json"
    assert verify(load(file.data), CATALOGUE).findings == ()
    assert not any(str(person.id) in file.data.decode() for person in wire.people)


async def test_a_match_of_another_channel_is_for_those_who_sat_there(wire: Wire) -> None:
    match = await stopped(wire)
    anna, _, cleo, _ = wire.people
    other = wire.place.channel("spielzimmer")
    refused = await cleo.slash("wiederholung", channel=other, partie=match)
    assert refused.text.startswith(f"Eine Partie „{match}“ kenne ich in diesem Kanal nicht.")
    own = shown(await anna.slash("wiederholung", channel=other, partie=match.upper()))
    assert "Teilen" not in [button.label for button in own.buttons], "it has no result"
    unknown = await anna.slash("pruefen", channel=other, partie="nosuch")
    assert unknown.text.startswith("Eine Partie „nosuch“ kenne ich in diesem Kanal nicht.")


async def test_a_replay_never_shows_a_bet_before_the_hats_are_turned(wire: Wire) -> None:
    anna, ben, cleo, david = wire.people
    await start(anna, ben, cleo, channel=wire.channel, game="zwerg")
    session = await wire.bot.parts.desk.sessions.here(wire.channel.id)
    await _play_turns(session, wire, turns=1)
    await _play_until_the_bets_lie(session, wire)
    await stop_for_cause(wire.people[-1], wire.channel)
    replay = await david.slash("wiederholung", channel=wire.channel)
    texts = await _watched(david, replay)
    reveals = [n for n, text in enumerate(texts) if "Zipfelmützen werden umgedreht" in text]
    assert len(reveals) == 1
    for number, text in enumerate(texts):
        if number not in reveals:
            assert not re.search("Daran geglaubt|Gezweifelt|Notiert|bet (yes|no)", text)
    file = shown(await david.press("Als Datei", message=shown(replay))).attachments[0]
    told, played = load(file.data), wire.book.moves()
    bets = [m for m in played[_end_of_first_turn(played) :] if m.text.startswith("bet")]
    assert [m.text for m in bets] == ["bet yes", "bet yes"]
    assert [told.moves[m.number].text for m in bets] == [FACE_DOWN, FACE_DOWN]


async def test_a_replay_tells_the_chances_and_leads_to_the_turning_point(wire: Wire) -> None:
    anna, ben, cleo, _ = wire.people
    await start(anna, ben, channel=wire.channel, game="zug")
    session = await wire.bot.parts.desk.sessions.here(wire.channel.id)
    luck = Random(4)
    while session.match and session.match.to_act:
        await _act(session, luck)
    (picture,) = shown(await cleo.slash("brett", channel=wire.channel, bild=True)).attachments
    assert "Wendepunkt" in (picture.description or "")
    message = shown(await cleo.slash("wiederholung", channel=wire.channel))
    assert re.search(r"Siegchance.*\d\d\W%", message.text, re.DOTALL)
    assert "Wendepunkt" not in message.text
    (menu,) = message.selects
    (target,) = (option.value for option in menu.options if "Wendepunkt" in option.label)
    await cleo.select("Zu einem Zug springen", target, message=message)
    assert re.search("Wendepunkt ab Runde .* stieg von", message.text)


async def _watched(person: Person, replay: Reply) -> list[str]:
    """What is on the card and on its buttons, step after step."""
    message, texts = shown(replay), []
    while True:
        stamps = [button.custom_id for button in message.buttons]
        texts.append("\n".join([message.text, *stamps]))
        if is_off(message, "Weiter"):
            return texts
        await person.press("Weiter", message=message)


async def _play_turns(session: Session, wire: Wire, turns: int) -> None:
    while session.match and session.match.state.board.active < turns:
        await _act(session)


async def _play_until_the_bets_lie(session: Session, wire: Wire) -> None:
    while session.match and len(session.match.state.board.left) > 3:
        await _act(session)


async def _act(session: Session, luck: Random | None = None) -> None:
    """The first move that is legal; with luck the first seat moves by lot and loses."""
    assert session.match is not None
    game, state, seat = session.box.game, session.match.state, min(session.match.to_act)
    move = game.legal(state, seat)[0]
    if luck and seat == 0:
        move = luck.choice(game.legal(state, seat))
    elif luck:
        move = session.box.brain.choose(game, game.view(state, seat), seat, "normal", luck)
    await session.move(session.table.seats[seat].person or 0, str(move))


def _end_of_first_turn(moves: list[Move]) -> int:
    """Seven dice are rolled in a turn; the second turn begins with the eighth."""
    return [move.number for move in moves if move.text.startswith("roll")][7]


async def test_who_listens_may_replay_a_match_without_a_move(wire: Wire) -> None:
    """All its buttons are off, and whoever listens is read no button that is off."""
    anna, ben, *_ = wire.people
    await anna.slash("meine-daten", channel=wire.channel, aktion="aloud")
    await start(anna, ben, channel=wire.channel)
    assert not wire.book.moves()
    await stop_for_cause(wire.people[-1], wire.channel)
    reply = await anna.slash("wiederholung", channel=wire.channel)
    assert "Hex-hex-Kniffel" in reply.text
