"""A Discord message before it is sent: everything that a call needs, in one value."""

import io
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

import discord


def nobody() -> discord.AllowedMentions:
    return discord.AllowedMentions.none()


def only(people: Iterable[int]) -> discord.AllowedMentions:
    objects = [discord.Object(person) for person in people]
    return discord.AllowedMentions(everyone=False, roles=False, users=objects)


@dataclass(frozen=True, slots=True)
class Painted:
    """A picture that goes along; its file is made anew for every attempt to send it."""

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
    """Who is told by it."""
    files: tuple[discord.File, ...] = ()
    picture: Painted | None = None
    clears: bool = False
    """A picture that stood there goes."""

    def sent(self) -> dict[str, Any]:
        """The arguments of a call that sends it; discord.py wants no word of what is not there."""
        parts = {"content": self.content, "embed": self.embed, "view": self.view}
        given = {name: part for name, part in parts.items() if part is not None}
        files = {"files": self.attached()} if self.files or self.picture else {}
        return {**given, **files, "allowed_mentions": self.mentions}

    def edited(self) -> dict[str, Any]:
        """The arguments of a call that puts it in the place of another."""
        files = {"attachments": self.attached()} if self.picture or self.clears else {}
        return {
            "content": self.content,
            "embed": self.embed,
            "view": self.view,
            "allowed_mentions": self.mentions,
            **files,
        }

    def put(self) -> dict[str, Any]:
        """The same where its files take the place of what was attached."""
        return {**self.edited(), "attachments": self.attached()}

    def attached(self) -> list[discord.File]:
        return [*self.files, *([self.picture.file()] if self.picture else [])]

    def without_picture(self, plain: "Message") -> "Message":
        """As another one says it, to the same people."""
        return replace(plain, content=self.content, mentions=self.mentions)
