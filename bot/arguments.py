"""The command line's grammar. Imports nothing large: --help and health answer at once."""

import argparse
import sys
from pathlib import Path
from typing import NoReturn

from bot import __version__
from bot.engine.errors import OperatorError

AS_WRITTEN = "python -m bot"
"""How sentences name this program; `as_started` puts the way there in which it was started."""
BRAINS = ("easy", "normal", "master", "random")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence; how to do it right is for --help."""

    def error(self, message: str) -> NoReturn:
        raise OperatorError(f"{self.prog}: {message}. Try {self.prog} --help.")


def program() -> str:
    """The command that started this process, to be typed again in the same folder."""
    started = Path(sys.argv[0])
    if started.name == "stammtisch":
        return sys.argv[0]
    if started.parts[-2:] != ("bot", "__main__.py"):
        return AS_WRITTEN
    python, here = Path(sys.executable), Path.cwd()
    return f"{python.relative_to(here) if python.is_relative_to(here) else python} -m bot"


def as_started(sentence: str) -> str:
    return sentence.replace(AS_WRITTEN, program())


def parser() -> argparse.ArgumentParser:
    parser = Parser(prog=program(), description="Stammtisch, a Discord bot")
    parser.add_argument("--version", action="version", version=f"Stammtisch {__version__}")
    parser.add_argument("--config", type=Path, help="settings file (default: config.toml)")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("run", help="run the bot; without a token on the playground (default)")
    commands.add_parser("check", help="the doctor: test everything that a start needs")
    _add_database(commands)
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


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is no number from 1 on")
    return int(text)


def _add_database(commands: "argparse._SubParsersAction[Parser]") -> None:
    database = commands.add_parser("db", help="care for the database")
    steps = database.add_subparsers(dest="step", required=True)
    steps.add_parser("upgrade", help="bring it to this version")
    moving = steps.add_parser("copy", help="a whole database into an empty one: SQLite, PostgreSQL")
    moving.add_argument("source", metavar="FROM", help="an SQLite file or an SQLAlchemy address")
    moving.add_argument("target", metavar="TO")
    copy = commands.add_parser("backup", help="copy the database into a new file, at any time")
    copy.add_argument("file", type=Path)
    commands.add_parser("backups", help="list the copies that the bot has made by itself")
    back = commands.add_parser("restore", help="put a backup in the place of the database")
    back.add_argument("file", type=Path)


def _add_measures(commands: "argparse._SubParsersAction[Parser]") -> None:
    simulate = commands.add_parser("simulate", help="matches of computers, without Discord")
    simulate.add_argument("game")
    simulate.add_argument("--seats", type=int, help="how many (default: one per brain, or fewest)")
    simulate.add_argument(
        "--brains", default="master", help=f"of {', '.join(BRAINS)}: one, or one a seat"
    )
    simulate.add_argument("--games", type=int, default=100, help="how many matches")
    simulate.add_argument("--seed", default="1", help="the same seed plays the same matches")
    simulate.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    simulate.add_argument("--jobs", type=_count, default=1, help="processes that share the work")
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
