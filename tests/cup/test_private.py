"""What only one person knows reaches that person, and is decided in the words of the game."""

from localcord import Message, Person
from tests.wire.hands import waited_for
from tests.wire.table import Wire, start

AWAY = 130.0


async def begun(wire: Wire) -> Person:
    """Three at the table; whoever throws first."""
    await start(*wire.people[:3], channel=wire.channel, game="becher")
    (active,) = waited_for(wire.place, wire.channel)
    return active


async def claimed(wire: Wire, dice: str = "64") -> tuple[Person, Person]:
    """A claim has been made, and two must say in secret whether they believe it."""
    active = await begun(wire)
    wire.clock.move(AWAY)
    await active.slash("zug", channel=wire.channel, zug=f"claim {dice}")
    first, second = waited_for(wire.place, wire.channel)
    await wire.place.until(lambda: all(_asked(person) for person in (first, second)))
    return first, second


def _asked(person: Person) -> bool:
    return any("🤫" in message.text for message in person.dms)


async def typed(wire: Wire, person: Person, text: str) -> str:
    await person.say(text, channel=person.dm)
    await wire.place.until(lambda: person.dms[-1].author.bot)
    return person.dms[-1].text


def throw(wire: Wire) -> str:
    return next(move.text for move in reversed(wire.book.moves()) if move.seat == -1)


async def test_a_look_without_a_decision_is_small_and_private(wire: Wire) -> None:
    active = await begun(wire)
    look = await active.press("Nachsehen", message=wire.board)
    assert look.private
    assert f"Unter deinem Becher liegt {throw(wire)}." in look.text
    assert "Runde 1" not in look.text
    for other in (person for person in wire.people if person is not active):
        assert not any("deinem Becher liegt" in text for text in wire.place.ever_seen_by(other))


async def test_what_happens_to_somebody_in_private_is_in_their_direct_message(wire: Wire) -> None:
    for person in wire.people[:3]:
        await wire.bot.parts.desk.store.people.set_reminder(person.id, "direct-message")
    first, second = await claimed(wire)
    session = await wire.bot.parts.desk.sessions.here(wire.channel.id)
    thrower, other = (
        (first, second) if session.table.seats[1].person == first.id else (second, first)
    )
    await thrower.slash("wette", channel=wire.channel, wette="trust")
    wire.clock.move(AWAY)
    await other.slash("wette", channel=wire.channel, wette="trust")

    def called() -> list[Message]:
        return [message for message in thrower.dms if "Du bist dran" in message.text]

    await wire.place.until(lambda: bool(called()))
    told = f"Unter deinem Becher liegt {throw(wire)}."
    assert told in called()[-1].text
    for person in wire.people:
        seen = any(told in text for text in wire.place.ever_seen_by(person))
        assert seen == (person is thrower)


async def test_a_vote_is_offered_and_heard_in_the_words_of_the_game(wire: Wire) -> None:
    first, second = await claimed(wire)
    offered = await first.autocomplete("wette", "wette", "", channel=wire.channel)
    assert offered == [("Glauben", "trust"), ("Zweifeln", "doubt")]
    placed = await first.slash("wette", channel=wire.channel, wette="doubt")
    assert placed.text.startswith("Du zweifelst. Das weißt nur du. Bis alle entschieden haben,")
    assert "Du glaubst es" in await typed(wire, first, "Ja klar 👍")
    assert "Glauben · Zweifeln" in await typed(wire, second, "hm")
    last = await second.slash("wette", channel=wire.channel, wette="zweifeln")
    assert last.text == "Du zweifelst. Das weißt nur du. Jetzt haben alle entschieden."
    assert [m.text for m in wire.book.moves() if m.text in ("trust", "doubt")] == [
        "doubt",
        "trust",
        "doubt",
    ]


async def test_the_words_around_a_vote_are_not_those_of_a_bet(wire: Wire) -> None:
    first, second = await claimed(wire)
    for person in (first, second):
        for text in wire.place.ever_seen_by(person):
            assert "Wett" not in text, text
            assert "gewettet" not in text, text
