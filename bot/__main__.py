"""The command line: reads the settings, builds the objects, runs one of them."""

import argparse
import asyncio
import contextlib
import logging
import sys
from collections.abc import Sequence
from pathlib import Path

from bot import running
from bot.config import Settings, SettingsError, load
from bot.engine.catalogue import SeedError
from bot.shell.client import StartError
from bot.store.schema import DatabaseError
from bot.texts import TextError

TROUBLE = 2


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    try:
        settings = load(asked.config)
        _log(settings)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_run(asked, settings))
    except (SettingsError, SeedError, TextError, DatabaseError, StartError) as error:
        print(error, file=sys.stderr)  # noqa: T201 the operator reads this
        return TROUBLE
    return 0


async def _run(asked: argparse.Namespace, settings: Settings) -> None:
    match asked.command:
        case "check":
            await running.check(settings)
            print("Settings, seeds, texts and commands are in order.")  # noqa: T201
        case "db":
            await running.upgrade(settings)
            print("The database is of this version now.")  # noqa: T201
        case _:
            await running.play(settings)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Stammtisch, a Discord bot")
    parser.add_argument("--config", type=Path, help="settings file (default: config.toml)")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("run", help="run the bot; without a token on the playground (default)")
    commands.add_parser("check", help="test settings, seeds, texts and the command payload")
    database = commands.add_parser("db", help="care for the database")
    database.add_argument("step", choices=["upgrade"], help="bring it to this version")
    return parser


def _log(settings: Settings) -> None:
    logging.basicConfig(
        level=settings.log.level, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    logging.getLogger("discord").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)


if __name__ == "__main__":
    sys.exit(main())
