"""Records requests, interactions and visible texts for tests."""

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
        self._read: dict[int, list[list[str]]] = defaultdict(list)
        """By person the texts of every change that was delivered; its readers share the list."""
        rest.on_request.append(self.requests.append)
        world.on_change.append(self._on_change)

    def ever_seen_by(self, person: User) -> list[str]:
        """Every text, custom_id, choice and modal that was ever delivered to the person."""
        standing = [each for each in self._world.all_messages() if self._world.sees(person, each)]
        delivered = [*self._read[person.id], *map(texts_in, standing)]
        return [text for texts in delivered for text in texts]

    def _on_change(self, change: Change) -> None:
        if change.interaction is not None and change.kind in ("answered", "failed"):
            self.interactions.append(change.interaction)
        if texts := _texts(change):
            for reader in change.audience:
                self._read[reader].append(texts)


def _texts(change: Change) -> list[str]:
    """Texts of a new version of a message, or of choices and modals."""
    if change.message is not None:
        return texts_in(change.message) if change.kind in ("created", "edited") else []
    if change.interaction is None:
        return []
    return [*strings_in(change.interaction.choices), *strings_in(change.interaction.modal)]
