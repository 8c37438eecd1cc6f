"""A card as a Discord message, and the arguments of the calls that send or edit one."""

import io
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

import discord

from bot.art.colours import PAINT
from bot.cards.card import Card
from bot.shell.drawing.paging import PageTurn
from bot.shell.drawing.rows import rows

COLOUR = 0xB5651D
LONGEST_DESCRIPTION = 4096


def nobody() -> discord.AllowedMentions:
    return discord.AllowedMentions.none()


def only(people: Iterable[int]) -> discord.AllowedMentions:
    objects = [discord.Object(person) for person in people]
    return discord.AllowedMentions(everyone=False, roles=False, users=objects)


@dataclass(frozen=True, slots=True)
class Painted:
    """An attached picture; every attempt to send it needs a new file object."""

    name: str
    data: bytes
    alt: str

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.data), self.name, description=self.alt)


@dataclass(frozen=True, slots=True)
class Message:
    content: str | None = None
    embed: discord.Embed | None = None
    view: discord.ui.View | None = None
    mentions: discord.AllowedMentions = field(default_factory=nobody)
    """Who is notified by it."""
    files: tuple[discord.File, ...] = ()
    picture: Painted | None = None
    clears: bool = False
    """Remove the picture of the message that is edited."""

    def sent(self) -> dict[str, Any]:
        """Arguments to send it; discord.py accepts no None for parts that are missing."""
        parts = {"content": self.content, "embed": self.embed, "view": self.view}
        given = {name: part for name, part in parts.items() if part is not None}
        files = {"files": self.attached()} if self.files or self.picture else {}
        return {**given, **files, "allowed_mentions": self.mentions}

    def edited(self) -> dict[str, Any]:
        """Arguments to edit another message into this one."""
        files = {"attachments": self.attached()} if self.picture or self.clears else {}
        return {
            "content": self.content,
            "embed": self.embed,
            "view": self.view,
            "allowed_mentions": self.mentions,
            **files,
        }

    def put(self) -> dict[str, Any]:
        """The same, replacing the attached files."""
        return {**self.edited(), "attachments": self.attached()}

    def attached(self) -> list[discord.File]:
        return [*self.files, *([self.picture.file()] if self.picture else [])]

    def without_picture(self, plain: "Message") -> "Message":
        """Another message in its place, notifying the same people."""
        return replace(plain, content=self.content, mentions=self.mentions)


def message(card: Card, turn: PageTurn | None = None, picture: Painted | None = None) -> Message:
    drawn: discord.Embed | None = embed(card)
    if drawn and picture and not card.picture_first:  # a plain attachment stands above the embed
        drawn.set_image(url=f"attachment://{picture.name}")
    pressed, told = rows(card.rows, turn), only(card.mentions)
    shown = drawn if drawn and len(drawn) + bool(drawn.image) else None
    return Message(card.line or None, shown, pressed, told, picture=picture)


def embed(card: Card) -> discord.Embed:
    colour = int(PAINT[card.colour][1:], 16) if card.colour else COLOUR
    drawn = discord.Embed(title=card.title, description=description(card) or None, colour=colour)
    for name, value in card.fields:
        drawn.add_field(name=name, value=value, inline=False)
    if card.footer:
        drawn.set_footer(text=card.footer)
    return drawn


def description(card: Card) -> str:
    """News above the body; the last lines are dropped where both together are too long.

    Above a picture there is no room for a gap.
    """
    head = (f"# {card.headline}",) if card.headline else ()
    lines = card.news.splitlines()
    while lines and len("\n".join((*head, *lines, "", card.body))) > LONGEST_DESCRIPTION:
        lines.pop()
    gap = [""] if lines and not card.pictured else []
    return "\n".join((*head, *lines, *gap, card.body))
