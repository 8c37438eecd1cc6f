"""The messages that notify people: sent by mention in the channel or by direct message."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

import discord

from bot.cards.artist import Artist
from bot.cards.card import Card
from bot.cards.direct_message import direct_message_card
from bot.engine.ink import Reading
from bot.engine.phrases import Channel, Many, Moment, Param, Person
from bot.shell.answers.languages import Languages
from bot.shell.answers.screen_readers import ScreenReaders
from bot.shell.channels import Channels
from bot.shell.discord_errors import TROUBLE
from bot.shell.drawing import draw
from bot.shell.drawing.draw import Message, only
from bot.shell.drawing.mentions import board_link, mention
from bot.shell.notify.may_notify import Kind, Later, may_notify
from bot.shell.notify.screen_reader import ScreenReaderTexts
from bot.store.people import People
from bot.store.turn_notices import TurnNotice
from bot.table.snapshot import Snapshot
from bot.table.waiting import may_decide_secretly
from bot.watch.measurements import DirectMessageFailed, measure

log = logging.getLogger(__name__)

LOOKED_BACK = 20
"""Messages of a channel that are searched for a notice that was sent but not stored."""


class Text(Protocol):
    def __call__(self, language: str, *, direct: bool) -> str: ...


class Notices:
    def __init__(
        self,
        artist: Artist,
        people: People,
        languages: Languages,
        screen_readers: ScreenReaders,
        channels: Channels,
        clock: Callable[[], float],
        own_id: Callable[[], int | None],
    ) -> None:
        """`own_id` is the bot's application id, known after login."""
        self._artist = artist
        self._people = people
        self._languages = languages
        self._screen_readers = screen_readers
        self._channels = channels
        self._clock = clock
        self._own_id = own_id
        self._spoken = ScreenReaderTexts(artist, screen_readers)

    async def send(
        self, at: Snapshot, notices: Sequence[TurnNotice], *, reminding: bool = False
    ) -> list[TurnNotice]:
        """Notify each person as they prefer; returns the notices as they are to be stored."""
        done: list[TurnNotice] = []
        by_mention: list[TurnNotice] = []
        for notice in notices:
            sent = await self._send(at, notice, reminding)
            (by_mention if sent is None else done).append(sent or notice)
        if by_mention:  # all of them in one message
            text = self._text(at, by_mention, reminding, at.table.locale, direct=False)
            done += await self._send_here(at, by_mention, text)
        return done

    async def _send(self, at: Snapshot, notice: TurnNotice, reminding: bool) -> TurnNotice | None:
        """None: by mention, because the person prefers it or a direct message did not arrive."""
        person = notice.person
        secret = may_decide_secretly(at.table, at.match, person)
        kind: Kind = "secret" if secret else "reminder" if reminding else "turn"
        preferences = await self._people.preferences(person)
        match may_notify(preferences, kind, self._clock()):
            case "no":
                return replace(notice, due=None)
            case Later(due):
                return replace(notice, due=due)
            case "direct-message":
                asks = secret and preferences.direct_messages
                card = self._secret_question if asks else self._private_turn
                message = await card(at, notice, reminding)
                if sent := await self._write(at, replace(notice, secret=asks), message):
                    return sent
        if not self._screen_readers.includes(person):
            return None
        language = at.table.locale
        text = self._spoken.turn(at, person, language, direct=False, reminding=reminding)
        (notice,) = await self._send_here(at, [notice], text)
        return notice

    async def _secret_question(self, at: Snapshot, notice: TurnNotice, reminding: bool) -> Message:
        person = notice.person
        language = await self._languages.of(person, at.table.locale)
        message = draw.message(self.secret_card(at, person, language))
        if not self._screen_readers.includes(person):
            return message
        told = self._spoken.turn(at, person, language, direct=True, reminding=reminding)
        return replace(message, content=told, embed=None)

    async def _private_turn(self, at: Snapshot, notice: TurnNotice, reminding: bool) -> Message:
        person = notice.person
        language = await self._languages.of(person, at.table.locale)
        if self._screen_readers.includes(person):
            told = self._spoken.turn(at, person, language, direct=True, reminding=reminding)
            return Message(told)
        text = self._text(at, [notice], reminding, language, direct=True)
        whispers = self._artist.private(at, person, language).whispers
        return Message(text + (whispers and f"\n{whispers}"))

    async def people_to_mention(self, people: Sequence[int], kind: Kind) -> list[int]:
        """Those of the people who want to be mentioned in the channel now."""
        return [
            person
            for person in people
            if may_notify(await self._people.preferences(person), kind, self._clock()) == "mention"
        ]

    async def tell_end(self, at: Snapshot, person: int) -> None:
        """The end of a match for a screen reader: board edits are not read out."""
        await self._tell(at, person, "end", partial(self._spoken.end, at, person))

    async def tell_stepped_in(self, at: Snapshot, former: int, who: int) -> TurnNotice | None:
        """Tell a person who gave up a seat that another one plays on there; what was sent."""
        text = partial(self._stepped_in, at, former, who)
        return await self._tell(at, former, "stepped-in", text)

    async def _tell(self, at: Snapshot, person: int, kind: Kind, text: Text) -> TurnNotice | None:
        """By direct message or in the channel; nobody waits for an answer."""
        way = may_notify(await self._people.preferences(person), kind, self._clock())
        if way not in ("mention", "direct-message"):
            return None
        notice = TurnNotice(at.table.id, person, 0)
        if way == "direct-message":
            language = await self._languages.of(person, at.table.locale)
            if sent := await self._write(at, notice, Message(text(language, direct=True))):
                return sent
        (sent,) = await self._send_here(at, [notice], text(at.table.locale, direct=False))
        return sent

    def _stepped_in(
        self, at: Snapshot, former: int, who: int, language: str, *, direct: bool
    ) -> str:
        aloud = self._screen_readers.includes(former)
        ink = self._artist.ink(at, language, Reading(aloud=aloud))
        return ink(
            "told-stepped-in",
            owner=Person(former),
            who=Person(who),
            place="elsewhere" if direct else "here",
            channel=Channel(at.table.channel),
            link=board_link(at.table),
        )

    async def _write(self, at: Snapshot, notice: TurnNotice, message: Message) -> TurnNotice | None:
        try:
            channel = await self._channels.direct(notice.person)
            sent = await channel.send(**message.sent())
        except TROUBLE as failure:
            log.info("match %s: a direct message was not delivered: %s", at.table.id, failure)
            measure(DirectMessageFailed())
            return None
        self._screen_readers.told_all(at, notice.person)
        return _delivered([notice], channel.id, sent.id)[0]

    async def _send_here(
        self, at: Snapshot, notices: Sequence[TurnNotice], text: str
    ) -> list[TurnNotice]:
        message = Message(text, mentions=only(notice.person for notice in notices))
        try:
            sent = await self._channels.of(at.table).send(**message.sent())
        except TROUBLE as failure:
            log.info("match %s: nobody could be notified: %s", at.table.id, failure)
            return [replace(notice, due=None) for notice in notices]
        for notice in notices:
            self._screen_readers.told_all(at, notice.person)
        return _delivered(notices, at.table.channel, sent.id)

    async def sent_before(self, at: Snapshot, notices: Sequence[TurnNotice]) -> list[TurnNotice]:
        """Notices that a killed process sent to the channel but did not store as sent."""
        if not notices:
            return []
        found: list[TurnNotice] = []
        async for message in self._channels.of(at.table).history(limit=LOOKED_BACK):
            if message.author.id == self._own_id() and not message.components:
                named = [notice for notice in notices if _names(message, notice.person)]
                found += _delivered(named, at.table.channel, message.id)
        return found

    async def delete(self, channel: int, message: int) -> None:
        try:
            await self._channels.message(channel, message).delete()
        except discord.NotFound:
            pass
        except TROUBLE as failure:
            log.info("a notice in channel %s stays: %s", channel, failure)

    async def close(self, channel: int, message: int, text: str) -> bool:
        """Replace a direct message by one line; False where it is gone."""
        try:
            await self._channels.message(channel, message).edit(**Message(text).put())
        except TROUBLE as failure:
            log.info("a notice in channel %s stays as it was: %s", channel, failure)
            return False
        return True

    def secret_card(self, at: Snapshot, person: int, language: str, *, on: bool = True) -> Card:
        """The secret question of a direct message; `on`: whether further ones are wanted."""
        link, aloud = board_link(at.table), self._screen_readers.includes(person)
        return direct_message_card(self._artist, at, person, language, link, on=on, aloud=aloud)

    def _text(
        self,
        at: Snapshot,
        notices: Sequence[TurnNotice],
        reminding: bool,
        language: str,
        *,
        direct: bool,
    ) -> str:
        table, ink = at.table, self._artist.ink(at, language)
        told: dict[str, Param] = {
            "who": Many(tuple(Person(notice.person) for notice in notices)),
            "count": len(notices),
            "place": "elsewhere" if direct else "here",
            "channel": Channel(table.channel),
            "link": board_link(table),
        }
        if not reminding or table.deadline is None:
            secret = may_decide_secretly(table, at.match, notices[0].person)
            return ink("turn-call-secret" if secret else "turn-call", **told)
        return ink("reminder", when=Moment(table.deadline, "clock"), **told)


def _delivered(notices: Sequence[TurnNotice], channel: int, message: int) -> list[TurnNotice]:
    return [replace(notice, due=None, channel=channel, message=message) for notice in notices]


def _names(message: discord.Message, person: int) -> bool:
    return mention(Person(person)) in message.content
