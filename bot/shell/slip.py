"""One private message of a person at a table, and the token that changes it."""

import asyncio
from dataclasses import dataclass
from typing import Any

import discord

from bot.shell import responses
from bot.shell.interaction import Interaction


@dataclass(frozen=True, slots=True)
class Decision:
    """What a slip asks; it goes when that is decided."""

    match: str
    turn: int


@dataclass(slots=True, weakref_slot=True)
class Slip:
    interaction: Interaction
    """Whose token changes it."""
    message: int
    follow_up: bool
    content: str | None
    """What stands above it when no line is told there."""
    decision: Decision | None = None
    fleeting: bool = False
    """A line and nothing else."""
    buried: bool = False
    """Something was written under it: who presses the board would not see it change."""
    expired: bool = False
    """Its token is no longer taken."""
    timer: asyncio.TimerHandle | None = None

    @property
    def in_sight(self) -> bool:
        """Whether a change of it is seen by whoever pressed something else."""
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


def pressed_slip(interaction: Interaction) -> int | None:
    """The slip that was pressed, where it was not the board or a command."""
    message = interaction.message
    return message.id if message is not None and message.flags.ephemeral else None


def is_pressed(interaction: Interaction) -> bool:
    return pressed_slip(interaction) is not None


def may_answer_afar(interaction: Interaction) -> bool:
    """A command wants a message of its own, and so does what was announced as one."""
    component = interaction.type is discord.InteractionType.component
    return component and not responses.is_announced(interaction)
