"""The state of the local Discord, who may see what, and what it tells its listeners."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TypeVar

from localcord.checks.limits import FILE_BYTES
from localcord.world import message_payloads, payloads
from localcord.world.events import Change, Event, Intent
from localcord.world.ids import Snowflakes
from localcord.world.model import (
    Channel,
    ChannelKind,
    Emoji,
    Guild,
    Interaction,
    Json,
    Kept,
    Member,
    Message,
    Overwrite,
    User,
)
from localcord.world.permissions import EVERYONE, EVERYTHING, NO_PERMISSION, Permission

Someone = TypeVar("Someone", bound=User)


@dataclass
class World:
    bot_name: str
    owner_name: str
    cdn_url: str = ""
    attachment_size_limit: int = FILE_BYTES
    ids: Snowflakes = field(default_factory=Snowflakes)
    users: dict[int, User] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    dms: dict[int, Channel] = field(default_factory=dict)
    commands: dict[int | None, dict[tuple[int, str], Json]] = field(default_factory=dict)
    commands_created: Counter[int | None] = field(default_factory=Counter)
    emojis: dict[int, Emoji] = field(default_factory=dict)
    on_event: list[Callable[[Event], None]] = field(default_factory=list)
    on_change: list[Callable[[Change], None]] = field(default_factory=list)
    on_kept: list[Callable[[Kept], None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.owner = self.add_user(User(self.ids.new(), self.owner_name))
        self.bot = self.add_user(User(self.ids.new(), self.bot_name, bot=True))

    def now(self) -> datetime:
        return datetime.fromtimestamp(self.ids.now(), UTC)

    # -- making things ---------------------------------------------------------------------

    def add_user(self, user: Someone) -> Someone:
        self.users[user.id] = user
        self.keep(user)
        return user

    def add_guild(self, name: str, locale: str, users: Iterable[User], guild_id: int = 0) -> Guild:
        guild = Guild(guild_id or self.ids.new(), name, locale, self.owner.id)
        self.guilds[guild.id] = guild
        for user in (self.owner, self.bot, *users):
            self._seat(guild, user)
        self.keep(guild)
        self.tell("GUILD_CREATE", self.guild_payload(guild), guild, Intent.GUILDS)
        return guild

    def _seat(self, guild: Guild, user: User) -> Member:
        member = Member(user, self.now(), self.ids.new(), EVERYONE if user.bot else NO_PERMISSION)
        guild.members[user.id] = member
        return member

    def add_member(self, guild: Guild, user: User) -> None:
        member = self._seat(guild, user)
        self.keep(guild)
        data = {**payloads.member(member), "guild_id": str(guild.id)}
        self.tell("GUILD_MEMBER_ADD", data, guild, Intent.GUILD_MEMBERS)

    def add_channel(self, guild: Guild, name: str) -> Channel:
        channel = Channel(self.ids.new(), ChannelKind.TEXT, name, guild)
        self.channels[channel.id] = channel
        self.keep(channel)
        self.tell("CHANNEL_CREATE", payloads.channel(channel), guild, Intent.GUILDS)
        self.show("channel_created", channel=channel)
        return channel

    def dm_with(self, user: User) -> Channel:
        if user.id not in self.dms:
            channel = Channel(self.ids.new(), ChannelKind.DM, recipient=user)
            self.dms[user.id] = self.channels[channel.id] = channel
            self.keep(channel)
        return self.dms[user.id]

    def add_thread(
        self,
        parent: Channel,
        name: str,
        owner: User,
        *,
        message: Message | None = None,
        kind: ChannelKind = ChannelKind.PUBLIC_THREAD,
        archive_minutes: int = 1440,
    ) -> Channel:
        thread = Channel(
            id=message.id if message else self.ids.new(),
            kind=kind,
            name=name,
            guild=parent.guild,
            parent=parent,
            owner_id=owner.id,
            auto_archive_minutes=archive_minutes,
            thread_members={owner.id: self.now()},
        )
        self.channels[thread.id] = thread
        self.keep(thread)
        if message is not None:
            message.thread = thread
            self.keep(message)
        data = {**payloads.channel(thread), "newly_created": True}
        self.tell("THREAD_CREATE", data, parent.guild, Intent.GUILDS)
        self.show("channel_created", channel=thread)
        return thread

    # -- taking things away, as an administrator would ---------------------------------------

    def remove_channel(self, channel: Channel) -> None:
        del self.channels[channel.id]
        self.keep(channel)
        for message in channel.log.values():
            message.deleted = True
        name = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.tell(name, payloads.channel(channel), channel.guild, Intent.GUILDS)
        self.show("channel_deleted", channel=channel)
        for thread in [each for each in self.channels.values() if each.parent is channel]:
            self.remove_channel(thread)

    def remove_member(self, guild: Guild, user: User) -> None:
        if user is self.bot:
            return self.remove_guild(guild)
        del guild.members[user.id]
        self.keep(guild)
        data = {"guild_id": str(guild.id), "user": payloads.user(user)}
        return self.tell("GUILD_MEMBER_REMOVE", data, guild, Intent.GUILD_MEMBERS)

    def remove_guild(self, guild: Guild) -> None:
        """The bot was thrown out: its channels stay, but it may touch nothing there any more."""
        del self.guilds[guild.id]
        self.keep(guild)
        self.tell("GUILD_DELETE", {"id": str(guild.id)}, guild, Intent.GUILDS)

    def archive(self, thread: Channel, *, locked: bool = False, archived: bool = True) -> None:
        thread.archived, thread.locked = archived, locked
        self.keep(thread)
        self.tell("THREAD_UPDATE", payloads.channel(thread), thread.guild, Intent.GUILDS)
        self.show("channel_changed", channel=thread)

    # -- permissions and sight ---------------------------------------------------------------

    def permissions(self, user: User, channel: Channel) -> Permission:
        guild = channel.guild
        if guild is None:
            return EVERYTHING if user in (channel.recipient, self.bot) else NO_PERMISSION
        if user.id not in guild.members or guild.id not in self.guilds:
            return NO_PERMISSION
        granted = guild.everyone | guild.members[user.id].extra
        if user.id == guild.owner_id or Permission.ADMINISTRATOR in granted:
            return EVERYTHING
        place = channel.parent or channel
        overwrite = place.overwrites.get(user.id, Overwrite())
        granted = granted & ~overwrite.deny | overwrite.allow
        return granted if Permission.VIEW_CHANNEL in granted else NO_PERMISSION

    def set_overwrite(self, channel: Channel, user: User, overwrite: Overwrite) -> None:
        channel.overwrites[user.id] = overwrite
        self.keep(channel)
        self.tell("CHANNEL_UPDATE", payloads.channel(channel), channel.guild, Intent.GUILDS)
        self.show("channel_changed", channel=channel)

    def set_guild_permissions(self, guild: Guild, user: User, extra: Permission) -> None:
        member = guild.members[user.id]
        name = "GUILD_ROLE_UPDATE" if payloads.has_own_role(member) else "GUILD_ROLE_CREATE"
        member.extra = extra
        self.keep(guild)
        role = payloads.role(member.role_id, user.name, extra, user if user.bot else None)
        self.tell(name, {"guild_id": str(guild.id), "role": role}, guild, Intent.GUILDS)
        data = {**payloads.member(member), "guild_id": str(guild.id)}
        self.tell("GUILD_MEMBER_UPDATE", data, guild, Intent.GUILD_MEMBERS)

    def can_see(self, user: User, channel: Channel) -> bool:
        if channel.kind is ChannelKind.PRIVATE_THREAD and user.id not in channel.thread_members:
            return False
        return Permission.VIEW_CHANNEL in self.permissions(user, channel)

    def sees(self, user: User, message: Message) -> bool:
        mine = message.only_for is None or message.only_for is user
        return mine and not message.deleted and self.can_see(user, message.channel)

    def all_messages(self) -> list[Message]:
        """Oldest first, over all channels."""
        messages = [each for channel in self.channels.values() for each in channel.log.values()]
        return sorted(messages, key=lambda message: message.id)

    def audience(self, channel: Channel, only_for: User | None = None) -> frozenset[int]:
        if only_for is not None:
            return frozenset({only_for.id})
        if channel.recipient is not None:
            return frozenset({channel.recipient.id})
        members = channel.guild.members.values() if channel.guild else ()
        return frozenset(who.user.id for who in members if self.can_see(who.user, channel))

    # -- telling -------------------------------------------------------------------------------

    def keep(self, thing: Kept) -> None:
        """Something is new, different or gone: whoever stores the world wants to know."""
        for listener in self.on_kept:
            listener(thing)

    def tell(
        self, name: str, data: Json, guild: Guild | None, intent: Intent, *, text: bool = False
    ) -> None:
        event = Event(name, data, guild.id if guild else None, intent, text)
        for listener in self.on_event:
            listener(event)

    def show(
        self,
        kind: str,
        *,
        message: Message | None = None,
        interaction: Interaction | None = None,
        channel: Channel | None = None,
    ) -> None:
        """Tell the people who may know that something happened."""
        if message is not None:
            audience = self.audience(message.channel, message.only_for)
        elif interaction is not None:
            audience = frozenset({interaction.user.id})
        else:
            audience = self.audience(channel) if channel else frozenset()
        for listener in self.on_change:
            listener(Change(kind, audience, message, interaction, channel))

    def message_payload(self, message: Message) -> Json:
        return message_payloads.message(message, self.cdn_url, self.bot.id)

    def guild_payload(self, guild: Guild, *, all_members: bool = False) -> Json:
        channels = [channel for channel in self.channels.values() if channel.guild is guild]
        members = guild.members.values() if all_members else [guild.members[self.bot.id]]
        return payloads.guild(guild, channels, members, self.bot.id)
