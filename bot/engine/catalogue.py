"""Finds the games: every folder of bot.games with a seed file of the same name."""

import importlib
import pkgutil
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic

from pydantic import ValidationError

from bot.engine.brain import Brain, Deed, Rules, Sight
from bot.engine.errors import OperatorError
from bot.engine.game import Game, Seed
from bot.engine.match import Match
from bot.engine.moments import Moment, Staging, nothing_staged, scenes
from bot.engine.offers import Offer, Typed, fitting, other_words, unordered
from bot.engine.screen import Ink, Screen, plain_describe, plain_render

SEEDS = Path(__file__).resolve().parents[2] / "seeds"


@dataclass(frozen=True, slots=True)
class GameParts(Generic[Rules, Sight, Deed]):
    """What the folder of a game exports as GAME: one value, so that types see every seam."""

    rules: type[Rules]
    render: Callable[[Rules, Sight, Ink, str], Screen] = plain_render
    describe: Callable[[Rules, Sight, Deed, Ink], str] = plain_describe
    brain: Brain[Rules, Sight, Deed] = field(default_factory=Brain)
    staging: Staging[Rules, Sight] = nothing_staged
    order: Callable[[Rules, Sight, Sequence[Deed]], Sequence[Deed]] = unordered
    """The legal actions for a list, what people mostly want first; cheaper than a brain."""
    narrow: Callable[[Rules, Sight, int, Typed, int, Ink], tuple[Offer, ...]] | None = None
    """What fits the words typed so far, where there are too many moves to put all into words: at
    most so many whole moves, or else the next step towards one."""


@dataclass(frozen=True, slots=True)
class Box:
    """A game as it comes from the shelf: rules over their data, a screen, a brain, texts."""

    id: str
    game: Game[Any, Any, Any]
    parts: GameParts[Any, Any, Any]
    folder: Path
    seed_file: Path

    @property
    def brain(self) -> Brain[Any, Any, Any]:
        return self.parts.brain

    def render(self, view: Any, ink: Ink, prefix: str = "") -> Screen:
        """How this game draws a view; `prefix` is the part of a move that was picked already."""
        return self.parts.render(self.game, view, ink, prefix)

    def moment(self, match: Match) -> Moment[Any] | None:
        """What is staged of the last action and of all that followed by itself."""
        if self.parts.staging is nothing_staged or not match.trail:
            return None
        return self.parts.staging(self.game, scenes(self.game, match.trail))

    def offers(self, view: Any, seat: int, typed: Typed, most: int, ink: Ink) -> tuple[Offer, ...]:
        """The moves of a seat that fit what was typed, the most wanted first."""
        if self.parts.narrow:
            return self.parts.narrow(self.game, view, seat, typed, most, ink)
        actions = self.parts.order(self.game, view, self.game.legal_in(view, seat))
        return fitting((self._offer(view, action, ink) for action in actions), typed)

    def _offer(self, view: Any, action: Any, ink: Ink) -> Offer:
        move = str(action)
        return Offer(self.describe(view, action, ink), move, more=other_words(move, ink))

    def describe(self, view: Any, action: Any, ink: Ink) -> str:
        """A legal action in words, for lists where people read instead of press."""
        return self.parts.describe(self.game, view, action, ink)


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
    try:
        module = importlib.import_module(f"bot.games.{name}")
        parts: GameParts[Any, Any, Any] = module.GAME
    except (ImportError, AttributeError, SyntaxError, NameError) as error:
        raise OperatorError(f"The game {name} cannot be loaded: {error}.") from error
    folder = Path(str(module.__file__)).parent
    seed_file = _seed_file(name, folder, seeds)
    game = parts.rules(_seed(parts.rules.seed_type, seed_file))
    return Box(name, game, parts, folder, seed_file)


def _seed_file(name: str, folder: Path, seeds: Path) -> Path:
    """A game from elsewhere brings its seed along, beside the folder of its games."""
    brought = folder.parents[1] / "seeds" / f"{name}.toml"
    return brought if brought.exists() else seeds / f"{name}.toml"


def _seed(kind: type[Seed], file: Path) -> Any:
    try:
        return kind.model_validate(tomllib.loads(file.read_text("utf-8")))
    except FileNotFoundError:
        raise OperatorError(f"The seed file {file.name} is missing.") from None
    except tomllib.TOMLDecodeError as error:
        raise OperatorError(f"The seed file {file.name} is no valid TOML: {error}.") from None
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"]) or "the file"
        raise OperatorError(
            f"The seed file {file.name} is wrong at {place}: {first['msg']}."
        ) from None
