"""Somebody steps in for who left: what was done before stays theirs who did it, for good."""

from localcord import Person
from tests.wire.hands import get_up, stop_for_cause
from tests.wire.table import Book, Wire, connected, enter, roll, start, whose_turn


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
    lines = wire.board.embeds[0]["description"].split("\n\n")[0].splitlines()
    return str(lines[-1])


async def test_the_board_names_who_did_it_also_after_a_restart(wire: Wire, book: Book) -> None:
    left, cleo, told = await stepped_in(wire)
    assert news(wire) == told
    await wire.bot.close()
    async with connected(wire.place, book, wire.clock):
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
    left, *_ = await stepped_in(wire)
    other = next(p for p in wire.people[:2] if p is not left)
    while wire.book.matches()[-1]["phase"] == "running":
        await (enter if wire.board.selects else roll)(wire.place, wire.channel)
    ratings = {row["person"] for row in wire.book.rows("SELECT person FROM ratings")}
    assert ratings == {left.id, other.id}
    ranking = wire.board.embeds[0]["fields"][0]["value"].splitlines()
    rated = [line for line in ranking if "Spielstärke" in line or "Wertung" in line]
    assert [other.mention in line for line in rated] == [True]
