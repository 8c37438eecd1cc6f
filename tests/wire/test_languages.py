"""What is written to one person is in that person's language, also after a restart."""

from localcord import LocalDiscord, Person
from tests.shelf import TEXTS
from tests.wire.table import Book, Clock, Wire, connected, playground, seat, start


def _stored(wire: Wire) -> dict[int, str]:
    return {row["person"]: row["locale"] for row in wire.book.rows("SELECT * FROM people")}


async def say_in_dm(place: LocalDiscord, person: Person, text: str) -> str:
    count = len(person.dms)
    await person.say(text, channel=person.dm)
    await place.until(lambda: len(person.dms) == count + 2)
    return person.dms[-1].text


async def test_a_word_in_the_dm_is_answered_in_it_after_a_restart(book: Book) -> None:
    clock = Clock()
    async with playground(people=("Anna", "Ben", "Cleo")) as place:
        liz = place.new_person("Liz", locale="en-GB")
        anna, ben, _ = place.people[:3]
        async with connected(place, book, clock):
            await start(anna, ben, liz, channel=place.default_channel, game="zwerg")
        async with connected(place, book, clock):
            assert await say_in_dm(place, liz, "yes") == TEXTS.say("en", "bet-none-open")
            assert await say_in_dm(place, ben, "ja") == TEXTS.say("de", "bet-none-open")
        known = {row["person"]: row["locale"] for row in book.rows("SELECT * FROM people")}
        assert known == {anna.id: "de", ben.id: "de", liz.id: "en"}


async def test_only_who_sits_at_a_table_and_until_they_are_forgotten(wire: Wire) -> None:
    anna, ben, cleo, _ = wire.people
    await seat(anna, ben, channel=wire.channel)
    await cleo.slash("regeln", channel=wire.channel)
    await wire.place.until(lambda: _stored(wire).keys() == {anna.id, ben.id})
    ben.locale = "en-US"
    await ben.slash("zug", channel=wire.channel, zug="leave")
    await ben.press("Mitspielen", message=wire.board)
    await wire.place.until(lambda: _stored(wire) == {anna.id: "de", ben.id: "en"})
    asked = await anna.slash("meine-daten", channel=wire.channel, aktion="delete")
    await anna.press("Ja, alles löschen", message=asked.message)
    assert {row["person"] for row in wire.book.rows("SELECT * FROM people")} == {ben.id}
