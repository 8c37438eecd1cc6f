"""The end of a match: a new message that reaches whoever is not at the board."""

from localcord import Person
from tests.wire.hands import over, waited_for
from tests.wire.pushes import Pushes
from tests.wire.table import Wire, boards_of, enter, play_to_the_end, roll, start

AWAY = 130.0


async def play(wire: Wire, *people: Person) -> None:
    await start(*people, channel=wire.channel)
    await play_to_the_end(wire.place, wire.channel)


async def test_the_end_is_a_new_message_and_the_old_board_is_gone(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    old, pushes = wire.board, Pushes(wire)
    await play_to_the_end(wire.place, wire.channel)
    await wire.place.until(lambda: over(wire.channel) and len(boards_of(wire.channel)) == 1)
    assert wire.board is not old
    assert wire.channel.messages[-1] is wire.board
    assert "🥇" in wire.board.text
    assert (await pushes.settled()).told == {}


async def test_whoever_is_away_is_told_once_that_it_is_over(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    while len([m for m in wire.book.moves() if m.text.startswith("enter")]) < 21:
        await (enter if wire.board.selects else roll)(wire.place, wire.channel)
    (last,) = waited_for(wire.place, wire.channel)
    other = ben if last is anna else anna
    pushes = Pushes(wire)
    wire.clock.move(AWAY)
    await roll(wire.place, wire.channel)
    await enter(wire.place, wire.channel)
    await wire.place.until(lambda: over(wire.channel))
    assert (await pushes.settled()).told == {other.name: 1}
    assert wire.board.pings == [other]


async def test_who_plays_alone_has_a_record_and_wins_against_nobody(wire: Wire) -> None:
    anna, *_ = wire.people
    await play(wire, anna)
    await wire.place.until(lambda: over(wire.channel))
    assert wire.board.content.startswith("🏁 ")
    assert "ekord" not in wire.board.content
    await play(wire, anna)
    await wire.place.until(lambda: over(wire.channel) and "ekord" in wire.board.content)
    assert "gewinnt" not in wire.board.text


async def test_the_evening_is_counted_and_everybody_has_a_highlight(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await play(wire, anna, ben)
    await wire.place.until(lambda: over(wire.channel))
    assert "Heute" not in wire.board.text
    first = wire.board
    wire.bot.closings.think = True
    await anna.press("Noch eine Partie", message=first)
    await ben.press("Bin dabei", message=wire.board)
    await play_to_the_end(wire.place, wire.channel)
    await wire.place.until(lambda: over(wire.channel) and wire.board is not first)
    assert "Heute: " in wire.board.text
    await wire.place.until(lambda: len(wire.board.embeds[0]["fields"]) == 2, 20)
    told = wire.board.embeds[0]["fields"][1]["value"].splitlines()
    assert [next(p.name for p in (anna, ben) if p.mention in line) for line in told]
    assert len(told) == 2
    assert wire.board.attachments, "the picture stays"
    assert first in wire.channel.messages
