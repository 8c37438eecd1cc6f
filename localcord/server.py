"""A local Discord: it starts, people and a bot meet on it, and it reckons up at the end."""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Self

from localcord.arrival import UnknownPersonError, add_person, appoint, home, move_in
from localcord.chaos import Chaos
from localcord.faults import Expectation, Faults, UnexpectedFaultsError
from localcord.gateway.gateway import Gateway
from localcord.listener import Listener
from localcord.page.routes import serve_page
from localcord.page.welcome import Welcome
from localcord.people.person import Person
from localcord.people.reply import Reply, finished
from localcord.recording import Recording
from localcord.rest.call import Api
from localcord.rest.rest import Request, Rest
from localcord.storage.decode import readdress
from localcord.storage.journal import Journal
from localcord.world.interactions import Interactions
from localcord.world.model import Channel, Guild, Interaction, Json, Message, Overwrite, User
from localcord.world.permissions import NO_PERMISSION, Permission, permissions
from localcord.world.posting import Upload, erase, write
from localcord.world.subscription import Subscription
from localcord.world.world import World


class LocalDiscord:
    """A Discord on loopback; leaving it (`async with`) with unexpected faults raises.

    `file`: where it is kept, so that the next start goes on with it; `manager`: who of the
    people may manage the server; `page`: whether browsers can look on; `recording`: whether
    requests, interactions and all that anybody read are remembered for tests.
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
        page: bool = False,
        welcome: Welcome | None = None,
        file: Path | None = None,
        recording: bool = False,
        answer_seconds: float = 3.0,
        token_seconds: float = 900.0,
        heartbeat_seconds: float = 41.25,
        privileged_intents: bool = False,
        shards: int = 1,
        max_concurrency: int = 1,
        identify_seconds: float = 0.0,
        patience: float = 10.0,
        settle_seconds: float = 0.01,
    ) -> None:
        self.token = token or secrets.token_urlsafe(24)
        self.patience, self.settle_seconds = patience, settle_seconds
        self.welcome = welcome
        self._locale = locale
        self._page = page
        self._journal = Journal(file)
        self.world = self._journal.read() or World(bot_name, owner_name)
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
        self._listener = Listener(port)
        self.people = move_in(self.world, people, locale, name, channels)
        for person in self.people:
            person.local = self
        self.guild = home(self.world)
        channels_here = (each for each in self.world.channels.values() if each.guild is self.guild)
        self.default_channel = next(channels_here)
        if manager:
            appoint(self.world, self.people, manager)

    # -- starting and ending -----------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        await self.stop()
        if error is None:
            self._faults.settle()
        elif self.faults:
            error.add_note("\n".join(["faults on the wire:", *self.faults]))

    async def start(self) -> None:
        listener = self._listener
        listener.get("/gateway", self.gateway.handle)
        listener.get("/gateway/", self.gateway.handle)
        listener.any_method("/api/v10/{path:.*}", self.rest.handle)
        listener.get("/cdn/{path:.*}", self.rest.download)
        if self._page:
            serve_page(listener, self)
        await listener.start()
        readdress(self.world, self.cdn_url)
        self.gateway.url = self.gateway_url
        self._journal.begin(self.world)

    async def stop(self) -> None:
        self.interactions.close()
        await self.gateway.close()
        await self._listener.stop()
        self._journal.close()

    @property
    def page_url(self) -> str:
        return self._listener.page_url

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
        """A server; `shard=(number, count)` chooses where it lives."""
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
        """A message as if the author had sent it, unchecked."""
        return write(self.world, channel, author, body, uploads)

    def delete(self, message: Message) -> None:
        """A moderator deletes the message."""
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
        """Drop faults with this text, where a test cannot know whether they come."""
        self._faults.entries = [fault for fault in self._faults.entries if text not in fault]

    @property
    def faults(self) -> list[str]:
        return self._faults.entries

    def expect_fault(self, text: str) -> Expectation:
        """Announce a fault; as a context it must come inside, otherwise before the end."""
        return self._faults.expect(text)

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

    async def finish(self, interaction: Interaction) -> Reply:
        reply = await finished(interaction, self.patience)
        if reply.message is not None and reply.message.loading:
            self._faults.record(f"still thinking after {self.patience:g} s: {interaction.wording}")
        await self.quiet()
        return reply

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

    async def until(self, condition: Callable[[], object], timeout_seconds: float = 5.0) -> None:
        """Wait until something is so; fails with the faults that explain why it is not."""
        end = asyncio.get_running_loop().time() + timeout_seconds
        while not condition():
            if asyncio.get_running_loop().time() > end:
                reasons = "\n".join(self.faults)
                raise UnexpectedFaultsError(f"waited {timeout_seconds:g} s in vain\n{reasons}")
            await asyncio.sleep(0.005)
