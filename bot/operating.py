"""The commands of an operator: check, backup, restore, stats, upgrade, emoji, invite …"""

import contextlib
import time
from pathlib import Path
from random import Random

from bot.advice import inventory, lesson_check, rehearsal
from bot.config import DatabaseSettings, Settings
from bot.engine.catalogue import Catalogue
from bot.engine.errors import OperatorError, PlayerError
from bot.live.backups import backup_folder
from bot.live.brain_pool import BrainPool
from bot.live.tables import LiveTables
from bot.record import files
from bot.record.document import Document, dump
from bot.record.export import document, table_of
from bot.record.proof import verify
from bot.shell.client import Stammtisch
from bot.shell.commands.check import command_problems
from bot.shell.connecting import explained, point_at
from bot.shell.drawing.emoji import upload_once
from bot.shell.drawing.icons import ICONS
from bot.shell.invitation import invitation
from bot.store.backups import Backup
from bot.store.copying import copied
from bot.store.file_lock import locked
from bot.store.restoring import checked
from bot.store.restoring import restore as put_in_place
from bot.store.store import Store
from bot.table import days
from bot.table.table import Table
from bot.texts import Texts, explain

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
MEGABYTE = 1_000_000


async def check(settings: Settings) -> None:
    """Check settings, seeds, texts, commands and games; raises OperatorError with the problems."""
    catalogue = Catalogue.find()
    texts = Texts(catalogue, icons=ICONS)
    found = list(texts.problems())
    tables = LiveTables(catalogue, Store.unopened("sqlite+aiosqlite://"), time.time)
    async with Stammtisch(settings, tables, BrainPool()) as bot:
        await bot.load_cogs()
        found += command_problems(await bot.command_payload())
    for box in catalogue.values():
        lacking = inventory.lacking(box, texts)
        found += lacking or rehearsal.missing(box, texts, Random(box.id))  # noqa: S311 no dice
        found += lesson_check.troubles(box, texts)
    if found:
        raise OperatorError("\n".join(found))


async def emoji(settings: Settings, *, again: bool) -> str:
    """Upload the emoji without running the bot."""
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
            done = await upload_once(store.notes, Catalogue.find(), settings.discord, again=again)
    finally:
        await store.close()
    return f"Emoji: {done}."


async def invite(settings: Settings) -> str:
    """The OAuth2 link that adds the bot to a server."""
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


def backups(settings: Settings, now: float) -> str:
    """The backups that the bot made, oldest first: name, age, size, whether they can be used."""
    folder = backup_folder(settings)
    if folder is None:
        raise OperatorError("Only SQLite is copied here. For PostgreSQL use pg_dump.")
    lines = [_told(backup, now) for backup in folder.list()]
    return "\n".join(lines or [f"There are no backups in {folder.folder}."])


def _told(backup: Backup, now: float) -> str:
    try:
        checked(backup.file)
        state = "readable"
    except OperatorError as error:
        state = str(error)
    size = f"{backup.size / MEGABYTE:,.1f} MB"
    return f"{backup.file}  {_age(now - backup.made):>8}  {size:>10}  {state}"


def _age(seconds: float) -> str:
    for unit, length in (("d", DAY), ("h", HOUR), ("min", MINUTE)):
        if seconds >= 2 * length:
            return f"{seconds / length:.0f} {unit}"
    return f"{seconds:.0f} s"


def restore(settings: Settings, file: Path) -> str:
    if settings.database.file is None:
        raise OperatorError("Only SQLite is restored here. For PostgreSQL use pg_restore.")
    return put_in_place(settings.database.file, file)


async def stats(settings: Settings) -> str:
    _refuse_missing(settings.database.file)
    store = await Store.open(settings.database.url)
    try:
        counts = await store.maintenance.stats()
    finally:
        await store.close()
    return "\n".join(f"{name:<18}{count:>12,}" for name, count in counts.items())


def _refuse_missing(file: Path | None) -> None:
    """Looking at a mistyped file must not make it."""
    if file is not None and not file.exists():
        raise OperatorError(f"There is no database at {file}. Check database.url.")


async def upgrade(settings: Settings) -> None:
    with locked(settings.database.file, "`db upgrade`", "Stop it, then upgrade again."):
        store = await Store.open(settings.database.url, upgrade=True)
        await store.close()


async def copy(source: str, target: str) -> str:
    """Copy a whole database into an empty one."""
    old, new = _url(source), _url(target)
    files = (DatabaseSettings(url=url).file for url in (old, new))
    with contextlib.ExitStack() as locks:
        for file in {file.resolve() for file in files if file is not None and file.exists()}:
            locks.enter_context(locked(file, "`db copy`", "Stop it, then copy again."))
        counts = await copied(old, new)
    return f"{counts.total():,} rows of {len(counts)} tables are copied and checked."


def _url(named: str) -> str:
    """The URL of a database that may be named by its file."""
    return named if "://" in named else f"sqlite+aiosqlite:///{named}"


async def export_match(url: str, match: str, file: Path) -> str:
    """Write a match of the database into a file; returns a sentence for the operator."""
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
    """Import a match from a file, if the file verifies."""
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
        days.check_open(table, time.time())
        return document(box.game, table, log, times)
    except PlayerError as refused:
        raise OperatorError(explain(Texts(catalogue).ink(files.LANGUAGE), refused)) from None
