"""Hex-hex-Kniffel over the wire."""

from tests.wire.table import Wire


async def test_a_table_opens_fills_and_starts(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await anna.slash("spielen", channel=wire.channel, spiel="kniffel")
    await ben.press("Mitspielen")
    await anna.press("Los geht’s")
    assert wire.channel.board is not None
    assert "ist dran" in wire.channel.board.text
