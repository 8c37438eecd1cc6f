"""Finds the games: every folder of bot.games with a seed file of the same name."""

import importlib
import pkgutil
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any, Generic

from pydantic import ValidationError

from bot.engine.brain import Action, Brain, Rules, View
from bot.engine.data import Seed
from bot.engine.errors import OperatorError
from bot.engine.game import Game
from bot.engine.highlights import Highlight, Remarkable, facts, nothing_remarkable
from bot.engine.lesson import Lesson, load
from bot.engine.match import Match
from bot.engine.moments import Moment, Staging, nothing_staged, scenes
from bot.engine.offers import Offer, Typed, fitting, other_words, unordered
from bot.engine.screen import Ink, Screen, plain_describe, plain_render
from bot.engine.sketch import Sketch

GLUE = " · "
"""Between the title and the round in a heading."""
INSTALLED = Path(str(resources.files("bot"))) / "seeds"
SEEDS = INSTALLED if INSTALLED.is_dir() else Path(__file__).resolve().parents[2] / "seeds"
"""A wheel has them inside of the package, a checkout at the top."""


def plain_occasion(game: Any, view: Any, ink: Ink) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class GameParts(Generic[Rules, View, Action]):
    """What the folder of a game exports as GAME: one value, so that mypy checks all its parts."""

    rules: type[Rules]
    render: Callable[[Rules, View, Ink, str], Screen] = plain_render
    describe: Callable[[Rules, View, Action, Ink], str] = plain_describe
    heading: Callable[[Rules, View, Ink], str] | None = None
    """The title of a screen alone: a list of many states must not render them all."""
    occasion: Callable[[Rules, View, Ink], str] = plain_occasion
    """What tells a decision from the others of its round: the throw and its dice."""
    brain: Brain[Rules, View, Action] = field(default_factory=Brain)
    staging: Staging[Rules, View] = nothing_staged
    highlights: Remarkable[Rules, View] = nothing_remarkable
    order: Callable[[Rules, View, Sequence[Action]], Sequence[Action]] = unordered
    """The legal actions in the order of a list, the likeliest first; cheaper than a brain."""
    sketch: Callable[[Rules, View, Ink, str], Sketch] | None = None
    """The board as a picture, with all that the blocks of the screen say."""
    narrow: Callable[[Rules, View, int, Typed, int, Ink], tuple[Offer, ...]] | None = None
    """Offers for the words typed so far, for a game with too many moves to describe all: at most
    so many whole moves, or else the next part of a move."""


@dataclass(frozen=True, slots=True)
class Box:
    """An installed game: its rules with their seed data, screen, brain and folder of texts."""

    id: str
    game: Game[Any, Any, Any]
    parts: GameParts[Any, Any, Any]
    folder: Path
    seed_file: Path
    lesson: Lesson | None = field(default=None, compare=False)
    lesson_trouble: str = ""
    """Why its lesson cannot be used, where there is one; the game is playable all the same."""

    @property
    def brain(self) -> Brain[Any, Any, Any]:
        return self.parts.brain

    def render(self, view: Any, ink: Ink, prefix: str = "") -> Screen:
        """The screen for a view; `prefix` is the part of a move that is already chosen."""
        return self.parts.render(self.game, view, ink, prefix)

    def sketch(self, view: Any, ink: Ink, prefix: str = "") -> Sketch | None:
        """What a picture of the board shows; None for a game that leaves it to its screen."""
        return self.parts.sketch(self.game, view, ink, prefix) if self.parts.sketch else None

    def heading(self, view: Any, ink: Ink) -> str:
        """The title of the screen of a view."""
        heading = self.parts.heading
        return heading(self.game, view, ink) if heading else self.render(view, ink).title

    def occasion(self, view: Any, ink: Ink) -> str:
        """Where in the match a decision lies: the round, and what tells it from others there."""
        *_, when = self.heading(view, ink.seen()).split(GLUE)  # read aloud it has commas
        return ", ".join(filter(None, (when, self.parts.occasion(self.game, view, ink))))

    def moment(self, match: Match) -> Moment[Any] | None:
        """What is staged of the last action and the forced moves and chance after it, if any."""
        if self.parts.staging is nothing_staged or not match.trail:
            return None
        return self.parts.staging(self.game, scenes(self.game, match.trail))

    def highlights(
        self, match: Match, since: Mapping[int, int] | None = None
    ) -> tuple[Highlight, ...]:
        """All that is remarkable about the seats of a match, the most remarkable first."""
        if self.parts.highlights is nothing_remarkable:
            return ()
        return tuple(self.parts.highlights(self.game, facts(match, since)))

    def offers(self, view: Any, seat: int, typed: Typed, most: int, ink: Ink) -> tuple[Offer, ...]:
        """The moves of a seat that fit the typed words, the likeliest first."""
        if self.parts.narrow:
            return self.parts.narrow(self.game, view, seat, typed, most, ink)
        actions = self.parts.order(self.game, view, self.game.legal_in(view, seat))
        return fitting((self._offer(view, action, ink) for action in actions), typed)

    def _offer(self, view: Any, action: Any, ink: Ink) -> Offer:
        move = str(action)
        return Offer(self.describe(view, action, ink), move, more=other_words(move, ink))

    def describe(self, view: Any, action: Any, ink: Ink) -> str:
        """A legal action in words, for lists."""
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
    try:
        return Box(name, game, parts, folder, seed_file, load(folder, game.seed.rules_version))
    except OperatorError as trouble:
        return Box(name, game, parts, folder, seed_file, lesson_trouble=str(trouble))


def _seed_file(name: str, folder: Path, seeds: Path) -> Path:
    """A game from another folder has its seed beside that folder."""
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
