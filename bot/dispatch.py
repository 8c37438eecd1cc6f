"""Runs the command: reads the settings, builds the objects, prints the answer."""

import argparse
import asyncio
import contextlib
import json
import time
from pathlib import Path

from bot import app, doctor, logs, new_game, operating
from bot.advice import simulation
from bot.arguments import as_started
from bot.config import Settings, load
from bot.engine.catalogue import Catalogue
from bot.engine.errors import OperatorError
from bot.record import files

DISAGREES = 1


def run(asked: argparse.Namespace) -> int:
    """The exit code; raises OperatorError."""
    if asked.command == "verify":
        return _verify(asked.file)
    if asked.command in ("simulate", "solve"):
        print(_measured(asked))  # noqa: T201
        return 0
    if asked.command == "new":
        written = new_game.write(asked.game, asked.into, secrets=asked.secrets)
        print(as_started(written))  # noqa: T201
        return 0
    settings = load(asked.config)
    logs.begin(settings.log)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_run(asked, settings))
    return 0


async def _run(asked: argparse.Namespace, settings: Settings) -> None:
    match asked.command:
        case "check":
            await doctor.examine(settings, asked.config or Path("config.toml"), time.time)
        case "db":
            print(await _database(asked, settings))  # noqa: T201
        case "backup" | "backups" | "restore":
            print(await _copies(asked, settings))  # noqa: T201
        case "invite":
            print(await operating.invite(settings))  # noqa: T201
        case "stats":
            print(await operating.stats(settings))  # noqa: T201
        case "export":
            print(await operating.export_match(settings.database.url, asked.match, asked.file))  # noqa: T201
        case "import":
            print(await operating.import_match(settings.database.url, asked.file))  # noqa: T201
        case "emoji":
            print(await _emoji(asked, settings))  # noqa: T201
        case _:
            await app.play(settings)


async def _database(asked: argparse.Namespace, settings: Settings) -> str:
    if asked.step == "copy":
        return await operating.copy(asked.source, asked.target)
    await operating.upgrade(settings)
    return "The database is of this version now."


async def _copies(asked: argparse.Namespace, settings: Settings) -> str:
    if asked.command == "backups":
        return operating.backups(settings, time.time())
    if asked.command == "restore":
        return operating.restore(settings, asked.file)
    return await operating.backup(settings, asked.file)


def _verify(file: Path) -> int:
    """Works offline, with nothing but the file."""
    agrees, told = files.check(file)
    print(told)  # noqa: T201
    return 0 if agrees else DISAGREES


def _measured(asked: argparse.Namespace) -> str:
    """Needs neither settings nor Discord."""
    catalogue = Catalogue.find()
    if asked.command == "solve":
        return simulation.solved(catalogue, asked.game)
    plan = simulation.plan(
        catalogue,
        asked.game,
        brains=asked.brains.split(","),
        seats=asked.seats,
        games=asked.games,
        seed=asked.seed,
        settings=asked.set,
    )
    found = simulation.simulate(plan, asked.jobs)
    return json.dumps(found.as_json(), indent=2) if asked.json else simulation.as_text(found)


async def _emoji(asked: argparse.Namespace, settings: Settings) -> str:
    if asked.sheet is None:
        return await operating.emoji(settings, again=asked.again)
    from bot.art.sheet import contact_sheet  # noqa: PLC0415 only here is anything drawn

    try:
        asked.sheet.write_bytes(contact_sheet(Catalogue.find()))
    except OSError as error:
        raise OperatorError(f"{asked.sheet} cannot be written: {error.strerror}.") from None
    return f"All emoji are on {asked.sheet}."
