"""A slash command: let in once, acknowledged in time, its errors answered."""

from bot.shell.answers.errors import outcome
from bot.shell.answers.interaction import Interaction
from bot.shell.incoming.guards import Guards
from bot.shell.notify.activity import Activity
from bot.watch.measurements import Pressed, measure


class Commands:
    def __init__(self, guards: Guards, activity: Activity) -> None:
        self._guards = guards
        self._activity = activity

    def begin(self, interaction: Interaction) -> None:
        """Before its handler runs."""
        self._activity.saw(interaction.channel_id or 0, interaction.user.id)
        self._guards.deadline.watch(interaction)

    async def failed(self, interaction: Interaction, error: Exception) -> None:
        measure(Pressed("command", outcome(error)))
        await self._guards.errors.answer(interaction, error)

    def completed(self) -> None:
        measure(Pressed("command", "done"))
