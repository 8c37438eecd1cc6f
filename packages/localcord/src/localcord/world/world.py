"""The state of the local Discord, permissions, and listeners to its changes."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import Any, TypeVar

from localcord.checks.limits import FILE_BYTES
from localcord.clock import Clock
from localcord.world import message_payloads, payloads
from localcord.world.events import Change, Event, Intent
from localcord.world.extras import ScheduledEvent, Webhook
from localcord.world.ids import Snowflakes
from localcord.world.model import (
    Channel,
    ChannelKind,
    Emoji,
    Guild,
    Interaction,
    Json,
    Member,
    Message,
    Overwrite,
    Storable,
    User,
)
from localcord.world.permissions import (
    EVERYONE,
    EVERYTHING,
    NO_PERMISSION,
    TIMED_OUT,
    Permission,
)

Someone = TypeVar("Someone", bound=User)


@dataclass
class World:
    bot_name: str
    owner_name: str
    cdn_url: str = ""
    attachment_size_limit: int = FILE_BYTES
    clock: Clock = field(default_factory=Clock)
    bot_id: int = 0
    users: dict[int, User] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    dms: dict[int, Channel] = field(default_factory=dict)
    commands: dict[int | None, dict[tuple[int, str], Json]] = field(default_factory=dict)
    commands_created: Counter[tuple[int | None, date]] = field(default_factory=Counter)
    commands_synced: bool = False
    application: Json = field(default_factory=dict)
    """What the bot changed of its own application."""
    emojis: dict[int, Emoji] = field(default_factory=dict)
    webhooks: dict[int, Webhook] = field(default_factory=dict)
    scheduled: dict[int, ScheduledEvent] = field(default_factory=dict)
    on_event: list[Callable[[Event], None]] = field(default_factory=list)
    on_change: list[Callable[[Change], None]] = field(default_factory=list)
    on_dirty: list[Callable[[Storable], None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.ids = Snowflakes(self.clock.now)
        self.owner = self.add_user(User(self.ids.new(), self.owner_name))
        self.bot = self.add_user(User(self.bot_id or self.ids.new(), self.bot_name, bot=True))

    def now(self) -> datetime:
        return datetime.fromtimestamp(self.clock.now(), UTC)

    # -- making things ---------------------------------------------------------------------

    def add_user(self, user: Someone) -> Someone:
        self.users[user.id] = user
        self.mark_dirty(user)
        return user

    def add_guild(self, name: str, locale: str, users: Iterable[User], guild_id: int = 0) -> Guild:
        guild = Guild(guild_id or self.ids.new(), name, locale, self.owner.id)
        self.guilds[guild.id] = guild
        for user in (self.owner, self.bot, *users):
            self._seat(guild, user)
        self.mark_dirty(guild)
        self.dispatch("GUILD_CREATE", self.guild_payload(guild), guild, Intent.GUILDS)
        return guild

    def _seat(self, guild: Guild, user: User) -> Member:
        member = Member(user, self.now(), self.ids.new(), EVERYONE if user.bot else NO_PERMISSION)
        guild.members[user.id] = member
        return member

    def add_member(self, guild: Guild, user: User) -> None:
        member = self._seat(guild, user)
        self.mark_dirty(guild)
        data = {**payloads.member(member), "guild_id": str(guild.id)}
        self.dispatch("GUILD_MEMBER_ADD", data, guild, Intent.GUILD_MEMBERS)

    def add_channel(
        self, guild: Guild, name: str, kind: ChannelKind = ChannelKind.TEXT, **known: Any
    ) -> Channel:
        channel = Channel(self.ids.new(), kind, name, guild, **known)
        self.channels[channel.id] = channel
        self.mark_dirty(channel)
        self.dispatch("CHANNEL_CREATE", payloads.channel(channel), guild, Intent.GUILDS)
        self.notify("channel_created", channel=channel)
        return channel

    def dm_with(self, user: User) -> Channel:
        if user.id not in self.dms:
            channel = Channel(self.ids.new(), ChannelKind.DM, recipient=user)
            self.dms[user.id] = self.channels[channel.id] = channel
            self.mark_dirty(channel)
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
        self.mark_dirty(thread)
        if message is not None:
            message.thread = thread
            self.mark_dirty(message)
        data = {**payloads.channel(thread), "newly_created": True}
        self.dispatch("THREAD_CREATE", data, parent.guild, Intent.GUILDS)
        self.notify("channel_created", channel=thread)
        return thread

    # -- taking things away, as an administrator would ---------------------------------------

    def remove_channel(self, channel: Channel) -> None:
        del self.channels[channel.id]
        self.mark_dirty(channel)
        for message in channel.log.values():
            message.deleted = True
        name = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.dispatch(name, payloads.channel(channel), channel.guild, Intent.GUILDS)
        self.notify("channel_deleted", channel=channel)
        for child in [each for each in self.channels.values() if each.parent is channel]:
            if child.is_thread:
                self.remove_channel(child)
            else:
                child.parent = None
                self.update_channel(child)

    def remove_member(self, guild: Guild, user: User) -> None:
        if user is self.bot:
            return self.remove_guild(guild)
        del guild.members[user.id]
        self.mark_dirty(guild)
        data = {"guild_id": str(guild.id), "user": payloads.user(user)}
        return self.dispatch("GUILD_MEMBER_REMOVE", data, guild, Intent.GUILD_MEMBERS)

    def remove_guild(self, guild: Guild) -> None:
        """The bot is removed from the guild. The channels stay, but it has no access."""
        del self.guilds[guild.id]
        self.mark_dirty(guild)
        self.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild, Intent.GUILDS)

    def archive(self, thread: Channel, *, locked: bool = False, archived: bool = True) -> None:
        thread.archived, thread.locked = archived, locked
        self.mark_dirty(thread)
        self.dispatch("THREAD_UPDATE", payloads.channel(thread), thread.guild, Intent.GUILDS)
        self.notify("channel_changed", channel=thread)

    # -- permissions and sight ---------------------------------------------------------------

    def permissions(self, user: User, channel: Channel) -> Permission:
        guild = channel.guild
        if guild is None:
            return EVERYTHING if user in (channel.recipient, self.bot) else NO_PERMISSION
        if user.id not in guild.members or guild.id not in self.guilds:
            return NO_PERMISSION
        member = guild.members[user.id]
        granted = self.guild_permissions(member, guild)
        if granted == EVERYTHING:
            return EVERYTHING
        granted = _overwritten(granted, channel, guild, member)
        if self.is_timed_out(member):
            granted &= TIMED_OUT
        return granted if Permission.VIEW_CHANNEL in granted else NO_PERMISSION

    def guild_permissions(self, member: Member, guild: Guild) -> Permission:
        """What the member may do in the whole guild; an owner or administrator everything."""
        granted = guild.base_permissions(member)
        if member.user.id == guild.owner_id or Permission.ADMINISTRATOR in granted:
            return EVERYTHING
        return granted

    def is_timed_out(self, member: Member) -> bool:
        return member.timeout_until is not None and member.timeout_until > self.now()

    def update_channel(self, channel: Channel) -> None:
        """Announce a changed channel."""
        self.mark_dirty(channel)
        self.dispatch("CHANNEL_UPDATE", payloads.channel(channel), channel.guild, Intent.GUILDS)
        self.notify("channel_changed", channel=channel)

    def set_overwrite(self, channel: Channel, user: User, overwrite: Overwrite) -> None:
        channel.overwrites[user.id] = overwrite
        self.update_channel(channel)

    def set_guild_permissions(self, guild: Guild, user: User, extra: Permission) -> None:
        member = guild.members[user.id]
        name = "GUILD_ROLE_UPDATE" if payloads.has_own_role(member) else "GUILD_ROLE_CREATE"
        member.extra = extra
        self.mark_dirty(guild)
        role = payloads.own_role(guild, member)
        self.dispatch(name, {"guild_id": str(guild.id), "role": role}, guild, Intent.GUILDS)
        data = {**payloads.member(member), "guild_id": str(guild.id)}
        self.dispatch("GUILD_MEMBER_UPDATE", data, guild, Intent.GUILD_MEMBERS)

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

    def mark_dirty(self, thing: Storable) -> None:
        """Have a new, changed or removed object stored."""
        for listener in self.on_dirty:
            listener(thing)

    def dispatch(
        self, name: str, data: Json, guild: Guild | None, intent: Intent, *, text: bool = False
    ) -> None:
        event = Event(name, data, guild.id if guild else None, intent, text)
        for listener in self.on_event:
            listener(event)

    def notify(
        self,
        kind: str,
        *,
        message: Message | None = None,
        interaction: Interaction | None = None,
        channel: Channel | None = None,
    ) -> None:
        """Notify the people who can see something of its change."""
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

    def channels_of(self, guild: Guild) -> list[Channel]:
        return [channel for channel in self.channels.values() if channel.guild is guild]

    def guild_payload(self, guild: Guild, *, all_members: bool = False) -> Json:
        """GUILD_CREATE."""
        members = guild.members.values() if all_members else [guild.members[self.bot.id]]
        events = [each for each in self.scheduled.values() if each.guild_id == guild.id]
        return {
            **payloads.guild_create(guild, self.channels_of(guild), members, self.bot.id),
            "guild_scheduled_events": [
                payloads.scheduled_event(each, self.users[each.creator_id]) for each in events
            ],
        }


def _overwritten(granted: Permission, channel: Channel, guild: Guild, member: Member) -> Permission:
    """Overwrites of a channel: everybody's, then all roles' together, then the member's."""
    place = channel.parent if channel.is_thread and channel.parent else channel
    if not place.overwrites:
        return granted
    roles = [place.overwrites.get(each, Overwrite()) for each in (member.role_id, *member.roles)]
    denied, allowed = NO_PERMISSION, NO_PERMISSION
    for role in roles:
        denied |= role.deny
        allowed |= role.allow
    everybody = place.overwrites.get(guild.id, Overwrite())
    own = place.overwrites.get(member.user.id, Overwrite())
    for overwrite in (everybody, Overwrite(allowed, denied), own):
        granted = granted & ~overwrite.deny | overwrite.allow
    return granted
