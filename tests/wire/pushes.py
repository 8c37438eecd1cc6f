"""What a phone buzzes for: every new message that mentions somebody or stands in their DMs."""

from collections import Counter

from localcord import Message, Person
from localcord.world.events import Change
from tests.wire.hands import served
from tests.wire.table import Wire

MARKS = ("🔔", "⏳")
"""What a call in a channel begins with."""


class Pushes:
    """Counts what the bot sends from now on; an edit never notifies."""

    def __init__(self, wire: Wire) -> None:
        self.sent: list[Message] = []
        self._wire = wire
        wire.place.world.on_change.append(self._hear)

    def _hear(self, change: Change) -> None:
        if change.kind == "created" and change.message and change.message.author.bot:
            self.sent.append(change.message)

    async def settled(self) -> "Pushes":
        """Nobody is being served any more, so that what is not sent by now is not sent."""
        await self._wire.bot.parts.caretaker.settled()
        await served()
        return self

    @property
    def told(self) -> Counter[str]:
        """How often each person was told."""
        return Counter(
            person.name
            for message in self.sent
            for person in self._wire.people
            if _reaches(message, person)
        )

    @property
    def left(self) -> list[str]:
        """Calls that still lie in the channel or in DMs."""
        channel = [
            m for m in self._wire.channel.messages if m.author.bot and m.content[:1] in "🔔⏳"
        ]
        direct = [m for person in self._wire.people for m in person.dms if m in self.sent]
        return [message.text for message in (*channel, *direct)]


def _reaches(message: Message, person: Person) -> bool:
    if message.only_for is not None:
        return False
    return person.id in {who.id for who in message.pings} or message.channel == person.dm
