"""By ear: a whole match with nothing but texts, every own turn and the end as a message."""

from collections import Counter
from functools import partial
from random import Random

import pytest

from bot.cards.artist import Artist
from bot.engine import story
from bot.engine.ink import Reading
from bot.live.session import Session
from bot.table.lobby import shortest
from bot.table.wishes import AddComputer
from bot.texts import tell
from localcord import LocalDiscord, Message, Person, Reply
from localcord.world.events import Change
from tests.games.test_by_ear import UNSPEAKABLE
from tests.shelf import CATALOGUE
from tests.shortest import fewest, wishes
from tests.wire.hands import listed_move, over, stop_for_cause, waited_for
from tests.wire.table import (
    Book,
    Wire,
    connected,
    play_to_the_end,
    playground,
    seat,
    start,
    whose_turn,
)

MOST_ACTS = 1500
LANGUAGES = {"de": "de", "en": "en-US"}


class Listener:
    """Somebody who hears what is new, and knows nothing of the board."""

    def __init__(self, person: Person, place: LocalDiscord) -> None:
        self._person = person
        self._messages: list[Message] = []
        self._listened = 0
        place.world.on_change.append(self._hear)

    def _hear(self, change: Change) -> None:
        message = change.message
        if change.kind == "created" and message and message.author.bot and self._is_mine(message):
            self._messages.append(message)

    def _is_mine(self, message: Message) -> bool:
        person = self._person
        pinged = person.id in {who.id for who in message.pings} and not message.components
        return message.only_for is person or message.channel is person.dm or pinged

    def has_heard(self, any_of: list[str]) -> bool:
        """Since they listened last: in answers of their own, mentions, direct messages."""
        told = "\n".join(message.content for message in self._messages[self._listened :])
        return any(sentence in told for sentence in any_of)

    def listen(self) -> None:
        self._listened = len(self._messages)

    @property
    def lines(self) -> list[str]:
        return "\n".join(message.content for message in self._messages).splitlines()


async def table_with(place: LocalDiscord, game: str, *, computers: bool) -> list[Person]:
    """Anna listens; the others are computers, or people who type."""
    box, channel = CATALOGUE[game], place.default_channel
    count = fewest(box)
    people = list(place.people[: 1 if computers else count])
    await people[0].slash("mydata", channel=channel, action="aloud")
    await seat(*people, channel=channel, game=game)
    for wish in wishes(shortest(box)):
        await people[0].slash("move", channel=channel, move=wish)
    for _ in range(count - len(people)):
        await people[0].slash("move", channel=channel, move=str(AddComputer("easy")))
    return people


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "locale", "way", "computers"),
    [
        (game, locale, way, computers)
        for game in CATALOGUE
        for locale, way, computers in (("de", "mention", False), ("en", "direct-message", True))
    ],
)
async def test_a_whole_match_by_ear(
    game: str, locale: str, way: str, computers: bool, book: Book
) -> None:
    names = ("Anna", "Ben", "Cleo", "David")
    async with (
        playground(people=names, locale=LANGUAGES[locale]) as place,
        connected(place, book) as bot,
    ):
        people = await table_with(place, game, computers=computers)
        anna, channel, random = people[0], place.default_channel, Random(f"ear {game} {locale}")
        await bot.parts.desk.store.people.set_reminder(anna.id, way)
        listener, (row,) = Listener(anna, place), book.matches()
        live = partial(bot.parts.desk.sessions.get, str(row["id"]))
        await anna.slash("move", channel=channel, move="start")
        turns = 0
        for _ in range(MOST_ACTS):
            await place.quiet()
            if over(channel):
                break
            if not (waiting := waited_for(place, channel)):
                continue
            person = anna if anna in waiting else random.choice(waiting)
            if person is anna:
                asked = questions(await live(), anna, bot.parts.desk.artist)
                await place.until(partial(listener.has_heard, asked))
                listener.listen()
                turns += 1
            move = await listed_move(person, channel, random)
            await person.slash("move", channel=channel, move=move)
        await place.until(lambda: bool(end_of(listener)))
        assert over(channel)
        assert turns
        assert end_of(listener), listener.lines[-8:]
        for line in listener.lines:
            assert not UNSPEAKABLE.search(line), line
        check_told_once(await live(), anna, listener, bot.parts.desk.artist, locale)


def questions(session: Session, person: Person, artist: Artist) -> list[str]:
    """What is asked now, as the person hears it alone, and as everybody may."""
    seat, match, locale = session.table.seat_of(person.id), session.match, session.table.locale
    assert match is not None
    ink = artist.ink(session.snapshot, locale, Reading(seat, aloud=True))
    views = (session.box.game.view(match.state, viewer) for viewer in (seat, None))
    return [session.box.render(view, ink).twin().question[0] for view in views]


def end_of(listener: Listener) -> list[str]:
    return [line for line in listener.lines if line.startswith(("Platz 1: ", "Place 1: "))]


def check_told_once(
    session: Session, person: Person, listener: Listener, artist: Artist, locale: str
) -> None:
    """Every event was told as often as it happened: none is lost, none repeated."""
    seat, match = session.table.seat_of(person.id), session.match
    assert match is not None
    ink = artist.ink(session.snapshot, locale, Reading(seat, aloud=True))
    events = story.since(match, story.BEGINNING, seat)
    happened = Counter(tell(ink, event) for event in events)
    always = Counter(tell(ink, e) for e in events if e.only is None and not e.asks)
    told = Counter(listener.lines)
    assert not {line: told[line] for line in happened if told[line] > happened[line]}, "repeated"
    assert not {line: told[line] for line in always if told[line] < always[line]}, "lost"


