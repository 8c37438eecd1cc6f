"""People: what they can do on a Discord client, and what they see there."""

from typing import TYPE_CHECKING, Any

from localcord.people.command_input import TypedCommand, find_command
from localcord.people.lookup import chosen_values, find_button, find_select
from localcord.people.modals import Filling, Modal
from localcord.people.refusals import CannotDoError
from localcord.people.reply import Reply
from localcord.world import polls, scheduled
from localcord.world.components import Kind
from localcord.world.extras import ScheduledEvent
from localcord.world.model import (
    Channel,
    Guild,
    Interaction,
    InteractionKind,
    Json,
    Message,
    User,
)
from localcord.world.permissions import Permission
from localcord.world.posting import write
from localcord.world.reactions import add_reaction, remove_reaction

if TYPE_CHECKING:
    from localcord.server import LocalDiscord

USER_COMMAND, MESSAGE_COMMAND = 2, 3


class Person(User):
    """A user that a test controls. Every act waits for the bot's answer and returns it."""

    local: "LocalDiscord"
    _here: Channel | None = None

    # -- doing ----------------------------------------------------------------------------------

    async def slash(self, line: str, *, channel: Channel | None = None, **options: Any) -> Reply:
        """`/line` with options by name; the line may hold subcommands: "settings language"."""
        return await self._finish(self.slash_nowait(line, channel=channel, **options))

    def slash_nowait(
        self, line: str, *, channel: Channel | None = None, **options: Any
    ) -> Interaction:
        here = self._at(channel)
        self._need_permission(here, Permission.USE_APPLICATION_COMMANDS)
        data = TypedCommand(self.local.world, self, here).data(line, options)
        return self._start(
            InteractionKind.COMMAND, here, data, f"/{line}", command_name=data["name"]
        )

    async def use(self, name: str, on: "Message | User", channel: Channel | None = None) -> Reply:
        """A command of the context menu of a message or a user."""
        here = on.channel if isinstance(on, Message) else self._at(channel)
        kind = MESSAGE_COMMAND if isinstance(on, Message) else USER_COMMAND
        command = find_command(self.local.world, self, here, name, kind)
        data: Json = {"id": command["id"], "name": command["name"], "type": kind}
        data |= {"target_id": str(on.id), "resolved": self._target(on, here)}
        interaction = self._start(
            InteractionKind.COMMAND, here, data, name, command_name=command["name"]
        )
        return await self._finish(interaction)

    def _target(self, on: "Message | User", here: Channel) -> Json:
        if isinstance(on, Message):
            return {"messages": {str(on.id): self.local.world.message_payload(on)}}
        typed = TypedCommand(self.local.world, self, here)
        typed.resolve_user(on)
        return typed.resolved

    async def press(
        self,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        message: Message | None = None,
        channel: Channel | None = None,
    ) -> Reply:
        """Press a button, named by label (a part is enough), emoji or custom_id."""
        return await self._finish(
            self.click_nowait(label, custom_id=custom_id, message=message, channel=channel)
        )

    def click_nowait(
        self,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        message: Message | None = None,
        channel: Channel | None = None,
    ) -> Interaction:
        """Press without waiting; `local.finish(...)` waits for the reply."""
        found, button = find_button(self, self._candidates(message, channel), label, custom_id)
        data = {"custom_id": button.custom_id, "component_type": int(Kind.BUTTON)}
        return self._start(
            InteractionKind.COMPONENT,
            found.channel,
            data,
            f"[{button.label or button.emoji}]",
            message=found,
        )

    async def select(
        self,
        name: str | None,
        *values: object,
        message: Message | None = None,
        channel: Channel | None = None,
    ) -> Reply:
        """Choose in a select, named by placeholder or custom_id; values by label or value."""
        found, select = find_select(self, self._candidates(message, channel), name)
        data: Json = {
            "custom_id": select.custom_id,
            "component_type": select.kind,
            "values": chosen_values(select, values),
        }
        if select.kind == Kind.USER_SELECT:
            typed = TypedCommand(self.local.world, self, found.channel)
            for value in values:
                if isinstance(value, User):
                    typed.resolve_user(value)
            data["resolved"] = typed.resolved
        interaction = self._start(
            InteractionKind.COMPONENT,
            found.channel,
            data,
            f"[{select.placeholder}] {data['values']}",
            message=found,
        )
        return await self._finish(interaction)

    async def submit(self, modal: Modal | None, filling: Filling) -> Reply:
        if modal is None:
            raise CannotDoError("no-modal")
        origin = modal.interaction
        if origin.user is not self:
            raise CannotDoError("foreign-modal", whom=origin.user.name, who=self.name)
        interaction = self._start(
            InteractionKind.MODAL,
            origin.channel,
            modal.filled(filling),
            f"modal {modal.title!r}",
            message=origin.message,
            origin=origin,
        )
        return await self._finish(interaction)

    async def autocomplete(
        self,
        line: str,
        option: str,
        typed: str,
        *,
        channel: Channel | None = None,
        **others: Any,
    ) -> list[tuple[str, Any]]:
        """What is offered while `typed` stands in the option, as (name, value)."""
        here = self._at(channel)
        command = TypedCommand(self.local.world, self, here, focused=option)
        data = command.data(line, {**others, option: typed})
        interaction = self._start(
            InteractionKind.AUTOCOMPLETE, here, data, f"/{line} {option}:{typed}…"
        )
        return (await self._finish(interaction)).choices

    async def say(
        self, text: str, *, channel: Channel | None = None, reply_to: Message | None = None
    ) -> Message:
        """Type a message; the bot gets it where its intents allow."""
        here = self._at(channel)
        self._need_permission(here, Permission.SEND_MESSAGES)
        known: Json = {}
        if reply_to is not None:
            known = {"kind": 19, "reference": reply_to, "quotes_reference": True}
        message = write(self.local.world, here, self, {"content": text}, **known)
        await self.local.after_act()
        return message

    async def react(self, emoji: str, message: Message) -> None:
        """Add a reaction: a sign, or `name:id` of an emoji of the bot's application."""
        self._need_sight(message)
        if emoji not in message.reactions:
            self._need_permission(message.channel, Permission.ADD_REACTIONS)
        add_reaction(self.local.world, message, self, emoji)
        await self.local.after_act()

    async def unreact(self, emoji: str, message: Message) -> None:
        remove_reaction(self.local.world, message, self, emoji)
        await self.local.after_act()

    async def vote(self, message: Message, *answers: str) -> None:
        """Choose answers of a poll by their text; without any the vote is taken back."""
        self._need_sight(message)
        poll = message.poll
        if poll is None or poll.closed:
            raise CannotDoError("no-poll")
        if len(answers) > 1 and not poll.multiple:
            raise CannotDoError("wrong-count", least=0, most=1, count=len(answers))
        texts = [str(answer.get("text")) for answer in poll.answers]
        unknown = [answer for answer in answers if answer not in texts]
        if unknown:
            raise CannotDoError("no-single-entry", name=unknown[0], names=texts)
        wanted = {texts.index(answer) + 1 for answer in answers}
        polls.vote(self.local.world, message, poll, self, wanted)
        await self.local.after_act()

    async def mark_interest(self, event: ScheduledEvent, *, interested: bool = True) -> None:
        """Press «Interested» on a scheduled event."""
        scheduled.set_interest(self.local.world, event, self, interested=interested)
        await self.local.after_act()

    # -- seeing ---------------------------------------------------------------------------------

    @property
    def dm(self) -> Channel:
        return self.local.world.dm_with(self)

    @property
    def dms(self) -> list[Message]:
        return self.dm.messages

    @property
    def private(self) -> list[Message]:
        """Messages that only this person sees, oldest first."""
        return [message for message in self.all_visible() if message.only_for is self]

    def sees(self, channel: Channel) -> list[Message]:
        return [message for message in channel.log.values() if self.local.world.sees(self, message)]

    def all_visible(self) -> list[Message]:
        world = self.local.world
        return [message for message in world.all_messages() if world.sees(self, message)]

    # -- rights ---------------------------------------------------------------------------------

    @property
    def permissions(self) -> Permission:
        """What this person may do on the default server, beyond everybody's rights."""
        return self._home.members[self.id].extra

    @permissions.setter
    def permissions(self, extra: Permission) -> None:
        self.local.world.set_guild_permissions(self._home, self, extra)

    @property
    def _home(self) -> Guild:
        return self.local.guild

    # -- inside ---------------------------------------------------------------------------------

    def _at(self, channel: Channel | None) -> Channel:
        """The given channel, or else the one of the last act."""
        here = channel or self._here or self.local.default_channel
        if not self.local.world.can_see(self, here):
            raise CannotDoError("cannot-see", who=self.name, what=here)
        self._here = here
        return here

    def _need_permission(self, channel: Channel, permission: Permission) -> None:
        if permission not in self.local.world.permissions(self, channel):
            lacking = {"permission": permission.name, "where": channel}
            raise CannotDoError("lacks-permission", who=self.name, **lacking)

    def _need_sight(self, message: Message) -> None:
        if not self.local.world.sees(self, message):
            raise CannotDoError("cannot-see", who=self.name, what=repr(message))

    def _candidates(self, message: Message | None, channel: Channel | None) -> list[Message]:
        """Messages to look for components in, newest first."""
        if message is not None:
            self._need_sight(message)
            return [message]
        visible = self.sees(channel) if channel else self.all_visible()
        return [each for each in reversed(visible) if each.components]

    def _start(
        self, kind: InteractionKind, channel: Channel, data: Json, wording: str, **known: Any
    ) -> Interaction:
        self._here = channel
        text = f"{self.name} {wording} in {channel}"
        return self.local.interactions.start(kind, self, channel, data, text, **known)

    async def _finish(self, interaction: Interaction) -> Reply:
        return await self.local.finish(interaction)
