"""`LocalDiscord`: puts the parts together, starts and stops them, and is what tests use."""

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Self

from localcord.certificate import Certificate
from localcord.chaos import Chaos
from localcord.clock import Clock
from localcord.control.control import Control
from localcord.faults import Expectation, Faults, UnexpectedFaultsError
from localcord.gateway.gateway import Gateway
from localcord.listener import Listener
from localcord.page.routes import serve_page
from localcord.page.welcome import Welcome
from localcord.people.person import Person
from localcord.people.reply import Reply, finished
from localcord.population import UnknownPersonError, add_person, home, populate, set_manager
from localcord.recording import Recording
from localcord.rest.call import Api
from localcord.rest.rest import Request, Rest
from localcord.storage.decode import readdress
from localcord.storage.journal import Journal
from localcord.tokens import bot_id_of, token_for
from localcord.world import moderation
from localcord.world.commands import own_entry_point
from localcord.world.expiry import expire
from localcord.world.interactions import Interactions
from localcord.world.model import Channel, Guild, Interaction, Json, Message, Overwrite, Role, User
from localcord.world.permissions import NO_PERMISSION, Permission, permissions
from localcord.world.posting import Upload, erase, write
from localcord.world.subscription import Subscription
from localcord.world.world import World

SYNC_SECONDS = 0.05
EXPIRY_SECONDS = 60.0


