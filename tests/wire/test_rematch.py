"""Another match over the wire: everybody is asked, and it begins by itself."""

import pytest

from bot.table.quiet_hours import USUAL_ZONE, local
from bot.table.rematch import SECONDS
from tests.clock import pass_time
from tests.wire.hands import over
from tests.wire.table import Wire, play_to_the_end, start

AWAY = 130.0


async def finished(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await play_to_the_end(wire.place, wire.channel)
    await wire.place.until(lambda: over(wire.channel))


async def test_two_presses_begin_the_next_match(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await finished(wire)
    end = wire.board
    await anna.press("Noch eine Partie", message=end)
    assert wire.board is not end
    assert f"✅ {anna.mention} ist dabei" in wire.board.text
    assert wire.board.content == f"🔁 {ben.mention}, noch eine Partie?"
    await ben.press("Noch eine Partie", message=end)  # the old button is a yes as well
    await wire.place.until(lambda: "ist dran" in wire.board.content)
    assert [row["phase"] for row in wire.book.matches()] == ["finished", "running"]
    assert end in wire.channel.messages, "the end of the last match stays"


async def test_who_is_away_is_told_and_a_computer_sits_in(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await finished(wire)
    wire.clock.move(AWAY)
    await anna.press("Noch eine Partie", message=wire.board)
    assert wire.board.pings == [ben]
    await pass_time(wire.bot.parts.desk.sessions, wire.clock, SECONDS + 1)
    await wire.bot.parts.caretaker.look_round()
    await wire.place.until(lambda: wire.book.matches()[-1]["phase"] == "running")
    await wire.place.until(lambda: anna.mention in wire.board.content)
    running = wire.book.matches()[-1]["id"]
    seats = wire.book.rows(f"SELECT * FROM seats WHERE match = '{running}'")
    assert {row["person"] for row in seats} == {anna.id, None}


@pytest.mark.parametrize("wish", ["never", "at night"])
async def test_who_does_not_want_to_be_notified_is_not_mentioned(wire: Wire, wish: str) -> None:
    anna, ben, *_ = wire.people
    await finished(wire)
    people = wire.bot.parts.desk.store.people
    if wish == "never":
        await people.set_reminder(ben.id, "none")
    else:
        hour = local(wire.clock() + AWAY, USUAL_ZONE).hour
        await people.set_quiet(ben.id, hour, (hour + 2) % 24)
    wire.clock.move(AWAY)
    await anna.press("Noch eine Partie", message=wire.board)
    assert ben.mention in wire.board.content
    assert wire.board.pings == []


async def test_without_me(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await finished(wire)
    await anna.press("Noch eine Partie", message=wire.board)
    await ben.press("Ohne mich", message=wire.board)
    await wire.place.until(lambda: anna.mention in wire.board.content)
    assert ben.mention not in wire.board.text
