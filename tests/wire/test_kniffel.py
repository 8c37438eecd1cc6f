"""Hex-hex-Kniffel over the wire."""

from tests.wire.table import Wire


async def test_first(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    reply = await anna.slash("spielen", channel=wire.channel, spiel="kniffel")
    print(reply.text)
    reply = await ben.press("Mitspielen")
    print(reply.text)
    reply = await anna.press("Los geht’s")
    print(reply.text, wire.channel.board.text)
