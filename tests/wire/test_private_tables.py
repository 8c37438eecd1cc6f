"""A private table: on its owner's private message, for nobody else, there again after anything."""

import asyncio

import pytest

from bot.live.loaded_tables import PRIVATE_KEPT_SECONDS
from bot.live.session import Session
from bot.table.private import seated
from localcord import Channel, Message, Person
from tests.numbers import press
from tests.wire.hands import served
from tests.wire.table import Wire, boards_of, slip, start
from tests.wire.test_forged_presses import planted

QUARTER = 15 * 60.0


async def opened(
    wire: Wire, person: Person, game: str = "kniffel", *, computers: int = 1
) -> Session:
    """A toy kind of private table."""
    seats = seated(person.id, "1", ["easy"] * computers)
    return await wire.bot.parts.desk.sessions.open_private(
        "toy", game, person=person.id, locale="de", token=press(), seats=seats
    )


async def shown(wire: Wire, person: Person, channel: Channel | None = None) -> Message:
    await opened(wire, person)
    await person.slash("brett", channel=channel or wire.channel)
    return private_board(person) if channel is None else boards_of(channel)[-1]


def private_board(person: Person) -> Message:
    assert "Kniffel" in slip(person).text
    return slip(person)


def row_of(board: Message) -> str:
    return next(b.custom_id for b in board.buttons if ":enter" in b.custom_id)


def asks_to_roll(board: Message) -> bool:
    return any(b.emoji == "🎲" for b in board.buttons)


async def turn(wire: Wire, person: Person) -> None:
    """One turn on the private message, and the computer's after it."""
    await person.press("🎲", message=slip(person))
    await person.press(custom_id=row_of(slip(person)), message=slip(person))
    await wire.bot.parts.caretaker.settled()
    await wire.place.until(lambda: asks_to_roll(slip(person)))


async def test_it_is_played_on_one_message_that_nobody_else_sees(wire: Wire) -> None:
    anna, *others = wire.people
    await shown(wire, anna)
    for _ in range(2):
        await turn(wire, anna)
    assert boards_of(wire.channel) == []
    assert [person.private for person in others] == [[], [], []]
    assert [message for person in wire.people for message in person.dm.messages] == []


async def test_it_stands_beside_the_table_of_the_channel(wire: Wire) -> None:
    """A command means the table in the channel for who sits there, else the private one."""
    anna, ben, cleo, _ = wire.people
    await shown(wire, cleo)
    await start(anna, ben, channel=wire.channel)
    mine = await opened(wire, anna)
    await cleo.slash("zug", channel=wire.channel, zug="roll")
    assert row_of(slip(cleo))
    turn_of = next(p for p in (anna, ben) if p.mention in wire.board.content)
    await turn_of.slash("zug", channel=wire.channel, zug="roll")
    assert row_of(wire.board)
    assert mine.match is not None
    assert mine.match.log == ()


@pytest.mark.both
async def test_a_restart_loses_nothing_and_old_buttons_work(wire: Wire) -> None:
    anna, *_ = wire.people
    board = await shown(wire, anna)
    await wire.restart()
    await anna.press("🎲", message=board)
    assert row_of(private_board(anna))
    await anna.slash("brett", channel=wire.channel)
    assert row_of(private_board(anna))  # one message, where it was


async def test_after_a_quarter_of_an_hour_the_command_shows_it_again(wire: Wire) -> None:
    anna, *_ = wire.people
    board = await shown(wire, anna)
    await anna.press("🎲", message=board)
    wire.place.expect_fault("50027")
    wire.place.clock.advance(QUARTER)
    await anna.slash("brett", channel=wire.channel)
    assert row_of(anna.private[-1])
    await anna.press(custom_id=row_of(anna.private[-1]), message=anna.private[-1])
    await wire.bot.parts.caretaker.settled()
    await wire.place.until(lambda: asks_to_roll(anna.private[-1]))


async def test_it_goes_on_on_another_server_and_in_a_direct_message(wire: Wire) -> None:
    anna, *_ = wire.people
    away = wire.place.channel("allgemein", wire.place.new_guild("Nebelheim", ["allgemein"]))
    board = await shown(wire, anna)
    await anna.press("🎲", message=board)
    await anna.slash("brett", channel=away)
    there = anna.private[-1]
    assert there.channel is away
    await anna.press(custom_id=row_of(there), message=there)
    await wire.bot.parts.caretaker.settled()
    await wire.place.until(lambda: asks_to_roll(anna.private[-1]))
    await anna.slash("brett", channel=anna.dm)
    await served()
    (direct,) = boards_of(anna.dm)
    await anna.press("🎲", message=direct)
    assert row_of(direct)
    old = next(message for message in anna.private if message.channel is wire.channel)
    await anna.press(custom_id=row_of(old), message=old)  # pressed when it was another decision
    assert row_of(old)


async def test_in_a_direct_message_it_is_an_ordinary_message_and_stands_once(wire: Wire) -> None:
    anna, *_ = wire.people
    await shown(wire, anna, anna.dm)
    await wire.restart()
    await anna.slash("brett", channel=anna.dm)
    await served()
    (board,) = boards_of(anna.dm)
    await anna.press("🎲", message=board)
    await anna.press(custom_id=row_of(board), message=board)
    await wire.bot.parts.caretaker.settled()
    await wire.place.until(lambda: asks_to_roll(board))
    assert boards_of(anna.dm) == [board]
    assert anna.private == []


