"""`check`: examines everything that a start needs, and says of each whether it is in order."""

import os
import shutil
import socket
import stat
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp

from bot import operating
from bot.config import DiscordSettings, Settings
from bot.engine.errors import OperatorError
from bot.live.backups import backup_folder
from bot.store.file_lock import is_locked
from bot.store.looking import look

LEAST_FREE_BYTES = 200_000_000
MOST_SKEW_SECONDS = 5.0
"""Leases and Discord's three seconds want a clock that is right."""
ASK_SECONDS = 10
GAMES = "games"


@dataclass(frozen=True, slots=True)
class Finding:
    about: str
    told: str
    is_well: bool = True

    @property
    def sentence(self) -> str:
        """A problem of the games names its file itself."""
        return self.told if self.about == GAMES else f"{self.about}: {self.told}"


async def examine(settings: Settings, config: Path, clock: Callable[[], float]) -> None:
    """Prints what is in order; raises OperatorError with all that is not."""
    troubles = []
    async for finding in findings(settings, config, clock):
        if finding.is_well:
            print(f"ok  {finding.about}: {finding.told}")  # noqa: T201
        else:
            troubles.append(finding.sentence)
    if troubles:
        raise OperatorError("\n".join(troubles))


async def findings(
    settings: Settings, config: Path, clock: Callable[[], float]
) -> AsyncIterator[Finding]:
    yield await _house(settings)
    yield secrecy(settings, config)
    yield await _database(settings)
    for about, folder in _folders(settings):
        yield writable(about, folder)
        yield room(about, folder)
    if settings.watch.port:
        yield _port(settings)
    if settings.discord.token.get_secret_value():
        for finding in await _discord(settings.discord, clock):
            yield finding
    else:
        yield Finding("token", "there is none; a start opens the playground")


async def _house(settings: Settings) -> Finding:
    try:
        await operating.check(settings)
    except OperatorError as error:
        return Finding(GAMES, str(error), is_well=False)
    return Finding(GAMES, "settings, seeds, texts and commands are in order")


def secrecy(settings: Settings, config: Path) -> Finding:
    """Whether others on this machine can read a token that stands in the file."""
    if not config.is_file():
        return Finding("settings", "from the environment alone")
    token = settings.discord.token.get_secret_value()
    open_to_others = config.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO)
    if token and token in config.read_text("utf-8") and open_to_others:
        told = f"{config} holds the token, and others can read it. Run: chmod 600 {config}"
        return Finding("settings", told, is_well=False)
    return Finding("settings", str(config))


async def _database(settings: Settings) -> Finding:
    try:
        told = await look(settings.database.url, settings.database.file)
    except OperatorError as error:
        return Finding("database", str(error), is_well=False)
    return Finding("database", told)


def _folders(settings: Settings) -> list[tuple[str, Path]]:
    backups = backup_folder(settings) if settings.backup.keep else None
    folders = [("data", settings.database.folder)]
    return [*folders, ("backups", backups.folder)] if backups else folders


def writable(about: str, folder: Path) -> Finding:
    there = _nearest(folder)
    if not there.is_dir():
        return Finding(about, f"{there} is no folder.", is_well=False)
    if not os.access(there, os.W_OK | os.X_OK):
        told = f"{there} cannot be written by this account. Run: chown {_account()} {there}"
        return Finding(about, told, is_well=False)
    return Finding(about, f"{folder} can be written")


def _account() -> str:
    return str(os.getuid())


def room(about: str, folder: Path, least: int = LEAST_FREE_BYTES) -> Finding:
    free = shutil.disk_usage(_nearest(folder)).free
    told = f"{free / 1e6:,.0f} MB are free on the disk of {folder}"
    if free < least:
        return Finding(about, f"only {told}; {least / 1e6:.0f} MB are wanted.", is_well=False)
    return Finding(about, told)


def _nearest(folder: Path) -> Path:
    """The folder, or the one in which it will be made."""
    whole = folder.absolute()
    return next(each for each in (whole, *whole.parents) if each.exists())


def _port(settings: Settings) -> Finding:
    """A port that is taken by a running bot is in order."""
    host, port = settings.watch.host, settings.watch.port
    try:
        with socket.create_server((host, port), family=_family(host)):
            return Finding("watch.port", f"{port} is free")
    except OSError as error:
        if settings.database.file is not None and is_locked(settings.database.file):
            return Finding("watch.port", f"{port} is used, and a bot is running")
        told = f"{host}:{port} cannot be used: {error.strerror}. Set watch.port."
        return Finding("watch.port", told, is_well=False)


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


async def _discord(settings: DiscordSettings, clock: Callable[[], float]) -> list[Finding]:
    headers = {"Authorization": f"Bot {settings.token.get_secret_value()}"}
    limit = aiohttp.ClientTimeout(ASK_SECONDS)
    host = urlsplit(settings.api_url).netloc
    try:
        async with (
            aiohttp.ClientSession(timeout=limit, trust_env=True) as session,
            session.get(f"{settings.api_url}/users/@me", headers=headers) as answer,
        ):
            date = answer.headers.get("Date", "")
            return [token_finding(answer.status, host), clock_finding(date, clock())]
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        told = f"{host} cannot be reached: {error or 'no answer'}."
        return [Finding("network", told, is_well=False)]


def token_finding(status: int, host: str) -> Finding:
    if status == HTTPStatus.UNAUTHORIZED:
        told = "Discord does not accept it. Copy it again from the developer portal."
        return Finding("token", told, is_well=False)
    if status != HTTPStatus.OK:
        told = f"{host} does not answer as Discord does ({status})."
        return Finding("token", told, is_well=False)
    return Finding("token", f"{host} accepts it")


def clock_finding(date: str, now: float) -> Finding:
    """`date`: the header of an answer."""
    if not date:
        return Finding("clock", "nobody to compare it with")
    skew = now - parsedate_to_datetime(date).timestamp()
    if abs(skew) > MOST_SKEW_SECONDS:
        told = f"it differs from Discord's by {skew:+.0f} s. Let the machine keep time by NTP."
        return Finding("clock", told, is_well=False)
    return Finding("clock", "it agrees with Discord's")
