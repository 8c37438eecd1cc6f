"""The messages that call somebody to a table: by mention, by direct message, or none."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.cards.card import Card
from bot.cards.direct_message import direct_message_card
from bot.engine.phrases import Channel, Many, Moment, Param, Person
from bot.live.session import Session
from bot.shell import draw
from bot.shell.by_ear import ByEar
from bot.shell.mentions import board_link, mention
from bot.shell.message import Message, only
from bot.shell.responses import TROUBLE
from bot.store.calls import Call
from bot.store.people import Person as Wishes
from bot.table.waiting import may_decide_secretly
from bot.watch.happenings import DirectMessageFailed, tell

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch

log = logging.getLogger(__name__)

LOOKED_BACK = 20


class CallMessages:
    def __init__(self, client: "Stammtisch") -> None:
        self._client = client
        self.by_ear = ByEar(client)

    async def give(
        self, session: Session, calls: Sequence[Call], *, reminding: bool = False
    ) -> list[Call]:
        """Call each of them as they wish; returns what is to be remembered."""
        done: list[Call] = []
        by_mention: list[Call] = []
        for call in calls:
            wishes = await self._client.store.people.of(call.person)
            given = await self._give(session, call, wishes, reminding)
            (by_mention if given is None else done).append(given or call)
        if by_mention:
            done += await self._mention(session, by_mention, reminding)
        return done

    async def _give(
        self, session: Session, call: Call, wishes: Wishes, reminding: bool
    ) -> Call | None:
        """None: by mention, because they wish so or no direct message arrives."""
        if wishes.reminder == "none":
            return replace(call, due=None)
        if wishes.quiet and (later := wishes.quiet.until(self._client.sessions.clock())):
            return replace(call, due=later)
        secret = may_decide_secretly(session.table, session.match, call.person)
        if secret and wishes.direct_messages:
            language = await self._language(session, call.person)
            message = draw.message(self.secret_card(session, call.person, language))
            if wishes.aloud:
                told = self.by_ear.turn(
                    session, call.person, language, direct=True, reminding=reminding
                )
                message = replace(message, content=told, embed=None)
            return await self._write(session, replace(call, secret=True), message)
        if wishes.reminder == "direct-message":
            language = await self._language(session, call.person)
            text = self._text(session, [call], reminding, language, direct=True)
            text += self._whispers(session, call, language)
            if wishes.aloud:
                text = self.by_ear.turn(
                    session, call.person, language, direct=True, reminding=reminding
                )
            return await self._write(session, call, Message(text))
        if wishes.aloud:
            language = session.table.locale
            text = self.by_ear.turn(
                session, call.person, language, direct=False, reminding=reminding
            )
            (call,) = await self._send_here(session, [call], text)
            return call
        return None

    async def tell_end(self, session: Session, person: int) -> None:
        """How it ended, for who listens, in the way they chose."""
        way = (await self._client.store.people.of(person)).reminder
        call, direct = Call(session.table.id, person, 0), way == "direct-message"
        language = await self._language(session, person) if direct else session.table.locale
        text = self.by_ear.end(session, person, language, direct=direct)
        if direct and await self._write(session, call, Message(text)):
            return
        if way != "none":
            await self._send_here(session, [call], text)

    async def _write(self, session: Session, call: Call, message: Message) -> Call | None:
        try:
            channel = await self._client.create_dm(discord.Object(call.person))
            sent = await channel.send(**message.sent())
        except TROUBLE as failure:
            log.info("match %s: a direct message was not delivered: %s", session.table.id, failure)
            tell(DirectMessageFailed())
            return None
        return _delivered([call], channel.id, sent.id)[0]

    async def _mention(
        self, session: Session, calls: Sequence[Call], reminding: bool
    ) -> list[Call]:
        """All who are missing in one message."""
        text = self._text(session, calls, reminding, session.table.locale, direct=False)
        return await self._send_here(session, calls, text)

    async def _send_here(self, session: Session, calls: Sequence[Call], text: str) -> list[Call]:
        message = Message(text, mentions=only(call.person for call in calls))
        try:
            sent = await self._channel(session).send(**message.sent())
        except TROUBLE as failure:
            log.info("match %s: nobody could be called: %s", session.table.id, failure)
            return [replace(call, due=None) for call in calls]
        return _delivered(calls, session.table.channel, sent.id)

    async def may_mention(self, person: int) -> bool:
        """Whether they wish to be mentioned, and now."""
        wishes = await self._client.store.people.of(person)
        quiet = wishes.quiet and wishes.quiet.until(self._client.sessions.clock())
        return wishes.reminder == "mention" and not quiet

    async def sent_before(self, session: Session, calls: Sequence[Call]) -> list[Call]:
        """Those whose message stands in the channel although nobody wrote it down."""
        if not calls:
            return []
        found: list[Call] = []
        async for message in self._channel(session).history(limit=LOOKED_BACK):
            if message.author.id == self._client.application_id and not message.components:
                named = [call for call in calls if _names(message, call.person)]
                found += _delivered(named, session.table.channel, message.id)
        return found

    async def delete(self, channel: int, message: int) -> None:
        where = self._client.get_partial_messageable(channel)
        try:
            await where.get_partial_message(message).delete()
        except discord.NotFound:
            pass
        except TROUBLE as failure:
            log.info("a call in channel %s stays: %s", channel, failure)

    async def _language(self, session: Session, person: int) -> str:
        return await self._client.languages.of(person, session.table.locale)

    def secret_card(self, session: Session, person: int, language: str, *, on: bool = True) -> Card:
        link = board_link(session.table)
        aloud = self._client.listeners.hears(person)
        return direct_message_card(
            self._client.artist, session, person, language, link, on=on, aloud=aloud
        )

    def _text(
        self,
        session: Session,
        calls: Sequence[Call],
        reminding: bool,
        language: str,
        *,
        direct: bool,
    ) -> str:
        table, person = session.table, calls[0].person
        ink = self._client.artist.ink(session, language)
        told: dict[str, Param] = {
            "who": Many(tuple(Person(call.person) for call in calls)),
            "count": len(calls),
            "place": "elsewhere" if direct else "here",
            "channel": Channel(table.channel),
            "link": board_link(table),
        }
        if not reminding or table.deadline is None:
            secret = may_decide_secretly(table, session.match, person)
            return ink("turn-call-secret" if secret else "turn-call", **told)
        return ink("reminder", when=Moment(table.deadline, "clock"), **told)

    def _whispers(self, session: Session, call: Call, language: str) -> str:
        """What only they know, where nobody else reads it."""
        told = self._client.artist.private(session, call.person, language).whispers
        return told and f"\n{told}"

    def _channel(self, session: Session) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            session.table.channel, guild_id=session.table.guild
        )


def _delivered(calls: Sequence[Call], channel: int, message: int) -> list[Call]:
    return [replace(call, due=None, channel=channel, message=message) for call in calls]


def _names(message: discord.Message, person: int) -> bool:
    return mention(Person(person)) in message.content
