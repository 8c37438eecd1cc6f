"""Reminders over the wire: exactly one, the way that the person wants it, in the right language."""

import pytest

from localcord import Person
from tests.clock import pass_time
from tests.wire.table import Wire, seat

GERMAN, ENGLISH = "Deine Zeit endet um", "Your time ends at"
BEFORE, AFTER = 40, 6
"""Of the sixty seconds three quarters go by before anybody is reminded."""


async def waiting_for(wire: Wire, locale: str) -> Person:
    """A quick match that waits for somebody who uses Discord in that language."""
    anna, guest = wire.people[0], wire.place.new_person("Liz", locale=locale)
    await seat(anna, guest, channel=wire.channel)
    for wish in ("pace quick", "first 2"):
        await anna.slash("zug", channel=wire.channel, zug=wish)
    await anna.press("Los geht’s", message=wire.board)
    return guest


async def look(wire: Wire, seconds: float) -> None:
    await pass_time(wire.bot.parts.desk.sessions, wire.clock, seconds)
    await wire.bot.parts.caretaker.look_round()
    await wire.bot.parts.caretaker.settled()


def reminders(wire: Wire, person: Person) -> tuple[list[str], list[str]]:
    """In the channel and in private."""
    public = [m.content for m in wire.channel.messages]
    private = [m.content for m in person.dms]
    return _only_reminders(public), _only_reminders(private)


def _only_reminders(texts: list[str]) -> list[str]:
    return [text for text in texts if GERMAN in text or ENGLISH in text]


async def test_whoever_said_nothing_is_mentioned_once_in_the_language_of_the_table(
    wire: Wire,
) -> None:
    guest = await waiting_for(wire, "en-GB")
    await look(wire, BEFORE)
    assert reminders(wire, guest) == ([], [])
    for _ in range(3):
        await look(wire, AFTER / 3)
        await look(wire, 0)
    (told,), private = reminders(wire, guest)
    assert guest.mention in told
    assert GERMAN in told
    assert private == []


@pytest.mark.parametrize(("locale", "words"), [("en-GB", ENGLISH), ("de", GERMAN)])
async def test_a_direct_message_reminds_once_in_the_persons_own_language(
    wire: Wire, locale: str, words: str
) -> None:
    guest = await waiting_for(wire, locale)
    await wire.bot.parts.desk.store.people.set_reminder(guest.id, "direct-message")
    for _ in range(3):
        await look(wire, (BEFORE + AFTER) / 3)
    public, (told,) = reminders(wire, guest)
    assert public == []
    assert words in told


async def test_who_wants_none_gets_none(wire: Wire) -> None:
    guest = await waiting_for(wire, "de")
    await wire.bot.parts.desk.store.people.set_reminder(guest.id, "none")
    await look(wire, BEFORE + AFTER)
    assert reminders(wire, guest) == ([], [])
    session = await wire.bot.parts.desk.sessions.here(wire.channel.id)
    assert session.table.reminded
    assert not session.table.seats[0].away
