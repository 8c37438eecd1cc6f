"""The bot's answer to one interaction."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from localcord.people.command_input import local_name
from localcord.people.modals import Modal
from localcord.world.interactions import CHOICES, DEFER
from localcord.world.model import Interaction, Message


@dataclass(frozen=True)
class Reply:
    """The bot's answer to one interaction. It follows later edits."""

    interaction: Interaction

    @property
    def answered(self) -> bool:
        return self.interaction.answer is not None

    @property
    def message(self) -> Message | None:
        """The answer itself, or the first follow-up where the answer is gone."""
        ours = [self.interaction.response, *self.interaction.followups]
        return next((each for each in ours if each and not each.deleted), None)

    @property
    def followups(self) -> list[Message]:
        return [message for message in self.interaction.followups if not message.deleted]

    @property
    def text(self) -> str:
        return self.message.text if self.message else ""

    @property
    def private(self) -> bool:
        """Only the person who acted can read the answer (an updated private message counts)."""
        return self.message is not None and self.message.private

    @property
    def updated(self) -> bool:
        """The message with the pressed component was edited."""
        return self.interaction.updated

    @property
    def modal(self) -> Modal | None:
        return Modal(self.interaction) if self.interaction.modal else None

    @property
    def choices(self) -> list[tuple[str, Any]]:
        locale = self.interaction.user.locale
        return [(local_name(each, locale), each["value"]) for each in self.interaction.choices]


async def finished(interaction: Interaction, patience: float, update_seconds: float) -> Reply:
    """Wait for the answer and, after a deferral, for the edit or follow-up.

    A deferred update need not be followed by anything: `update_seconds` ends that wait.
    """
    await interaction.done.wait()
    if interaction.answer is not None and interaction.answer != CHOICES:
        seconds = patience if interaction.answer == DEFER else update_seconds
        with suppress(TimeoutError):
            await asyncio.wait_for(interaction.finished.wait(), seconds)
    return Reply(interaction)
