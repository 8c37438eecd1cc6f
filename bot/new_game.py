"""Writes the skeleton of a new game: a small game that can be played at once."""

import keyword
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from bot.engine.catalogue import Catalogue
from bot.engine.errors import OperatorError

ROOT = Path(__file__).resolve().parents[1]
INSTALLED = Path(str(resources.files("bot"))) / "skeletons"
"""Where a wheel has them."""
SKELETONS = INSTALLED if INSTALLED.is_dir() else ROOT / "tools" / "skeletons"
ID = re.compile(r"[a-z][a-z0-9]{1,19}")


def write(game: str, into: Path | None = None, *, secrets: bool = False) -> str:
    """Write all files of a game; returns a message with their places and the next steps."""
    _check(game)
    if into is None and INSTALLED.is_dir():
        raise OperatorError("Name a folder for the new game: --into FOLDER.")
    kind = SKELETONS / ("secret" if secrets else "open")
    files = list(_files(kind, game, into))
    if there := next((file for file, _ in files if file.exists()), None):
        raise OperatorError(f"There is {there} already; nothing was written.")
    for file, text in files:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return _what_now(game, into)


def _check(game: str) -> None:
    if not ID.fullmatch(game) or keyword.iskeyword(game):
        raise OperatorError(
            f"A game cannot be called {game!r}: small letters and digits, two to twenty, "
            "the first a letter."
        )
    if game in Catalogue.find():
        raise OperatorError(f"There is a game {game} already.")


def _files(kind: Path, game: str, into: Path | None) -> Iterator[tuple[Path, str]]:
    """Every file of the skeleton: path and text, with the new game's name."""
    (model,) = (folder.name for folder in (kind / "games").iterdir())
    for file in sorted(kind.rglob("*.*")):
        if "__pycache__" in file.parts:
            continue
        part, *rest = file.relative_to(kind).parts
        text = file.read_text("utf-8").replace(model, game).replace(model.title(), game.title())
        yield _home(part, into).joinpath(*(name.replace(model, game) for name in rest)), text


def _home(part: str, into: Path | None) -> Path:
    if into is not None:
        return into / part
    return {"games": ROOT / "bot" / "games", "tests": ROOT / "tests" / "games"}.get(
        part, ROOT / part
    )


def _what_now(game: str, into: Path | None) -> str:
    mounted = "" if into is None else f"BOT_GAMES_PATH={into / 'games'} "
    homes = {part: _home(part, into) for part in ("games", "seeds", "tests")}
    if into is None:
        homes = {part: home.relative_to(ROOT) for part, home in homes.items()}
    tests = homes["tests"] / game
    testing = f"python -m pytest -n 0 -c pyproject.toml {tests}"
    lines = [
        f"Written: {homes['games'] / game}, {homes['seeds'] / game}.toml, {tests}.",
        f"Play it:  {mounted}python -m bot",
        f"Check it: {mounted}python -m bot check",
        f"Test it:  {mounted}{testing}",
        "How to go on: CONTRIBUTING.md, «Add a game».",
    ]
    if INSTALLED.is_dir():
        lines[3] = "Test it:  in a checkout of the project, whose tests it uses."
    return "\n".join(lines)
