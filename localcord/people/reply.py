"""What the bot answered to one thing that somebody did."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from localcord.people.command_input import local_name
from localcord.people.modals import Modal
from localcord.world.interactions import CHOICES, DEFER
from localcord.world.model import Interaction, Message

# A deferred update need not be followed by anything, so it is not waited for long.
UPDATE_SECONDS = 0.1


@dataclass(frozen=True)
class Reply:
    """What the bot answered to one interaction; it stays up to date."""

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


async def finished(interaction: Interaction, patience: float) -> Reply:
    """Wait for the answer and, where the bot is only thinking yet, for what it thought."""
    await interaction.done.wait()
    if interaction.answer is not None and interaction.answer != CHOICES:
        seconds = patience if interaction.answer == DEFER else UPDATE_SECONDS
        with suppress(TimeoutError):
            await asyncio.wait_for(interaction.finished.wait(), seconds)
    return Reply(interaction)