class LocalDiscord:
    """A Discord on loopback. Leaving it (`async with`) with unexpected faults raises them.

    `file`: where it is stored, so that the next start continues with it; `manager`: who of the
    people may manage the server; `page`: serve the page; `control`: serve control over HTTP;
    `entry_point`: the application owns an Entry Point command; `recording`: remember requests,
    interactions and everything that anybody could read; `pace`: seconds to wait after each act.
    """

    def __init__(
        self,
        people: Iterable[str] = ("Ada", "Bob"),
        *,
        name: str = "Local server",
        channels: Iterable[str] = ("general",),
        manager: str = "",
        locale: str = "en-US",
        bot_name: str = "Bot",
        owner_name: str = "Owner",
        port: int = 0,
        token: str = "",
        tls: Certificate | None = None,
        page: bool = False,
        control: bool = False,
        welcome: Welcome | None = None,
        file: Path | None = None,
        recording: bool = False,
        entry_point: bool = False,
        answer_seconds: float = 3.0,
        token_seconds: float = 900.0,
        heartbeat_seconds: float = 41.25,
        privileged_intents: bool = False,
        shards: int = 1,
        max_concurrency: int = 1,
        identify_seconds: float = 0.0,
        patience: float = 10.0,
        update_seconds: float = 0.1,
        settle_seconds: float = 0.01,
        pace: float = 0.0,
    ) -> None:
        self.patience, self.settle_seconds, self._pace = patience, settle_seconds, pace
        self._update_seconds = update_seconds
        self.watched = asyncio.Event()
        self.welcome = welcome
        self._locale = locale
        self._page, self._control = page, control
        self._journal = Journal(file)
        self._next_expiry: asyncio.TimerHandle | None = None
        kept = self._journal.read()
        self.world = kept or World(bot_name, owner_name, bot_id=bot_id_of(token))
        self.token = token or token_for(self.world.bot.id)
        if entry_point:
            own_entry_point(self.world)
        self._faults = Faults()
        self.gateway = Gateway(self.world, self._faults, self.token)
        self.gateway.heartbeat_seconds = heartbeat_seconds
        self.gateway.privileged_intents = privileged_intents
        self.gateway.max_concurrency = max_concurrency
        self.gateway.identify_seconds = identify_seconds
        self.interactions = Interactions(self.world, self._faults, answer_seconds, token_seconds)
        api = Api(self.world, self.interactions, self.gateway, shards)
        self.rest = Rest(api, self._faults, self.token, self._journal.write)
        self.chaos = Chaos(self.gateway, self.interactions, self.rest)
        self._recording = Recording(self.world, self.rest) if recording else None
        self._listener = Listener(port, tls.server_context() if tls else None)
        self.people = populate(self.world, people, locale, name, channels)
        for person in self.people:
            person.local = self
        self.guild = home(self.world)
        channels_here = (each for each in self.world.channels.values() if each.guild is self.guild)
        self.default_channel = next(channels_here)
        if manager:
            set_manager(self.world, self.people, manager)

    # -- starting and ending -----------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        await self.stop()
        if error is None:
            self._faults.raise_unexpected()
        elif self.faults:
            error.add_note("\n".join(["faults on the wire:", *self.faults]))

    async def start(self) -> None:
        listener = self._listener
        listener.get("/gateway", self.gateway.handle)
        listener.get("/gateway/", self.gateway.handle)
        for version in ("/v{version:[0-9]+}", ""):
            listener.any_method(f"/api{version}/{{path:.*}}", self.rest.handle)
        listener.get("/cdn/{path:.*}", self.rest.download)
        if self._page:
            serve_page(listener, self)
        if self._control:
            Control(self).serve(listener)
        await listener.start()
        readdress(self.world, self.cdn_url)
        self.gateway.url = self.gateway_url
        self._journal.begin(self.world)
        self.clock.on_advance.append(self._expire)
        self._expire()

    def _expire(self) -> None:
        """End what is over: at the start, after every move of the clock, and every minute."""
        expire(self.world)
        if self._next_expiry is not None:
            self._next_expiry.cancel()
        loop = asyncio.get_running_loop()
        self._next_expiry = loop.call_later(EXPIRY_SECONDS, self._expire)

    async def stop(self) -> None:
        if self._next_expiry is not None:
            self._next_expiry.cancel()
        self.interactions.close()
        await self.gateway.close()
        await self._listener.stop()
        self._journal.close()

    @property
    def page_url(self) -> str:
        return self._listener.page_url

    @property
    def control_url(self) -> str:
        return self._listener.control_url

    @property
    def api_url(self) -> str:
        return self._listener.api_url

    @property
    def gateway_url(self) -> str:
        return self._listener.gateway_url

    @property
    def cdn_url(self) -> str:
        return self._listener.cdn_url

    # -- the world -----------------------------------------------------------------------------

    @property
    def clock(self) -> Clock:
        return self.world.clock

    @property
    def bot(self) -> User:
        return self.world.bot

    def new_person(self, name: str, *, locale: str = "", guild: Guild | None = None) -> Person:
        person = add_person(self.world, name, locale or self._locale)
        person.local = self
        self.people = (*self.people, person)
        self.world.add_member(guild or self.guild, person)
        return person

    def person(self, name: str) -> Person:
        for person in self.people:
            if person.name == name:
                return person
        raise UnknownPersonError(f"there is no {name} here")

    def new_guild(
        self,
        name: str,
        channels: Iterable[str] = ("general",),
        *,
        locale: str = "",
        people: Iterable[User] | None = None,
        shard: tuple[int, int] | None = None,
    ) -> Guild:
        """A guild with these channels; `shard=(number, count)` chooses its shard."""
        members = self.people if people is None else people
        guild_id = self.world.ids.new_for_shard(*shard) if shard else 0
        guild = self.world.add_guild(name, locale or self._locale, members, guild_id)
        for channel in channels:
            self.world.add_channel(guild, channel)
        return guild

    def new_channel(self, name: str, guild: Guild | None = None) -> Channel:
        return self.world.add_channel(guild or self.guild, name)

    def new_thread(
        self, name: str, parent: Channel | None = None, *, owner: User | None = None
    ) -> Channel:
        parent = parent or self.default_channel
        return self.world.add_thread(parent, name, owner or self.world.owner)

    def channel(self, name: str, guild: Guild | None = None) -> Channel:
        home = guild or self.guild
        for channel in self.world.channels.values():
            if channel.name == name and channel.guild is home:
                return channel
        raise KeyError(f"{home.name} has no channel {name!r}")

    def new_role(
        self,
        name: str,
        *names: str | Permission,
        guild: Guild | None = None,
        above_bot: bool = False,
    ) -> Role:
        """A role with these permissions. The bot cannot manage a role above its own."""
        home, granted = guild or self.guild, permissions(*names)
        return moderation.add_role(self.world, home, name, granted, above_bot=above_bot)

    def give_role(self, user: User, role: Role, guild: Guild | None = None) -> None:
        home = guild or self.guild
        member = home.members[user.id]
        moderation.set_roles(self.world, home, member, [*member.roles, role.id])

    def allow_in_guild(self, *names: str | Permission, guild: Guild | None = None) -> None:
        """Give the bot permissions in the whole guild."""
        home = guild or self.guild
        extra = home.members[self.bot.id].extra | permissions(*names)
        self.world.set_guild_permissions(home, self.bot, extra)

    def forbid(self, channel: Channel, *names: str | Permission, user: User | None = None) -> None:
        """Take permissions in one channel away, from the bot unless a user is named."""
        self._overwrite(channel, user or self.bot, deny=permissions(*names))

    def allow(self, channel: Channel, *names: str | Permission, user: User | None = None) -> None:
        self._overwrite(channel, user or self.bot, allow=permissions(*names))

    def _overwrite(
        self,
        channel: Channel,
        user: User,
        allow: Permission = NO_PERMISSION,
        deny: Permission = NO_PERMISSION,
    ) -> None:
        old = channel.overwrites.get(user.id, Overwrite())
        new = Overwrite(old.allow & ~deny | allow, old.deny & ~allow | deny)
        self.world.set_overwrite(channel, user, new)

    def post(
        self, channel: Channel, author: User, body: Json, uploads: tuple[Upload, ...] = ()
    ) -> Message:
        """Post a message in the name of its author, without checks."""
        return write(self.world, channel, author, body, uploads)

    def delete(self, message: Message) -> None:
        """Delete a message, as a moderator does."""
        erase(self.world, message)

    def delete_channel(self, channel: Channel) -> None:
        self.world.remove_channel(channel)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        self.world.archive(thread, locked=locked)

    def remove_member(self, user: User, guild: Guild | None = None) -> None:
        self.world.remove_member(guild or self.guild, user)

    def remove_guild(self, guild: Guild | None = None) -> None:
        self.world.remove_guild(guild or self.guild)

    # -- watching ------------------------------------------------------------------------------

    def forgive_faults(self, text: str) -> None:
        """Drop faults with this text, recorded or still to come: they may or may not come."""
        self._faults.forgive(text)

    @property
    def faults(self) -> list[str]:
        return self._faults.entries

    def expect_fault(self, text: str) -> Expectation:
        """Expect a fault with this text: inside the `with` block, or before the end without one."""
        return self._faults.expect(text)

    def on_fault(self, listener: Callable[[str], None]) -> None:
        """Call the listener with every unexpected fault when it is recorded."""
        self._faults.on_fault.append(listener)

    def expected_faults(self) -> dict[str, list[str]]:
        """Expected faults that came, by the text they were expected with."""
        return {each.text: each.hits for each in self._faults.expected}

    def check_faults(self) -> None:
        """Raise unexpected faults and missing expected ones, then forget all of them."""
        try:
            self._faults.raise_unexpected()
        finally:
            self._faults.clear()

    @property
    def recorded(self) -> Recording:
        if self._recording is None:
            raise ValueError("nothing was recorded: LocalDiscord(recording=True) does")
        return self._recording

    @property
    def requests(self) -> list[Request]:
        return self.recorded.requests

    def ever_seen_by(self, person: User) -> list[str]:
        """Every text, custom_id, choice and modal that was ever delivered to the person."""
        return self.recorded.ever_seen_by(person)

    def subscribe(self, person: User) -> Subscription:
        return Subscription(self.world, person)

    # -- waiting -------------------------------------------------------------------------------

    async def connected(self, timeout_seconds: float = 10.0) -> None:
        """Wait until a bot has identified at the gateway."""
        await asyncio.wait_for(self.gateway.identified.wait(), timeout_seconds)

    async def synced(self, *names: str, timeout_seconds: float = 10.0) -> None:
        """Wait until the bot has registered commands: those named, or any if none is named."""
        await self.until(lambda: self._registered(names), timeout_seconds)
        await self.quiet(SYNC_SECONDS)

    def _registered(self, names: Iterable[str]) -> bool:
        known = {name for scope in self.world.commands.values() for _, name in scope}
        return known >= set(names) if names else self.world.commands_synced

    async def finish(self, interaction: Interaction) -> Reply:
        reply = await finished(interaction, self.patience, self._update_seconds)
        if reply.message is not None and reply.message.loading:
            self._faults.record(f"still thinking after {self.patience:g} s: {interaction.wording}")
        await self.after_act()
        return reply

    async def after_act(self) -> None:
        """Wait until the bot is quiet, then for `pace` seconds."""
        await self.quiet()
        await asyncio.sleep(self._pace)

    async def quiet(self, seconds: float | None = None) -> None:
        """Wait until the bot has sent no request for a moment."""
        loop = asyncio.get_running_loop()
        calm = self.settle_seconds if seconds is None else seconds
        start, end = loop.time(), loop.time() + 1.0
        while loop.time() < end:
            since = loop.time() - max(self.rest.last_activity, start)
            if not self.rest.open_requests and since >= calm:
                return
            await asyncio.sleep(max(calm - since, 0.001))

    async def until(
        self, condition: Callable[[], object], timeout_seconds: float | None = None
    ) -> None:
        """Poll a condition, for `patience` seconds if nothing else is said.

        The error after a timeout lists the faults so far.
        """
        seconds = self.patience if timeout_seconds is None else timeout_seconds
        end = asyncio.get_running_loop().time() + seconds
        while not condition():
            if asyncio.get_running_loop().time() > end:
                reasons = "\n".join(self.faults)
                raise UnexpectedFaultsError(f"waited {seconds:g} s in vain\n{reasons}")
            await asyncio.sleep(0.005)
