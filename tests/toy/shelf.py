"""What a developer would do to add a game: put a folder and a seed file where the others are."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import bot.games
from bot.engine import catalogue

TOY = Path(__file__).parent


@contextmanager
def on_the_shelf(
    game: str, module: str, folder: Path, monkeypatch: pytest.MonkeyPatch, more_texts: str = ""
) -> Iterator[None]:
    """The game of this module of tests, with the texts of the toy and some more."""
    home = folder / "games" / game
    home.mkdir(parents=True)
    for name in ("de.ftl", "en.ftl"):
        (home / name).write_text((TOY / name).read_text("utf-8") + more_texts, "utf-8")
    (home / "__init__.py").write_text(f"from {module} import GAME as GAME\n")
    seeds = folder / "seeds"
    shutil.copytree(catalogue.SEEDS, seeds)
    shutil.copy(TOY / "muenze.toml", seeds / f"{game}.toml")
    monkeypatch.setattr(bot.games, "__path__", [*bot.games.__path__, str(folder / "games")])
    monkeypatch.setattr(catalogue, "SEEDS", seeds)
    yield
    sys.modules.pop(f"bot.games.{game}", None)
