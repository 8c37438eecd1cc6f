"""Leaving and stopping ask first; nobody's press ends the match of others."""

from bot.live.allowance import Allowance
from localcord import Message
from tests.wire.hands import get_up, stop, stop_for_cause
from tests.wire.table import Wire, seat, start


def phase(wire: Wire) -> str:
    return str(wire.book.matches()[-1]["phase"])


def labels(message: Message | None) -> list[str]:
    assert message is not None
    return [str(button.label) for button in message.buttons]


async def test_stopping_asks_first_and_can_be_taken_back(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    before = wire.book.everything()
    asked = await anna.slash("abbrechen", channel=wire.channel)
    assert asked.private
    assert labels(asked.message) == ["Ja, abbrechen", "Nein, weiterspielen"]
    assert "gibst du nur deinen Platz auf" in asked.text
    kept = await anna.press("Nein, weiterspielen", message=asked.message)
    assert "es geht weiter" in kept.text
    assert wire.book.everything() == before


async def test_a_stop_with_others_at_the_table_gives_only_the_own_seat_up(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await stop(anna, wire.channel)
    assert phase(wire) == "running"
    seats = wire.book.rows("SELECT person, left FROM seats")
    assert {row["person"]: bool(row["left"]) for row in seats} == {anna.id: True, ben.id: False}
    await stop(ben, wire.channel)
    assert phase(wire) == "stopped"


async def test_a_moderator_ends_it_for_all_and_is_told_so(wire: Wire) -> None:
    anna, ben, cleo, _ = wire.people
    await start(anna, ben, channel=wire.channel)
    await stop_for_cause(cleo, wire.channel)
    assert phase(wire) == "stopped"
    assert wire.book.rows("SELECT * FROM ratings") == []


async def test_leaving_a_match_asks_first_and_leaving_a_lobby_does_not(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, ben, channel=wire.channel)
    await ben.slash("verlassen", channel=wire.channel)
    assert [row["person"] for row in wire.book.rows("SELECT person FROM seats")] == [anna.id]
    await ben.press("Mitspielen", message=wire.board)
    await anna.press("Los geht’s", message=wire.board)
    asked = await ben.slash("verlassen", channel=wire.channel)
    assert labels(asked.message) == ["Ja, aufstehen", "Nein, weiterspielen"]
    assert not any(row["away"] for row in wire.book.rows("SELECT away FROM seats"))
    await get_up(ben, wire.channel)
    assert sum(row["away"] for row in wire.book.rows("SELECT away FROM seats")) == 1


async def test_hints_come_so_often_and_a_result_is_shared_once(wire: Wire) -> None:
    anna, *_ = wire.people
    await start(anna, channel=wire.channel)
    told = [await anna.slash("chancen", channel=wire.channel) for _ in range(13)]
    assert "sehr oft in kurzer Zeit" in told[-1].text
    assert "sehr oft" not in told[0].text
    await stop(anna, wire.channel)
    watched = await anna.slash("wiederholung", channel=wire.channel)
    first = await anna.press("Ergebnis teilen", message=watched.message)
    second = await anna.press("Ergebnis teilen", message=watched.message)
    assert not first.private
    assert second.text.startswith("Das Ergebnis steht schon im Kanal.")
    shared, before = first.message, labels(first.message)
    wire.bot.reading_room.allowance = Allowance(0, 60.0, wire.clock)
    refused = await anna.press("Würfel prüfen", message=shared)
    assert "sehr oft in kurzer Zeit" in refused.text
    assert labels(shared) == before, "a refusal takes a button that only shows from nobody"