async def test_a_stranger_with_its_buttons_is_told_one_sentence(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    board = await shown(wire, anna)
    match = board.buttons[0].custom_id.split(":")[1]
    await start(ben, channel=wire.channel)
    for custom_id in (f"m:{match}:0:roll", f"s:{match}:0:text", f"s:{match}:0:board"):
        await ben.press(custom_id=custom_id, message=planted(wire, wire.channel, custom_id))
        assert "kenne ich in diesem Kanal nicht" in slip(ben).text
        assert slip(ben).embeds == []
    for command in ("wiederholung", "pruefen"):
        await ben.slash(command, channel=wire.channel, partie=match)
        assert "kenne ich in diesem Kanal nicht" in ben.private[-1].text


async def test_looks_lead_back_to_the_board(wire: Wire) -> None:
    anna, *_ = wire.people
    await shown(wire, anna)
    await anna.press("🎲", message=slip(anna))
    await anna.slash("tipp", channel=wire.channel)
    await anna.press("Zurück", message=slip(anna))
    assert row_of(private_board(anna))
    await anna.press("Menü", message=slip(anna))
    assert "gehört nur dir" in slip(anna).text
    await anna.press("Brett", message=slip(anna))
    await anna.press("Als Text", message=slip(anna))
    await anna.press("Zurück", message=slip(anna))
    assert row_of(private_board(anna))


async def test_it_is_ended_after_a_question_and_closes_to_a_line(wire: Wire) -> None:
    anna, *_ = wire.people
    session = await opened(wire, anna)
    await anna.slash("brett", channel=wire.channel)
    for answer in ("Weiterspielen", "Ja, abbrechen"):
        await anna.press("Menü", message=slip(anna))
        await anna.press("Tisch abbrechen", message=slip(anna))
        await anna.press(answer, message=slip(anna))
        await served()
    assert slip(anna).embeds == []
    assert session.table.phase == "stopped"
    assert (await opened(wire, anna)).table.id != session.table.id


async def test_two_devices_at_once_make_one_move(wire: Wire) -> None:
    anna, *_ = wire.people
    session = await opened(wire, anna)
    await anna.slash("brett", channel=wire.channel)
    await anna.slash("brett", channel=anna.dm)
    boards = (slip(anna), boards_of(anna.dm)[-1])
    await asyncio.gather(*(anna.press("🎲", message=board) for board in boards))
    assert session.match is not None
    assert sum(move.seat == 0 for move in session.match.log) == 1


async def test_an_ended_private_match_counts_nowhere(wire: Wire) -> None:
    anna, *_ = wire.people
    session = await opened(wire, anna, computers=0)
    await anna.slash("brett", channel=wire.channel)
    while session.table.live:
        assert session.match is not None
        legal = [str(one) for one in session.box.game.legal(session.match.state, 0)]
        entered = [move for move in legal if move.startswith("enter")]
        await anna.slash("zug", channel=wire.channel, zug=(entered or legal)[0])
    assert session.table.phase == "finished"
    assert {"Wiederholung", "Würfel prüfen"} <= {b.label for b in slip(anna).buttons}
    assert wire.book.rows("SELECT * FROM results") == []
    assert wire.book.rows("SELECT * FROM faces") == []
    assert "noch keine" in (await anna.slash("verlauf", channel=wire.channel)).text.lower()
    await anna.slash("pruefen", channel=wire.channel, partie=session.table.id)
    assert "✅" in anna.private[-1].text
    await anna.slash("wiederholung", channel=wire.channel, partie=session.table.id)
    assert "Teilen" not in {b.label for b in anna.private[-1].buttons}
    forged = planted(wire, wire.channel, f"s:{session.table.id}:0:past share")
    refused = await anna.press("x", message=forged)
    assert refused.private
    assert wire.channel.messages == [forged]


@pytest.mark.both
async def test_forgetting_a_person_leaves_no_row_of_their_private_tables(wire: Wire) -> None:
    anna, *_ = wire.people
    board = await shown(wire, anna)
    await anna.press("🎲", message=board)
    await anna.slash("meine-daten", channel=wire.channel, aktion="löschen")
    await anna.press("Ja, alles löschen")
    assert [wire.book.rows(f"SELECT * FROM {name}") for name in ("matches", "seats", "moves")] == [
        [],
        [],
        [],
    ]


async def test_an_untouched_one_is_deleted_after_a_month(wire: Wire) -> None:
    anna, *_ = wire.people
    await shown(wire, anna)
    wire.clock.move(PRIVATE_KEPT_SECONDS - 60)
    await wire.bot.parts.desk.sessions.purge()
    assert wire.book.rows("SELECT * FROM matches")
    wire.clock.move(120)
    await wire.bot.parts.desk.sessions.purge()
    assert wire.book.rows("SELECT * FROM matches") == []


async def test_by_ear_every_turn_comes_as_sentences(wire: Wire) -> None:
    anna, *_ = wire.people
    await anna.slash("meine-daten", channel=wire.channel, aktion="aloud")
    await opened(wire, anna)
    await anna.slash("zug", channel=wire.channel, zug="roll")
    heard = anna.private[-1]
    assert heard.embeds == []
    assert "Dein 1. Wurf von 3" in heard.content
    assert heard.buttons
