"""Interactions: dispatched, answered once before the deadline, followed up, expired."""

import secrets
from typing import TYPE_CHECKING, Any

from localcord.errors import DiscordError, invalid
from localcord.faults import Faults
from localcord.world import message_payloads
from localcord.world.events import Intent
from localcord.world.model import (
    Channel,
    Flag,
    Interaction,
    InteractionKind,
    Json,
    Message,
    User,
)
from localcord.world.posting import Upload, erase, post, rewrite, write
from localcord.world.world import World

if TYPE_CHECKING:
    from localcord.clock import Timer

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ALLOWED: dict[InteractionKind, frozenset[int]] = {
    InteractionKind.COMMAND: frozenset({MESSAGE, DEFER, MODAL}),
    InteractionKind.COMPONENT: frozenset({MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL}),
    InteractionKind.AUTOCOMPLETE: frozenset({CHOICES}),
    InteractionKind.MODAL: frozenset({MESSAGE, DEFER}),
}
CHAT_INPUT_MESSAGE, REPLY_MESSAGE = 20, 19


def allowed_answers(interaction: Interaction) -> frozenset[int]:
    from_message = interaction.kind is InteractionKind.MODAL and interaction.message
    return ALLOWED[interaction.kind] | ({DEFER_UPDATE, UPDATE} if from_message else set())


