"""What an operator types: check, health, backup, restore, stats, upgrade, emoji, invite, …"""

import http.client
import time
from pathlib import Path
from random import Random

from bot.advice import inventory, rehearsal
from bot.config import DatabaseSettings, Settings
from bot.engine.catalogue import Catalogue
from bot.engine.errors import OperatorError, PlayerError
from bot.live.brain_pool import BrainPool
from bot.live.tables import LiveTables
from bot.record import files
from bot.record.document import Document, document, dump, table_of
from bot.record.proof import verify
from bot.shell.client import Stammtisch
from bot.shell.command_check import command_problems
from bot.shell.connecting import explained, point_at
from bot.shell.emoji import upload_once
from bot.shell.icons import ICONS
from bot.shell.invitation import invitation
from bot.store.copying import copied
from bot.store.restoring import is_in_use
from bot.store.restoring import restore as put_in_place
from bot.store.store import Store
from bot.table.table import Table
from bot.texts import Texts, explain

HEALTH_SECONDS = 4


async def check(settings: Settings) -> None:
    """Everything that can be wrong before the first player comes; raises the first sentence."""
    catalogue = Catalogue.find()
    texts = Texts(catalogue, icons=ICONS)
    found = list(texts.problems())
    tables = LiveTables(catalogue, Store.unopened(settings.database.url), time.time)
    async with Stammtisch(settings, tables, BrainPool()) as bot:
        await bot.load_cogs()
        found += command_problems(await bot.command_payload())
    for box in catalogue.values():
        lacking = inventory.lacking(box, texts)
        found += lacking or rehearsal.missing(box, texts, Random(box.id))  # noqa: S311 no dice
    if found:
        raise OperatorError("\n".join(found))


async def emoji(settings: Settings, *, again: bool) -> str:
    """Upload our own emoji without running the bot."""
    token = settings.discord.token.get_secret_value()
    if not token:
        raise OperatorError(
            "There is no token, so there is no Discord to upload to; the playground gets its "
            "emoji at every start. Set discord.token or DISCORD_TOKEN."
        )
    point_at(settings.discord)
    store = await Store.open(settings.database.url)
    try:
        with explained(settings.discord):
            done = await upload_once(store, Catalogue.find(), settings.discord, again=again)
    finally:
        await store.close()
    return f"Emoji: {done}."


async def invite(settings: Settings) -> str:
    """The link for the owner of a server."""
    if not settings.discord.token.get_secret_value():
        raise OperatorError("There is no token yet. Set discord.token or DISCORD_TOKEN.")
    point_at(settings.discord)
    with explained(settings.discord):
        return await invitation(settings.discord)


async def backup(settings: Settings, file: Path) -> str:
    store = Store.unopened(settings.database.url)
    try:
        await store.maintenance.backup(file)
    finally:
        await store.close()
    return f"The database is copied to {file}."


def health(settings: Settings) -> tuple[bool, str]:
    """Whether the bot that runs here can serve players, in its own words."""
    wanted = settings.watch
    if not wanted.port:
        raise OperatorError("Nothing is served to watch the bot. Set watch.port, and restart it.")
    host = "127.0.0.1" if wanted.host in ("0.0.0.0", "::") else wanted.host  # noqa: S104
    asked = http.client.HTTPConnection(host, wanted.port, timeout=HEALTH_SECONDS)
    try:
        asked.request("GET", "/readyz")
        answer = asked.getresponse()
        return answer.status == http.HTTPStatus.OK, answer.read().decode().strip()
    except (OSError, http.client.HTTPException) as error:
        return False, f"No bot answers at {host}:{wanted.port}: {error}."
    finally:
        asked.close()


def restore(settings: Settings, file: Path) -> str:
    if settings.database.file is None:
        raise OperatorError("Only SQLite is restored here. For PostgreSQL use pg_restore.")
    return put_in_place(settings.database.file, file)


async def stats(settings: Settings) -> str:
    store = await Store.open(settings.database.url)
    try:
        counts = await store.maintenance.stats()
    finally:
        await store.close()
    return "\n".join(f"{name:<18}{count:>12,}" for name, count in counts.items())


async def upgrade(settings: Settings) -> None:
    store = await Store.open(settings.database.url, upgrade=True)
    await store.close()


async def copy(source: str, target: str) -> str:
    """Everything in one database into another, empty one."""
    old, new = _address(source), _address(target)
    for file in (DatabaseSettings(url=url).file for url in (old, new)):
        if file is not None and is_in_use(file):
            raise OperatorError(f"A bot is running on {file}. Stop it, then copy again.")
    counts = await copied(old, new)
    return f"{counts.total():,} rows of {len(counts)} tables are copied and checked."


def _address(named: str) -> str:
    """A file may be named as such."""
    return named if "://" in named else f"sqlite+aiosqlite:///{named}"


async def export_match(url: str, match: str, file: Path) -> str:
    """Write a match of the database into a file; the answer is a sentence for the operator."""
    catalogue = Catalogue.find()
    store = await Store.open(url)
    try:
        table = await store.matches.table(match)
        if table is None:
            raise OperatorError(f"There is no match {match} in the database.")
        written = await _document(store, catalogue, table)
    finally:
        await store.close()
    files.write(file, dump(written))
    return f"The match {match} with {len(written.moves)} moves is in {file}."


async def import_match(url: str, file: Path) -> str:
    """Take a match into the database, if everything in the file agrees."""
    catalogue, loaded = Catalogue.find(), files.read(file)
    if findings := verify(loaded, catalogue).findings:
        told = "\n".join(files.told(catalogue, loaded, findings))
        raise OperatorError(f"{file} is not taken in, because it does not agree:\n{told}")
    store = await Store.open(url)
    try:
        times = [move.at for move in loaded.moves]
        if not await store.archive.take_in(table_of(loaded), loaded.log, times):
            raise OperatorError(f"The match {loaded.match} is in the database already.")
    finally:
        await store.close()
    return f"The match {loaded.match} with {len(loaded.moves)} moves is in the database now."


async def _document(store: Store, catalogue: Catalogue, table: Table) -> Document:
    box = catalogue.get(table.game)
    if box is None:
        raise OperatorError(f"The game {table.game} of the match {table.id} is not known here.")
    log, times = await store.matches.log(table.id), await store.archive.times(table.id)
    try:
        return document(box.game, table, log, times)
    except PlayerError as refused:
        raise OperatorError(explain(Texts(catalogue).ink(files.LANGUAGE), refused)) from None
