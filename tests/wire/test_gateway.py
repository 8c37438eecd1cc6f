"""The gateway tears, restarts, forgets us, falls silent, repeats itself: play goes on."""

from collections.abc import AsyncIterator

import pytest

from tests.wire.table import Book, Wire, connected, enter, playground, roll, start, whose_turn


@pytest.fixture
async def restless(book: Book) -> AsyncIterator[Wire]:
    """A wire whose silence is noticed after a moment instead of a minute."""
    async with (
        playground(heartbeat_seconds=0.1) as place,
        connected(place, book, heartbeat_timeout=0.3) as bot,
    ):
        yield Wire(place, bot, book)


async def _at_once(shard: int | None, *, initial: bool = False) -> None:
    """Discord asks for five seconds before a new session; a test need not."""


async def test_a_press_on_a_torn_wire_arrives_after_all(wire: Wire) -> None:
    await start(*wire.people[:2], channel=wire.channel)
    wire.place.chaos.cut()
    assert (await roll(wire.place, wire.channel)).updated
    assert len(wire.book.moves()) == 6


async def test_boards_that_come_back_over_the_wire_are_not_read(wire: Wire) -> None:
    read, received = list[object](), list[object]()

    async def on_raw_message_edit(event: object) -> None:
        read.append(event)

    async def on_socket_event_type(event: str) -> None:
        received.append(event)

    wire.bot.add_listener(on_raw_message_edit)
    wire.bot.add_listener(on_socket_event_type)
    await start(*wire.people[:2], channel=wire.channel)
    await roll(wire.place, wire.channel)
    await wire.place.until(lambda: "MESSAGE_UPDATE" in received)
    await roll(wire.place, wire.channel)
    assert not read


async def test_the_order_to_reconnect_loses_no_press(wire: Wire) -> None:
    await start(*wire.people[:2], channel=wire.channel)
    wire.place.chaos.reconnect()
    assert (await roll(wire.place, wire.channel)).updated
    assert (await enter(wire.place, wire.channel)).updated


@pytest.mark.parametrize("resumable", [True, False])
async def test_a_session_that_discord_declares_invalid_is_renewed(
    wire: Wire, resumable: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire.bot, "before_identify_hook", _at_once)
    await start(*wire.people[:2], channel=wire.channel)
    gateway = wire.place.gateway
    before = set(gateway.connections)
    wire.place.chaos.invalidate(resumable)
    await wire.place.until(lambda: not before & gateway.connections)
    await wire.place.until(lambda: any(s.connection for s in gateway.sessions.values()))
    assert (await roll(wire.place, wire.channel)).updated


async def test_a_gateway_that_falls_silent_is_left_and_the_press_is_made_up_for(
    restless: Wire,
) -> None:
    await start(*restless.people, channel=restless.channel)
    restless.place.chaos.silence()
    assert (await roll(restless.place, restless.channel)).updated
    assert len(restless.book.moves()) == 6


async def test_a_typed_move_that_is_delivered_twice_is_made_once(wire: Wire) -> None:
    await start(wire.people[0], channel=wire.channel)
    await roll(wire.place, wire.channel)
    await wire.people[0].slash("zug", channel=wire.channel, zug="reroll 1")
    await wire.place.until(lambda: "Wurf 2 von 3" in wire.board.text)
    moves = wire.book.moves()
    await _deliver_again(wire)
    assert wire.book.moves() == moves
    assert "Wurf 2 von 3" in wire.board.text


async def test_a_press_that_is_delivered_twice_is_answered_once(wire: Wire) -> None:
    await start(*wire.people[:2], channel=wire.channel)
    current = whose_turn(wire.place, wire.channel)
    await roll(wire.place, wire.channel)
    await _deliver_again(wire)
    assert len(wire.book.moves()) == 6
    assert current.private == []


async def _deliver_again(wire: Wire) -> None:
    before = set(wire.place.gateway.connections)
    wire.place.chaos.repeat_after_resume(6)
    wire.place.chaos.cut()
    await wire.place.until(lambda: wire.place.gateway.connections - before)
    await wire.place.quiet(0.1)


async def test_the_bot_connects_where_the_settings_say(book: Book) -> None:
    """And not where Discord says, which knows nothing of a way that an operator has chosen."""
    async with playground() as place:
        place.gateway.url = "ws://127.0.0.1:9/nowhere"
        async with connected(place, book) as bot:
            assert bot.is_ready()