class Interactions:
    """Starts interactions and keeps their answer deadlines and token lives."""

    def __init__(
        self, world: World, faults: Faults, answer_seconds: float, token_seconds: float
    ) -> None:
        self.world = world
        self.faults = faults
        self.answer_seconds = answer_seconds
        self.token_seconds = token_seconds
        self.started = 0
        """Number of interactions since the start."""
        self._by_token: dict[str, Interaction] = {}
        self._timers: dict[int, Timer] = {}

    def start(
        self,
        kind: InteractionKind,
        user: User,
        channel: Channel,
        data: Json,
        wording: str,
        **known: Any,
    ) -> Interaction:
        world = self.world
        interaction = Interaction(
            world.ids.new(), secrets.token_urlsafe(32), kind, user, channel, data, wording, **known
        )
        self._by_token[interaction.token] = interaction
        self.started += 1
        self._timers[interaction.id] = world.clock.call_later(
            self.answer_seconds, self._deadline_passed, interaction
        )
        world.dispatch(
            "INTERACTION_CREATE", self._payload(interaction), channel.guild, Intent.ALWAYS
        )
        return interaction

    def _payload(self, interaction: Interaction) -> Json:
        world = self.world
        extra: Json = {
            "application_id": str(world.bot.id),
            "attachment_size_limit": world.attachment_size_limit,
        }
        if interaction.message is not None:
            extra["message"] = world.message_payload(interaction.message)
        return message_payloads.interaction(
            interaction,
            world.permissions(interaction.user, interaction.channel),
            world.permissions(world.bot, interaction.channel),
            **extra,
        )

    def _deadline_passed(self, interaction: Interaction) -> None:
        interaction.failed = True
        self.faults.record(f"no answer within {self.answer_seconds:g} s: {interaction.wording}")
        self._done(interaction)
        self.world.notify("failed", interaction=interaction)

    def _done(self, interaction: Interaction) -> None:
        self.world.clock.cancel(self._timers.pop(interaction.id))
        interaction.done.set()
        if interaction.answer not in (DEFER, DEFER_UPDATE):
            interaction.finished.set()
        self._timers[interaction.id] = self.world.clock.call_later(
            self.token_seconds, self._expire, interaction
        )

    def _expire(self, interaction: Interaction) -> None:
        self._by_token.pop(interaction.token, None)
        self._timers.pop(interaction.id, None)

    def expire_tokens(self) -> None:
        """Expire the tokens of all answered interactions."""
        for interaction in list(self._by_token.values()):
            if interaction.answer is not None:
                self.world.clock.cancel(self._timers[interaction.id])
                self._expire(interaction)

    def close(self) -> None:
        for timer in self._timers.values():
            self.world.clock.cancel(timer)

    def unanswered(self, interaction_id: int, token: str) -> Interaction:
        """The interaction a callback is for, if it still waits for one."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id or interaction.failed:
            raise DiscordError(10062)
        if interaction.answer is not None:
            raise DiscordError(40060)
        return interaction

    def answer(
        self, interaction: Interaction, kind: int, data: Json, uploads: tuple[Upload, ...]
    ) -> None:
        if kind not in allowed_answers(interaction):
            names = ", ".join(map(str, sorted(allowed_answers(interaction))))
            raise invalid("type", "BASE_TYPE_CHOICES", f"Value must be one of {{{names}}}.")
        match kind:
            case 4:
                interaction.response = self._respond(interaction, data, uploads)
            case 5:
                interaction.response = self._defer(interaction, data)
            case 6:
                interaction.response = interaction.message
            case 7:
                self._update(interaction, data, uploads)
            case 8:
                self._choose(interaction, data)
            case _:
                self._open_modal(interaction, data)
        interaction.answer = kind
        self._done(interaction)
        self.world.notify("answered", interaction=interaction)

    def _respond(
        self, interaction: Interaction, data: Json, uploads: tuple[Upload, ...]
    ) -> Message:
        private = bool((data.get("flags") or 0) & Flag.EPHEMERAL)
        return write(
            self.world,
            interaction.channel,
            self.world.bot,
            data,
            uploads,
            only_for=interaction.user if private else None,
            **_origin(interaction),
        )

    def _defer(self, interaction: Interaction, data: Json) -> Message:
        flags = Flag(data.get("flags") or 0) | Flag.LOADING
        message = Message(
            self.world.ids.new(),
            interaction.channel,
            self.world.bot,
            self.world.now(),
            flags=flags,
            only_for=interaction.user if Flag.EPHEMERAL in flags else None,
            **_origin(interaction),
        )
        post(self.world, message)
        self.world.notify("thinking", interaction=interaction)
        return message

    def _update(self, interaction: Interaction, data: Json, uploads: tuple[Upload, ...]) -> None:
        message = interaction.message
        if message is None or message.deleted:
            raise DiscordError(10008)
        rewrite(self.world, message, data, uploads)
        interaction.response = message
        interaction.updated = True

    def _choose(self, interaction: Interaction, data: Json) -> None:
        interaction.choices = data.get("choices") or []

    def _open_modal(self, interaction: Interaction, data: Json) -> None:
        interaction.modal = data
        self.world.notify("modal", interaction=interaction)

    # -- afterwards, through the token -----------------------------------------------------------

    def by_token(self, token: str) -> Interaction:
        """The interaction of a token. Expired and unknown tokens are refused alike."""
        interaction = self._by_token.get(token)
        if interaction is None:
            raise DiscordError(50027)
        if interaction.answer is None:
            raise DiscordError(10015)
        return interaction

    def message(self, interaction: Interaction, which: str) -> Message:
        if which == "@original":
            found = interaction.response
        else:
            ours = [interaction.response, *interaction.followups]
            found = next((each for each in ours if each and str(each.id) == which), None)
        if found is None or found.deleted:
            raise DiscordError(10008)
        return found

    def follow_up(
        self, interaction: Interaction, data: Json, uploads: tuple[Upload, ...]
    ) -> Message:
        original = interaction.response
        if original is not None and original.loading and not original.deleted:
            # Documented and deprecated: the first follow-up fills the thinking message,
            # which keeps the privacy it was deferred with.
            self.edit(interaction, original, {**data, "flags": None}, uploads)
            return original
        private = bool((data.get("flags") or 0) & Flag.EPHEMERAL)
        message = write(
            self.world,
            interaction.channel,
            self.world.bot,
            data,
            uploads,
            only_for=interaction.user if private else None,
            kind=REPLY_MESSAGE if original else 0,
            reference=original,
            interaction=interaction,
            response_id=original.id if original else None,
        )
        interaction.followups.append(message)
        interaction.finished.set()
        return message

    def edit(
        self,
        interaction: Interaction,
        message: Message,
        data: Json,
        uploads: tuple[Upload, ...] = (),
    ) -> None:
        rewrite(self.world, message, data, uploads)
        interaction.updated |= message is interaction.message
        interaction.finished.set()

    def delete(self, interaction: Interaction, message: Message) -> None:
        erase(self.world, message)
        interaction.finished.set()


def _origin(interaction: Interaction) -> Json:
    """Fields by which an answer refers to its interaction."""
    if interaction.kind is InteractionKind.COMMAND:
        return {"kind": CHAT_INPUT_MESSAGE, "interaction": interaction}
    reference = interaction.message
    return {
        "kind": REPLY_MESSAGE if reference else 0,
        "reference": reference,
        "interaction": interaction,
    }
