"""What matters here, told in private to who plays a game for the first time, and the lesson.

A line needs an interaction of the person to be private, so it comes to who has pressed something at
this table in the last quarter of an hour. In memory only.
"""

import logging
from contextlib import suppress

from bot.cards.card import Card, Row
from bot.cards.learn import learn_button
from bot.engine.ink import Reading
from bot.engine.newcomer import newcomer_line
from bot.engine.phrases import Word
from bot.live.recent import Recent
from bot.live.session import Session
from bot.shell.answers import response
from bot.shell.answers.ephemeral import LOBBY, Decision
from bot.shell.answers.interaction import Interaction
from bot.shell.answers.languages import language_of
from bot.shell.answers.request import Desk, Request
from bot.shell.discord_errors import TROUBLE
from bot.shell.drawing import draw
from bot.table.waiting import people_waited_for

log = logging.getLogger(__name__)

MOST_PEOPLE = 1000


class Newcomers:
    def __init__(self, desk: Desk, *, wanted: bool) -> None:
        self._desk = desk
        self._knows = desk.store.lessons.knows
        self._wanted = wanted
        self._pressed: Recent[tuple[str, int], Interaction | None] = Recent(MOST_PEOPLE)
        """By match and person the last press; None: they know the game."""
        self._looked: Recent[tuple[str, int], int] = Recent(MOST_PEOPLE)
        """By match and person the last decision at which a line was looked for."""
        self._told: Recent[tuple[str, int], frozenset[str]] = Recent(MOST_PEOPLE)
        """By match and person the lines that were told."""

    async def saw(self, request: Request, session: Session) -> None:
        """Somebody acts at a table."""
        table, key = session.table, (session.table.id, request.person)
        if self._pressed.get(key, request) is None or not self._teaches(session):
            return
        if request.channel != table.channel:
            return
        known = key not in self._pressed and await self._knows(request.person, table.game)
        self._pressed[key] = None if known else request.interaction

    async def offer(self, request: Request, session: Session) -> None:
        """The lesson, once, to who sits down at a table of a game that they do not know."""
        if not self._teaches(session) or await self._knows(request.person, session.table.game):
            return
        title = request.ink(session.box)("title")
        line, until = Word("newcomer-offer", {"game": title}), Decision(session.table.id, LOBBY)
        rows = ((learn_button(session.box.id, request.ink()),),)
        await self._show(session, request.interaction, line, until, rows)

    async def tell(self, session: Session) -> None:
        """After every shown change: the line of their decision to newcomers who must decide."""
        try:
            for person in people_waited_for(session.table, session.match):
                if interaction := self._pressed.get((session.table.id, person)):
                    await self._tell(session, person, interaction)
        except Exception:  # nobody waits for it
            log.exception("match %s: a newcomer could not be told anything", session.table.id)

    async def _tell(self, session: Session, person: int, interaction: Interaction) -> None:
        table, match, key = session.table, session.match, (session.table.id, person)
        seat = table.seat_of(person)
        if match is None or seat is None or self._looked.get(key) == match.turn:
            return
        self._looked[key] = match.turn
        line, told = newcomer_line(session.box, match, seat), self._told.get(key, frozenset())
        if line and line.key not in told:
            self._told[key] = told | {line.key}
            await self._show(session, interaction, line, Decision(table.id, match.turn))

    async def _show(
        self,
        session: Session,
        interaction: Interaction,
        line: Word,
        asks: Decision,
        rows: tuple[Row, ...] = (),
    ) -> None:
        """On the person's ephemeral message, unless they look at something else there.

        It stands below the board, so it is small: a line without an embed.
        """
        desk, person = self._desk, interaction.user.id
        aloud = desk.screen_readers.includes(person)
        ink = desk.artist.ink(
            session.snapshot, language_of(interaction.locale), Reading(aloud=aloud)
        )
        text = ink("newcomer", line=ink(line.key, **line.params))
        message = draw.message(Card("", "", line=text, rows=rows))
        with suppress(*TROUBLE):
            if aloud:
                await response.send(interaction, message, private=True)
            elif desk.ephemerals.is_free(interaction):
                await desk.ephemerals.show(interaction, message, asks, quiet=True)

    def _teaches(self, session: Session) -> bool:
        return self._wanted and session.box.lesson is not None and not session.table.private
