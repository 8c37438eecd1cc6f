"""Words typed into a direct message: an answer to a secret question, or a greeting."""

from contextlib import suppress
from dataclasses import dataclass

import discord

from bot.cards.learn import lessons_button
from bot.cards.typed_answer import is_yes_or_no
from bot.engine.errors import PlayerError
from bot.live.rate_limit import RateLimit
from bot.live.session import Session
from bot.shell.actions.secret_answer import SecretAnswers, TypedAnswer
from bot.shell.answers.errors import Errors
from bot.shell.answers.languages import Languages
from bot.shell.answers.request import Desk
from bot.shell.drawing.draw import Message
from bot.shell.drawing.rows import rows
from bot.shell.notify.turn_notice import DirectAnswer, TurnNotices

DEFAULT_LANGUAGE = "de"


@dataclass(eq=False, repr=False)
class DirectMessages:
    _desk: Desk
    _answers: SecretAnswers
    _languages: Languages
    _turns: TurnNotices
    _errors: Errors
    _greetings: RateLimit

    async def serve(self, message: discord.Message) -> None:
        """Ephemeral messages of our own look like direct messages too; bots are ignored."""
        if message.guild is not None or message.author.bot:
            return
        try:
            await self._serve(message)
        except Exception as error:  # noqa: BLE001 the one error path takes everything
            locale = DEFAULT_LANGUAGE
            with suppress(Exception):
                locale = await self._languages.of(message.author.id, DEFAULT_LANGUAGE)
            await self._errors.answer_message(message, error, locale)

    async def _serve(self, message: discord.Message) -> None:
        waiting = await self._answers.open_to(message.author.id)
        if not waiting and not is_yes_or_no(self._desk.texts, message.content):
            await self._greet(message)
            return
        default = waiting[0].table.locale if waiting else DEFAULT_LANGUAGE
        locale = await self._languages.of(message.author.id, default)
        try:
            await self._answer(message, waiting, locale)
        except PlayerError as refused:
            at = waiting[0].snapshot if waiting else None
            await message.channel.send(self._desk.artist.explain(at, locale, refused))

    async def _answer(self, message: discord.Message, waiting: list[Session], locale: str) -> None:
        person, typed = message.author.id, message.content
        made = await self._answers.answer_message(message.id, person, waiting, typed, locale)
        sent = await message.channel.send(made.told)
        reply = DirectAnswer(person, made.turn, sent.channel.id, sent.id, made.receipt)
        await self._replied(made, reply)

    async def _replied(self, made: TypedAnswer, answer: DirectAnswer) -> None:
        """The reply takes the place of the question and of earlier replies."""
        await self._turns.answered(made.session.snapshot, answer)
        await self._turns.update(made.session)  # it may be the last that was waited for

    async def _greet(self, message: discord.Message) -> None:
        """What this bot is, at most once in a while."""
        try:
            self._greetings.take(message.author.id)
        except PlayerError:
            return
        texts, games = self._desk.texts, self._desk.sessions.catalogue
        locale = await self._languages.of(message.author.id, DEFAULT_LANGUAGE)
        titles = ", ".join(texts.ink(locale, box)("title") for box in games.values())
        told = texts.say(locale, "greeting", games=titles)
        way = rows(((lessons_button("help-learn", texts.ink(locale)),),))
        await message.channel.send(**Message(told, view=way).sent())
