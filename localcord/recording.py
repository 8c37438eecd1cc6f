"""What tests ask about afterwards; a local Discord that only serves a page records none of it."""

from collections import defaultdict

from localcord.rest.rest import Request, Rest
from localcord.world.components import strings_in
from localcord.world.events import Change
from localcord.world.model import Interaction, User
from localcord.world.posting import texts_in
from localcord.world.world import World


class Recording:
    """Every request of the bot, every finished interaction, every text that anybody could read."""

    def __init__(self, world: World, rest: Rest) -> None:
        self.requests: list[Request] = []
        self.interactions: list[Interaction] = []
        self._world = world
        self._read: dict[int, list[str]] = defaultdict(list)
        rest.on_request.append(self.requests.append)
        world.on_change.append(self._hear)

    def ever_seen_by(self, person: User) -> list[str]:
        """Every text, custom_id, choice and modal that was ever delivered to the person."""
        standing = [each for each in self._world.all_messages() if self._world.sees(person, each)]
        return self._read[person.id] + [text for each in standing for text in texts_in(each)]

    def _hear(self, change: Change) -> None:
        if change.interaction is not None and change.kind in ("answered", "failed"):
            self.interactions.append(change.interaction)
        for reader in change.audience:
            self._read[reader] += _texts(change)


def _texts(change: Change) -> list[str]:
    """Every version of a message for everybody who could have read it, and private offers."""
    if change.message is not None:
        return texts_in(change.message) if change.kind in ("created", "edited") else []
    if change.interaction is None:
        return []
    return [*strings_in(change.interaction.choices), *strings_in(change.interaction.modal)]
