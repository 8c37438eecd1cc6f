"""One ephemeral message of a person in a channel, and the interaction token that edits it."""

import asyncio
from dataclasses import dataclass
from typing import Any

import discord

from bot.shell.answers import response
from bot.shell.answers.interaction import Interaction, is_ephemeral

LOBBY = -1
"""Stands for the decision of a lobby: a page about it goes when the match starts."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The decision that an ephemeral message asks for; the message is deleted once it is made."""

    match: str
    turn: int


@dataclass(slots=True, weakref_slot=True)
class Ephemeral:
    interaction: Interaction
    """Its token edits and deletes the message."""
    message: int
    follow_up: bool
    content: str | None
    """The text above the embed while no passing line replaces it."""
    decision: Decision | None = None
    board: str = ""
    """The match whose private board it shows."""
    quiet: bool = False
    """A line that anything else may replace."""
    fleeting: bool = False
    """One line and nothing else; deleted by itself."""
    buried: bool = False
    """Newer messages stand below it, so an edit may go unseen."""
    expired: bool = False
    """Discord no longer accepts its token."""
    timer: asyncio.TimerHandle | None = None

    @property
    def in_sight(self) -> bool:
        """Whether a person who pressed something else sees an edit of it."""
        return not self.buried and not self.expired

    async def edit(self, parts: dict[str, Any]) -> None:
        if self.follow_up:
            await self.interaction.followup.edit_message(self.message, **parts)
        else:
            await self.interaction.edit_original_response(**parts)

    async def delete(self) -> None:
        if self.follow_up:
            await self.interaction.followup.delete_message(self.message)
        else:
            await self.interaction.delete_original_response()


def pressed_ephemeral(interaction: Interaction) -> int | None:
    """The id of the pressed message where it is ephemeral."""
    message = interaction.message
    return message.id if message is not None and is_ephemeral(interaction) else None


def may_edit_another(interaction: Interaction) -> bool:
    """A command needs a message of its own, and so does an announced response."""
    component = interaction.type is discord.InteractionType.component
    return component and not response.is_announced(interaction)
