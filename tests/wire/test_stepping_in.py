"""Somebody steps in for who left: what was done before stays theirs who did it, for good."""

import pytest

from localcord import Person
from tests.wire.hands import get_up, stop_for_cause
from tests.wire.table import Wire, enter, roll, start, whose_turn


async def stepped_in(wire: Wire) -> tuple[Person, Person, str]:
    """Who made the first move and left, who sits there now, and the line that tells of it."""
    anna, ben, cleo, _ = wire.people
    await start(anna, ben, channel=wire.channel)
    left = whose_turn(wire.place, wire.channel)
    await roll(wire.place, wire.channel)
    await enter(wire.place, wire.channel)
    told = news(wire)
    assert left.mention in told
    await get_up(left, wire.channel)
    await cleo.press("Einspringen", message=wire.board)
    return left, cleo, told


def news(wire: Wire) -> str:
    """The last line of what happened, as the board tells it."""
    return news_lines(wire)[-1]


def news_lines(wire: Wire) -> list[str]:
    return str(wire.board.embeds[0]["description"]).split("\n\n")[0].splitlines()


async def test_the_board_names_who_did_it_also_after_a_restart(wire: Wire) -> None:
    left, cleo, told = await stepped_in(wire)
    assert news(wire) == told
    await wire.restart()
    await cleo.slash("brett", channel=wire.channel)
    assert news(wire) == told
    spoken = (await cleo.slash("brett", channel=wire.channel, text=True)).text
    assert left.mention in spoken


async def test_the_replay_names_who_sat_there_then(wire: Wire) -> None:
    left, cleo, _ = await stepped_in(wire)
    await stop_for_cause(wire.people[3], wire.channel)
    begin = await cleo.slash("wiederholung", channel=wire.channel)
    assert left.mention in begin.text
    assert cleo.mention not in begin.text


async def test_the_board_of_the_end_tells_who_stepped_in_nobody_elses_rating(wire: Wire) -> None:
    left, cleo, _ = await stepped_in(wire)
    other = next(p for p in wire.people[:2] if p is not left)
    while wire.book.matches()[-1]["phase"] == "running":
        await (enter if wire.board.selects else roll)(wire.place, wire.channel)
    ratings = {row["person"] for row in wire.book.rows("SELECT person FROM ratings")}
    assert ratings == {left.id, other.id}
    told = wire.board.embeds[0]["description"]
    assert f"-# 🪑 {cleo.mention} hat für {left.mention} weitergespielt." in told.splitlines()
    more = await left.press("Mehr …", message=wire.board)
    assert more.message is not None
    ranking = more.message.embeds[0]["fields"][0]["value"].splitlines()
    rated = [line for line in ranking if "Spielstärke" in line or "Wertung" in line]
    assert [other.mention in line for line in rated] == [True]


async def test_everybody_and_the_owner_are_told_who_stepped_in(wire: Wire) -> None:
    left, cleo, _ = await stepped_in(wire)
    assert news_lines(wire)[0] == f"🪑 {cleo.mention} springt für {left.mention} ein."
    spoken = (await left.slash("brett", channel=wire.channel, text=True)).text
    assert f"{cleo.mention} springt für {left.mention} ein." in spoken
    told = f"🪑 {left.mention}, {cleo.mention} ist für dich eingesprungen."
    await wire.place.until(lambda: any(m.content.startswith(told) for m in wire.channel.messages))
    (message,) = (m for m in wire.channel.messages if m.content.startswith(told))
    assert [who.id for who in message.pings] == [left.id]
    refused = await left.slash("zug", channel=wire.channel, zug="back")
    assert refused.text.startswith(f"{cleo.mention} ist für dich eingesprungen.")


@pytest.mark.parametrize("restarted", [False, True])
async def test_that_somebody_stepped_in_is_not_left_lying_around(
    wire: Wire, restarted: bool
) -> None:
    await stepped_in(wire)

    def told() -> bool:
        return any("eingesprungen" in message.content for message in wire.channel.messages)

    await wire.place.until(told)
    if restarted:
        await wire.restart()
    else:
        await stop_for_cause(wire.people[3], wire.channel)
    await wire.place.until(lambda: not told())


async def test_who_wants_no_notices_is_told_by_the_board_alone(wire: Wire) -> None:
    for person in wire.people[:2]:
        await wire.bot.parts.desk.store.people.set_reminder(person.id, "none")
    await stepped_in(wire)
    assert not [m for m in wire.channel.messages if "eingesprungen" in m.content]


async def test_the_end_names_who_played_on_for_whom(wire: Wire) -> None:
    left, cleo, _ = await stepped_in(wire)
    while wire.book.matches()[-1]["phase"] == "running":
        await (enter if wire.board.selects else roll)(wire.place, wire.channel)
    assert f"{cleo.mention} hat für {left.mention} weitergespielt." in wire.board.text
