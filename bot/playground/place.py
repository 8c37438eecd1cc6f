"""The playground: a local Discord that starts, is played in, and reckons up at the end."""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from bot.playground.api import Api
from bot.playground.chaos import Chaos
from bot.playground.faults import Expectation, Faults, UnexpectedFaultsError
from bot.playground.gateway import Gateway
from bot.playground.interactions import Interactions
from bot.playground.keeping import Keeper, readdress
from bot.playground.observing import Subscription
from bot.playground.people import Person, Reply, finished
from bot.playground.permissions import NO_PERMISSION, Permission, permissions
from bot.playground.posting import erase, texts_in
from bot.playground.rest import Request, Rest
from bot.playground.things import Channel, Guild, Interaction, Message, Overwrite, User
from bot.playground.world import World

HOST = "127.0.0.1"
HOME, ROOMS = "Zwergenheim", ("stammtisch", "spielzimmer", "allgemein")


class Playground(Chaos):
    """A Discord on loopback; leaving it with unexpected faults raises."""

    def __init__(
        self,
        people: Iterable[str] = ("Anna", "Ben"),
        *,
        locale: str = "de",
        port: int = 0,
        token: str = "",
        bot_name: str = "Stammtisch",
        answer_seconds: float = 3.0,
        token_seconds: float = 900.0,
        heartbeat_seconds: float = 41.25,
        privileged_intents: bool = False,
        shards: int = 1,
        max_concurrency: int = 1,
        identify_seconds: float = 0.0,
        patience: float = 10.0,
        settle_seconds: float = 0.01,
        pages: Callable[[web.Application, "Playground"], None] | None = None,
        file: Path | None = None,
    ) -> None:
        self.token = token or secrets.token_urlsafe(24)
        self._keeper = Keeper(file)
        self.world = self._keeper.read() or World(bot_name)
        self._faults = Faults()
        self.gateway = Gateway(self.world, self._faults, self.token)
        self.gateway.heartbeat_seconds = heartbeat_seconds
        self.gateway.privileged_intents = privileged_intents
        self.interactions = Interactions(self.world, self._faults, answer_seconds, token_seconds)
        self.patience, self.settle_seconds = patience, settle_seconds
        self.gateway.max_concurrency = max_concurrency
        self.gateway.identify_seconds = identify_seconds
        self._shards = shards
        self._port, self._pages = port, pages
        self._move_in(people, locale)

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
        app = web.Application(client_max_size=64 * 1024 * 1024)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        app.router.add_get("/gateway", self._connect)
        app.router.add_get("/gateway/", self._connect)
        app.router.add_route("*", "/api/v10/{path:.*}", self._request)
        app.router.add_get("/cdn/{path:.*}", self._download)
        if self._pages is not None:
            self._pages(app, self)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self._port)
        await site.start()
        self._port = self._runner.addresses[0][1]
        readdress(self.world, self.cdn_url)
        self.gateway.url = self.gateway_url
        api = Api(
            self.world,
            self.interactions,
            self.gateway_url,
            self._shards,
            self.gateway.max_concurrency,
        )
        self.rest = Rest(api, self._faults, self.token, self._keeper.write)
        self._keeper.begin(self.world)

    async def stop(self) -> None:
        self.interactions.close()
        await self.gateway.close()
        await self._runner.cleanup()
        await self._keeper.close()

    async def _connect(self, request: web.Request) -> web.StreamResponse:
        return await self.gateway.handle(request)

    async def _request(self, request: web.Request) -> web.StreamResponse:
        return await self.rest.handle(request)

    async def _download(self, request: web.Request) -> web.StreamResponse:
        return self.rest.download(request.match_info["path"])

    # -- addresses -----------------------------------------------------------------------------

    @property
    def page_url(self) -> str:
        return f"http://{HOST}:{self._port}/"

    @property
    def api_url(self) -> str:
        return f"http://{HOST}:{self._port}/api/v10"

    @property
    def gateway_url(self) -> str:
        return f"ws://{HOST}:{self._port}/gateway"

    @property
    def cdn_url(self) -> str:
        return f"http://{HOST}:{self._port}/cdn"

    # -- the world -----------------------------------------------------------------------------

    @property
    def bot(self) -> User:
        return self.world.bot

    def _move_in(self, names: Iterable[str], locale: str) -> None:
        """Those who were kept come back, others are new; so is the server at the first start."""
        kept = [who for who in self.world.users.values() if isinstance(who, Person)]
        for person in kept:
            person.place = self
        missing = [name for name in names if name not in {person.name for person in kept}]
        new = [self._person(name, locale) for name in missing]
        self.people: tuple[Person, ...] = (*kept, *new)
        if not self.world.guilds:
            self.new_guild(HOME, ROOMS, locale=locale)
        self.guild = next(iter(self.world.guilds.values()))
        for person in new:
            if person.id not in self.guild.members:
                self.world.add_member(self.guild, person)
        rooms = (each for each in self.world.channels.values() if each.guild is self.guild)
        self.default_channel = next(rooms)

    def _person(self, name: str, locale: str) -> Person:
        person = self.world.add_user(Person(self.world.ids.new(), name, locale))
        person.place = self
        return person

    def new_person(self, name: str, *, locale: str = "de", guild: Guild | None = None) -> Person:
        person = self._person(name, locale)
        self.people = (*self.people, person)
        self.world.add_member(guild or self.guild, person)
        return person

    def person(self, name: str) -> Person:
        return next(person for person in self.people if person.name == name)

    def new_guild(
        self,
        name: str,
        channels: Iterable[str] = ("allgemein",),
        *,
        locale: str = "de",
        people: Iterable[User] | None = None,
        shard: tuple[int, int] | None = None,
    ) -> Guild:
        """A server; `shard=(number, count)` chooses where it lives."""
        members = self.people if people is None else people
        guild_id = self.world.ids.new_for_shard(*shard) if shard else 0
        guild = self.world.add_guild(name, locale, members, guild_id)
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

    @property
    def faults(self) -> list[str]:
        return self._faults.entries

    def expect_fault(self, text: str) -> Expectation:
        """Announce a fault; as a context it must come inside, otherwise before the end."""
        return self._faults.expect(text)

    @property
    def requests(self) -> list[Request]:
        return self.rest.journal

    def ever_seen_by(self, person: User) -> list[str]:
        """Every text, custom_id, choice and modal that was ever delivered to the person."""
        visible = [each for each in self.world.all_messages() if self.world.sees(person, each)]
        return self.world.seen[person.id] + [text for each in visible for text in texts_in(each)]

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
