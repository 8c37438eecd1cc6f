"""The one board message: edited in place, at the bottom when it must be, and as sentences."""

from tests.wire.table import Wire, boards_of, enter, roll, seat, start, whose_turn


async def test_a_board_is_one_message_however_many_moves_are_made(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    for _ in range(3):
        await roll(wire.place, wire.channel)
        await enter(wire.place, wire.channel)
    assert len(wire.channel.messages) == 1


async def test_a_board_of_fifty_minutes_stays_and_an_older_one_is_posted_anew(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    old = wire.board
    wire.clock.ahead = 49 * 60
    await roll(wire.place, wire.channel)
    assert wire.board is old
    wire.clock.ahead = 51 * 60
    reply = await enter(wire.place, wire.channel)
    await wire.place.until(lambda: old.deleted)
    assert reply.answered
    assert len(boards_of(wire.channel)) == 1
    assert wire.board.pings == []
    newer = wire.board
    await roll(wire.place, wire.channel)
    assert wire.board is newer


async def test_a_board_under_twelve_messages_comes_down_with_the_next_move(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    old = wire.board
    for number in range(11):
        await anna.say(f"Nachricht {number}", channel=wire.channel)
    await roll(wire.place, wire.channel)
    assert wire.board is old
    await anna.say("Nachricht 12", channel=wire.channel)
    await enter(wire.place, wire.channel)
    await wire.place.until(lambda: old.deleted)
    assert wire.channel.messages[-1] is wire.board


async def test_the_board_command_brings_the_board_down_with_working_buttons(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    old = wire.board
    await ben.say("Wo ist denn das Brett?", channel=wire.channel)
    reply = await ben.slash("brett", channel=wire.channel)
    await wire.place.until(lambda: old.deleted)
    assert reply.message is wire.board
    assert not reply.private
    assert (await roll(wire.place, wire.channel)).updated


async def test_the_board_as_text_is_private_and_in_whole_sentences(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await roll(wire.place, wire.channel)
    current = whose_turn(wire.place, wire.channel)
    reply = await ben.slash("brett", channel=wire.channel, text=True)
    assert reply.private
    who = "Dein 1. Wurf von 3: " if current is ben else f"{current.mention}, 1. Wurf von 3: "
    assert who in reply.text
    assert f"{anna.mention} hat noch nichts eingetragen." in reply.text
    assert len(boards_of(wire.channel)) == 1


async def test_a_board_that_comes_down_pings_nobody_who_is_there(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await ben.slash("brett", channel=wire.channel)
    assert wire.board.pings == []
    await ben.slash("brett", channel=wire.channel, text=True)
    assert [message.pings for message in ben.private] == [[]]


async def test_a_lobby_comes_down_too_and_is_still_the_same_table(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, channel=wire.channel)
    await ben.slash("brett", channel=wire.channel)
    assert (await ben.press("Mitspielen", message=wire.board)).updated
    assert len(wire.book.matches()) == 1


async def test_the_rules_are_private_and_their_menu_turns_the_cards(wire: Wire) -> None:
    anna, *_ = wire.people
    reply = await anna.slash("regeln", channel=wire.channel, spiel="kniffel")
    assert reply.private
    assert "Hex-hex-Kniffel · Worum es geht" in reply.text
    turned = await anna.select("Thema wählen", "Die Zeilen", message=reply.message)
    assert turned.updated
    assert "Drilling und Paar:** 4 Punkte" in turned.text


async def test_help_is_five_lines_with_a_way_to_every_table_and_rule(wire: Wire) -> None:
    anna = wire.people[0]
    reply = await anna.slash("hilfe", channel=wire.channel)
    assert reply.private
    assert "Hex-hex-Kniffel" in reply.text
    lines = reply.message.embeds[0]["description"].splitlines() if reply.message else []
    assert [line[:2] for line in lines[1:]] == ["1.", "2.", "3.", "4.", "5."]
    await anna.select("Regeln lesen", "Dice Flick", message=reply.message)
    assert "Dice Flick · Worum es geht" in anna.private[-1].text
    again = await anna.slash("hilfe", channel=wire.channel)
    await anna.select("Tisch öffnen", "Dice Flick", message=again.message)
    assert "Dice Flick · Tisch offen" in wire.board.text


async def test_a_board_that_was_posted_but_never_noted_is_adopted_by_a_press(wire: Wire) -> None:
    """The bot was killed between posting the lobby and writing down where it stands."""
    anna, ben, *_ = wire.people
    await seat(anna, channel=wire.channel)
    board, session = wire.board, await wire.bot.parts.desk.sessions.here(wire.channel.id)
    session.posted(None, 0.0)
    assert (await ben.press("Mitspielen", message=board)).updated
    assert boards_of(wire.channel) == [board]
    assert board.buttons
    await wire.place.until(lambda: wire.book.matches()[0]["board"] == board.id)
