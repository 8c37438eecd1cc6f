"""The objects of a Discord: users, guilds, channels, messages, interactions, emoji."""

import asyncio
from dataclasses import dataclass, field
from datetime import datetime
from enum import IntEnum, IntFlag
from typing import Any

from localcord.world.components import Button, Select, buttons_in, selects_in, text_of
from localcord.world.extras import Poll, ScheduledEvent, Webhook
from localcord.world.permissions import EVERYONE, NO_PERMISSION, Permission

Json = dict[str, Any]


class ChannelKind(IntEnum):
    TEXT = 0
    DM = 1
    VOICE = 2
    CATEGORY = 4
    ANNOUNCEMENT = 5
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class Flag(IntFlag):
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    VOICE = 1 << 13
    COMPONENTS_V2 = 1 << 15


NO_FLAG = Flag(0)


class InteractionKind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


@dataclass(eq=False)
class User:
    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    dms_closed: bool = False

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"


@dataclass(eq=False)
class Role:
    """A role that was created; `above_bot`: the bot may neither change nor give it."""

    id: int
    name: str
    granted: Permission = NO_PERMISSION
    position: int = 1
    above_bot: bool = False
    color: int = 0
    hoist: bool = False
    mentionable: bool = False


@dataclass(eq=False)
class Member:
    """`extra` is what the member's own role `role_id` grants; `roles` are the created ones."""

    user: User
    joined: datetime
    role_id: int
    extra: Permission = NO_PERMISSION
    roles: list[int] = field(default_factory=list)
    nick: str | None = None
    timeout_until: datetime | None = None


@dataclass(eq=False)
class Guild:
    id: int
    name: str
    locale: str
    owner_id: int
    everyone: Permission = EVERYONE
    members: dict[int, Member] = field(default_factory=dict)
    roles: dict[int, Role] = field(default_factory=dict)
    bans: dict[int, str | None] = field(default_factory=dict)

    def base_permissions(self, member: Member) -> Permission:
        """What everybody's role, the member's own and the created ones grant together."""
        granted = self.everyone | member.extra
        for role_id in member.roles:
            granted |= self.roles[role_id].granted
        return granted

    @property
    def own_position(self) -> int:
        """Own roles of members stand above the created ones, unless these are above the bot."""
        return 1 + max((each.position for each in self.below_bot), default=0)

    @property
    def below_bot(self) -> list[Role]:
        return [role for role in self.roles.values() if not role.above_bot]

    def is_role(self, number: int) -> bool:
        own = [member.role_id for member in self.members.values()]
        return number == self.id or number in self.roles or number in own


@dataclass(eq=False)
class Overwrite:
    allow: Permission = NO_PERMISSION
    deny: Permission = NO_PERMISSION


@dataclass(eq=False)
class Attachment:
    id: int
    filename: str
    data: bytes
    content_type: str
    description: str | None = None


@dataclass(eq=False)
class Channel:
    id: int
    kind: ChannelKind
    name: str = ""
    guild: Guild | None = None
    parent: "Channel | None" = None
    owner_id: int = 0
    recipient: User | None = None
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    thread_members: dict[int, datetime] = field(default_factory=dict)
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    log: dict[int, "Message"] = field(default_factory=dict)
    sent: int = 0
    topic: str | None = None
    nsfw: bool = False
    slowmode_seconds: int = 0
    position: int = 0

    @property
    def is_thread(self) -> bool:
        return self.kind in (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)

    @property
    def messages(self) -> "list[Message]":
        """Messages that are not ephemeral, oldest first."""
        return [message for message in self.log.values() if message.only_for is None]

    @property
    def newest(self) -> "Message":
        """The last of those messages. Raises if there is none."""
        if not self.messages:
            raise AssertionError(f"there is no message in {self}")
        return self.messages[-1]

    def __str__(self) -> str:
        return f"#{self.name}" if self.name else f"DM with {self.recipient and self.recipient.name}"


@dataclass(eq=False)
class Message:
    id: int
    channel: Channel
    author: User
    created: datetime
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: Flag = NO_FLAG
    kind: int = 0
    edited_at: datetime | None = None
    only_for: User | None = None
    pings: list[User] = field(default_factory=list)
    nonce: str | int | None = None
    reference: "Message | None" = None
    quotes_reference: bool = False
    interaction: "Interaction | None" = None
    response_id: int | None = None
    reactions: dict[str, set[int]] = field(default_factory=dict)
    thread: Channel | None = None
    pinned: bool = False
    pinned_at: datetime | None = None
    poll: Poll | None = None
    webhook_id: int | None = None
    deleted: bool = False

    @property
    def text(self) -> str:
        """Content, embeds and text displays as a person reads them."""
        return text_of(self.content, self.embeds, self.components)

    @property
    def buttons(self) -> list[Button]:
        return buttons_in(self.components)

    @property
    def selects(self) -> list[Select]:
        return selects_in(self.components)

    @property
    def edited(self) -> bool:
        return self.edited_at is not None

    @property
    def private(self) -> bool:
        return self.only_for is not None

    @property
    def loading(self) -> bool:
        return Flag.LOADING in self.flags

    def __repr__(self) -> str:
        return f"<Message {self.id} by {self.author.name} in {self.channel}: {self.text[:80]!r}>"


@dataclass(eq=False)
class Interaction:
    id: int
    token: str
    kind: InteractionKind
    user: User
    channel: Channel
    data: Json
    wording: str
    message: Message | None = None
    origin: "Interaction | None" = None
    command_name: str = ""
    answer: int | None = None
    failed: bool = False
    response: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    updated: bool = False
    done: asyncio.Event = field(default_factory=asyncio.Event)
    finished: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(eq=False)
class Emoji:
    id: int
    name: str
    image: bytes
    content_type: str


@dataclass(frozen=True)
class CommandScope:
    """Where a set of commands is registered: on one guild, or (None) everywhere."""

    guild_id: int | None


Storable = User | Guild | Channel | Message | Emoji | CommandScope | Webhook | ScheduledEvent
