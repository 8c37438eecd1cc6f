"""The command line: reads the settings, builds the objects, runs one of them."""

import argparse
import asyncio
import contextlib
import json
import logging
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from bot import app, new_game, operating
from bot.advice import simulation
from bot.config import Settings, load
from bot.engine.catalogue import Catalogue
from bot.engine.errors import OperatorError
from bot.record import files
from bot.watch.json_log import JsonLines

DISAGREES = UNWELL = 1
TROUBLE = 2
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
OURS = ("bot", "cogs", "localcord")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence; how to do it right is for --help."""

    def error(self, message: str) -> NoReturn:
        raise OperatorError(f"{self.prog}: {message}. Try {self.prog} --help.")


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        asked = _parser().parse_args(arguments)
        if asked.command == "verify":
            return _verify(asked.file)
        if asked.command in ("simulate", "solve"):
            print(_measured(asked))  # noqa: T201
            return 0
        if asked.command == "new":
            print(new_game.write(asked.game, asked.into, secrets=asked.secrets))  # noqa: T201
            return 0
        settings = load(asked.config)
        if asked.command == "health":
            return _health(settings)
        _log(settings)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_run(asked, settings))
    except OperatorError as error:
        print(error, file=sys.stderr)  # noqa: T201 the operator reads this
        return TROUBLE
    return 0


async def _run(asked: argparse.Namespace, settings: Settings) -> None:
    match asked.command:
        case "check":
            await operating.check(settings)
            print("Settings, seeds, texts and commands are in order.")  # noqa: T201
        case "db":
            print(await _database(asked, settings))  # noqa: T201
        case "backup":
            print(await operating.backup(settings, asked.file))  # noqa: T201
        case "restore":
            print(operating.restore(settings, asked.file))  # noqa: T201
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


def _health(settings: Settings) -> int:
    ready, told = operating.health(settings)
    print(told)  # noqa: T201
    return 0 if ready else UNWELL


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

    asked.sheet.write_bytes(contact_sheet(Catalogue.find()))
    return f"All emoji are on {asked.sheet}."


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="python -m bot", description="Stammtisch, a Discord bot")
    parser.add_argument("--config", type=Path, help="settings file (default: config.toml)")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("run", help="run the bot; without a token on the playground (default)")
    commands.add_parser("check", help="test settings, seeds, texts, commands; play every game")
    database = commands.add_parser("db", help="care for the database")
    steps = database.add_subparsers(dest="step", required=True)
    steps.add_parser("upgrade", help="bring it to this version")
    moving = steps.add_parser("copy", help="a whole database into an empty one: SQLite, PostgreSQL")
    moving.add_argument("source", metavar="FROM", help="an SQLite file or an SQLAlchemy address")
    moving.add_argument("target", metavar="TO")
    copy = commands.add_parser("backup", help="copy the database into a new file, at any time")
    copy.add_argument("file", type=Path)
    back = commands.add_parser("restore", help="put a backup in the place of the database")
    back.add_argument("file", type=Path)
    commands.add_parser("health", help="ask the running bot whether it can serve players")
    commands.add_parser("invite", help="print the link that brings the bot to a server")
    commands.add_parser("stats", help="what is in the database, in numbers")
    _add_files(commands)
    emoji = commands.add_parser("emoji", help="upload our own emoji, missing or changed ones")
    emoji.add_argument("--again", action="store_true", help="replace all of them")
    emoji.add_argument("--sheet", type=Path, help="upload nothing, draw all into this PNG file")
    _add_measures(commands)
    new = commands.add_parser("new", help="write the skeleton of a new game")
    new.add_argument("game", metavar="ID", help="small letters and digits: the name of its folder")
    new.add_argument("--secrets", action="store_true", help="with rolls and decisions in secret")
    new.add_argument("--into", type=Path, metavar="FOLDER", help="elsewhere than in this checkout")
    return parser


def _add_measures(commands: "argparse._SubParsersAction[Parser]") -> None:
    simulate = commands.add_parser("simulate", help="matches of computers, without Discord")
    simulate.add_argument("game")
    simulate.add_argument("--seats", type=int, help="how many (default: one per brain, or fewest)")
    simulate.add_argument(
        "--brains", default="master", help=f"of {', '.join(simulation.BRAINS)}: one, or one a seat"
    )
    simulate.add_argument("--games", type=int, default=100, help="how many matches")
    simulate.add_argument("--seed", default="1", help="the same seed plays the same matches")
    simulate.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    simulate.add_argument("--jobs", type=int, default=1, help="processes that share the work")
    simulate.add_argument("--json", action="store_true", help="the report as JSON")
    solve = commands.add_parser("solve", help="the exact values of a solved game, computed now")
    solve.add_argument("game")


def _add_files(commands: "argparse._SubParsersAction[Parser]") -> None:
    export = commands.add_parser("export", help="write a match that is over into a file")
    export.add_argument("match", help="its id, as /history shows it")
    export.add_argument("file", type=Path)
    take_in = commands.add_parser("import", help="check a file and take its match in")
    take_in.add_argument("file", type=Path)
    verify = commands.add_parser("verify", help="roll the match in a file again, offline")
    verify.add_argument("file", type=Path)


def _log(settings: Settings) -> None:
    """Our own words at the level that was asked for.

    What libraries tell below a warning holds ids, bets and tokens: statements with their
    parameters, requests with their headers.
    """
    lines = logging.StreamHandler()
    lines.setFormatter(JsonLines() if settings.log.json_lines else logging.Formatter(LINE))
    logging.basicConfig(level=logging.WARNING, handlers=[lines])
    for name in OURS:
        logging.getLogger(name).setLevel(settings.log.level)


if __name__ == "__main__":
    sys.exit(main())
