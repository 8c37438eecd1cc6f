"""Cards as messages with their picture: a board or the end of a match, painted in a thread."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from discord.utils import escape_markdown

from bot.cards.card import Card
from bot.cards.end_of_match import EndOfMatch
from bot.cards.pictures import Picture, painted, podium, seat_names
from bot.engine.ink import Ink, Reading
from bot.live.session import Session
from bot.shell.drawing import draw
from bot.shell.drawing.display_names import DisplayNames
from bot.shell.drawing.draw import Message, Painted
from bot.shell.drawing.long_texts import whole_lines
from bot.shell.drawing.paging import PageTurn
from bot.table.snapshot import Snapshot
from bot.texts import Texts

ALT_LIMIT = 1024


@dataclass(eq=False, repr=False)
class Pictures:
    _texts: Texts
    _names: DisplayNames
    _end_of: Callable[[str], EndOfMatch]
    """By match id the chances and highlights that the picture of an end shows."""
    _pictured: set[str] = field(init=False, default_factory=set)
    """Live tables whose board shows a picture, so that an emoji board removes it.

    What another process drew is unknown; such a board counts as pictured.
    """

    async def message(self, session: Session, card: Card, turn: PageTurn | None = None) -> Message:
        """The card as a message, with its picture where it wants one."""
        table = session.table
        if not card.pictured:
            gone = table.id in self._pictured or not session.drawn_here
            self._pictured.discard(table.id)
            return replace(draw.message(card, turn), clears=gone)
        note = self._pictured.add if table.live else self._pictured.discard
        note(table.id)
        return draw.message(card, turn, await self.paint(session.snapshot, table.locale, card))

    async def paint(self, at: Snapshot, locale: str, card: Card | None = None) -> Painted | None:
        """The table now, or the moment that the card shows."""
        table, match = at.table, at.match
        if match is None:
            return None
        ink = await self.named_ink(at, locale, aloud=True)
        view, prefix = (card.view, card.prefix) if card else (None, "")
        closing = self._end_of(table.id)
        drawn = await asyncio.to_thread(painted, at, match, ink, view, prefix, closing)
        return self._ready(drawn, locale) if drawn else None

    async def podium(self, at: Snapshot, locale: str) -> Painted | None:
        """A small picture of the end."""
        if at.match is None:
            return None
        ink = await self.named_ink(at, locale, aloud=True)
        drawn = await asyncio.to_thread(podium, at, at.match, ink)
        return self._ready(drawn, locale) if drawn else None

    async def named_ink(
        self, at: Snapshot, locale: str, *, aloud: bool = False, marked_up: bool = False
    ) -> Ink:
        """With display names, where mentions are not shown; escaped for text with markup."""
        table = at.table
        once = {sat.person for sat in table.sitters if sat.person is not None}
        known = await self._names.of(table.guild, {*table.people, *once})
        if marked_up:
            known = {person: escape_markdown(name) for person, name in known.items()}
        plain = self._texts.ink(locale, at.box)
        names = seat_names(table, known, plain)
        ink = self._texts.ink(locale, at.box, names, reading=Reading(aloud=aloud))
        return ink.remembering(lambda move: seat_names(table, known, plain, move))

    def _ready(self, picture: Picture, locale: str) -> Painted:
        more = self._texts.say(locale, "alt-more")
        return Painted(picture.name, picture.png, described(picture.alt, more))


def described(alt: str, more: str) -> str:
    """The alt text in whole sentences, as many as Discord takes."""
    return whole_lines(alt, ALT_LIMIT, more)