def said(reply: Reply) -> list[str]:
    """Everything of an answer that a voice reads: texts, titles, fields, labels."""
    message = reply.message
    assert message is not None
    embeds = list(message.embeds)
    texts = [message.content, *(str(e.get("title") or "") for e in embeds)]
    texts += [str(e.get("description") or "") for e in embeds]
    texts += [str(f["name"]) + "\n" + str(f["value"]) for e in embeds for f in e.get("fields", ())]
    texts += [str((e.get("footer") or {}).get("text") or "") for e in embeds]
    assert not any(button.disabled for button in message.buttons), "nobody hears that it is off"
    assert all(button.label for button in message.buttons)
    return [line for text in texts for line in text.splitlines()]


FOR_TWO = [game for game, box in CATALOGUE.items() if fewest(box) == 2]


@pytest.mark.parametrize("game", FOR_TWO)
async def test_private_answers_are_sentences_too(wire: Wire, game: str) -> None:
    anna, ben, *_ = wire.people
    await anna.slash("meine-daten", channel=wire.channel, aktion="aloud")
    await ben.slash("meine-daten", channel=wire.channel, aktion="aloud")
    await seat(anna, ben, channel=wire.channel, game=game)
    for wish in wishes(shortest(CATALOGUE[game])):
        await anna.slash("zug", channel=wire.channel, zug=wish)
    await anna.slash("zug", channel=wire.channel, zug="start")
    current = whose_turn(wire.place, wire.channel)
    (other,) = {anna, ben} - {current}
    random = Random(game)
    for _ in range(3):
        if over(wire.channel):  # some matches last no longer
            return
        who = whose_turn(wire.place, wire.channel)
        await who.slash(
            "zug", channel=wire.channel, zug=await listed_move(who, wire.channel, random)
        )
        await wire.place.quiet()
    current = whose_turn(wire.place, wire.channel)
    answers = {
        "hint": await current.slash("tipp", channel=wire.channel),
        "odds": await current.slash("chancen", channel=wire.channel),
        "refusal": await other.slash("zug", channel=wire.channel, zug="roll"),
        "my data": await anna.slash("meine-daten", channel=wire.channel),
        "menu": await anna.press("Menü", message=wire.board),
    }
    await stop_for_cause(wire.people[-1], wire.channel)
    answers["replay"] = await anna.slash("wiederholung", channel=wire.channel)
    answers["replay step"] = await anna.press("Weiter", message=answers["replay"].message)
    for name, reply in answers.items():
        for line in said(reply):
            assert not UNSPEAKABLE.search(line), f"{name}: {line}"


async def test_the_look_back_is_told_in_sentences(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await play_to_the_end(wire.place, wire.channel)
    await anna.slash("meine-daten", channel=wire.channel, aktion="aloud")
    for line in said(await anna.slash("zug", channel=wire.channel, zug="Rückblick")):
        assert not UNSPEAKABLE.search(line), line


async def test_a_press_on_the_board_is_answered_by_ear(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    for person in (anna, ben):
        await person.slash("meine-daten", channel=wire.channel, aktion="aloud")
    await start(anna, ben, channel=wire.channel)
    current = whose_turn(wire.place, wire.channel)
    await current.press("Würfeln", message=wire.board)
    await wire.place.until(lambda: "Dein 1. Wurf von 3: " in current.private[-1].content)


async def test_who_listens_chooses_brief_or_detailed_beside_it(wire: Wire) -> None:
    anna, *_ = wire.people
    off = await anna.slash("meine-daten", channel=wire.channel)
    assert off.message is not None
    assert not any("Kurz" in button.label for button in off.message.buttons)
    told = await anna.slash("meine-daten", channel=wire.channel, aktion="aloud")
    assert "Ausführlich: " in told.text
    brief = await anna.press("Kurz vorlesen", message=told.message)
    assert "Kurz: " in brief.text
    assert wire.bot.parts.desk.screen_readers.reading(anna.id, 0).brief
    again = await anna.slash("meine-daten", channel=wire.channel, aktion="brief")
    assert "Ausführlich: " in again.text


async def test_reading_is_switched_off_again_and_forgotten_with_all_else(wire: Wire) -> None:
    anna, *_ = wire.people
    await anna.slash("meine-daten", channel=wire.channel, aktion="aloud")
    assert wire.bot.parts.desk.screen_readers.includes(anna.id)
    told = await anna.slash("meine-daten", channel=wire.channel, aktion="aloud")
    assert "Vorlesen ist aus" in told.text
    assert not wire.bot.parts.desk.screen_readers.includes(anna.id)
    await anna.press("Vorlesen einschalten", message=told.message)
    assert await wire.bot.parts.desk.store.people.screen_readers() == {anna.id: False}
    asked = await anna.slash("meine-daten", channel=wire.channel, aktion="delete")
    await anna.press("Ja, alles löschen", message=asked.message)
    assert not wire.bot.parts.desk.screen_readers.includes(anna.id)
    assert await wire.bot.parts.desk.store.people.screen_readers() == {}
