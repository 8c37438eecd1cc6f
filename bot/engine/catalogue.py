"""Finds the games: every folder of bot.games with a seed file of the same name."""

import importlib
import pkgutil
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from pydantic import ValidationError

from bot.engine.brain import Brain
from bot.engine.game import Game
from bot.engine.screen import Describe, Render, plain_describe, plain_render

SEEDS = Path(__file__).resolve().parents[2] / "seeds"


class SeedError(Exception):
    """A sentence for the operator: which seed file is wrong, and where."""


@dataclass(frozen=True, slots=True)
class Box:
    """A game as it comes from the shelf: rules over their data, a screen, a brain, texts."""

    id: str
    game: Game[Any, Any, Any]
    render: Render
    describe: Describe
    brain: Brain
    folder: Path


class Catalogue(Mapping[str, Box]):
    """All games by id, in the order of their names."""

    def __init__(self, boxes: Mapping[str, Box]) -> None:
        self._boxes = dict(boxes)

    @classmethod
    def find(cls, seeds: Path | None = None) -> "Catalogue":
        games = importlib.import_module("bot.games")
        names = sorted(m.name for m in pkgutil.iter_modules(games.__path__) if m.ispkg)
        return cls({name: _unpack(name, seeds or SEEDS) for name in names})

    def __getitem__(self, game: str) -> Box:
        return self._boxes[game]

    def __iter__(self) -> Iterator[str]:
        return iter(self._boxes)

    def __len__(self) -> int:
        return len(self._boxes)


def _unpack(name: str, seeds: Path) -> Box:
    module = importlib.import_module(f"bot.games.{name}")
    game = module.Game(_seed(module, seeds / f"{name}.toml"))
    render = getattr(module, "render", plain_render)
    describe = getattr(module, "describe", plain_describe)
    brain = Brain.of(getattr(module, "brain", None), getattr(module, "counsel", None))
    return Box(name, game, render, describe, brain, Path(str(module.__file__)).parent)


def _seed(module: ModuleType, file: Path) -> Any:
    try:
        return module.Game.seed_type.model_validate(tomllib.loads(file.read_text("utf-8")))
    except FileNotFoundError:
        raise SeedError(f"The seed file {file.name} is missing.") from None
    except tomllib.TOMLDecodeError as error:
        raise SeedError(f"The seed file {file.name} is no valid TOML: {error}.") from None
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"]) or "the file"
        raise SeedError(f"The seed file {file.name} is wrong at {place}: {first['msg']}.") from None
