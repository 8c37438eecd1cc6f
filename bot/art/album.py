"""The application emoji of all games: their names and pictures."""

import hashlib
import importlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType

from bot.art.canvas import Canvas
from bot.art.colours import IRON
from bot.art.drawings import Drawing
from bot.engine.catalogue import Box

LONGEST = 32
"""Discord's limit for the name of an emoji."""


@dataclass(frozen=True, slots=True)
class Picture:
    game: str
    icon: str
    """The key in the seed's table of icons; empty for the emoji of the game itself."""
    name: str
    png: bytes

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.png).hexdigest()[:16]


def emoji_names(catalogue: Mapping[str, Box]) -> dict[tuple[str, str], str]:
    """By game and icon the name of the emoji; all names are different."""
    names: dict[tuple[str, str], str] = {}
    taken: set[str] = set()
    for box in catalogue.values():
        for icon in ("", *box.game.seed.icons):
            name = next(name for name in _candidates(box, icon) if name not in taken)
            names[box.id, icon] = name
            taken.add(name)
    return names


def _candidates(box: Box, icon: str) -> Iterator[str]:
    """The name of the seed; else game and icon, with two underscores, which no seed may use."""
    if given := box.game.seed.emoji.get(icon):
        yield given
    plain = f"{box.id}__{icon}" if icon else box.id
    spelled = re.sub(r"[^A-Za-z0-9]", "_", plain)
    if 2 <= len(spelled) <= LONGEST:
        yield spelled
    digest = hashlib.sha256(plain.encode()).hexdigest()[:8]
    yield f"{spelled[: LONGEST - len(digest) - 2]}__{digest}"


def drawings(box: Box) -> dict[str, Drawing]:
    """The drawings of a game by icon; empty for a game without drawings."""
    module = _module(box)
    found: dict[str, Drawing] = module.drawings(box.game.seed) if module else {}
    return found


def pieces(box: Box) -> dict[str, Drawing]:
    """Drawings that only pictures show, and no emoji."""
    found: dict[str, Drawing] = getattr(_module(box), "pieces", dict)()
    return found


def ground(box: Box) -> str:
    """The background colour of a game's board."""
    return str(getattr(_module(box), "GROUND", IRON))


def _module(box: Box) -> ModuleType | None:
    """The drawings module of a game; imported on demand, because it needs Pillow."""
    name = f"bot.games.{box.id}.drawings"
    return importlib.import_module(name) if (box.folder / "drawings.py").exists() else None


def pictures(catalogue: Mapping[str, Box]) -> Iterator[Picture]:
    """All pictures, the emoji of the games themselves first: menus need them first."""
    names = emoji_names(catalogue)
    drawn = [(b.id, icon, d) for b in catalogue.values() for icon, d in drawings(b).items()]
    for game, icon, drawing in sorted(drawn, key=lambda one: bool(one[1])):
        yield Picture(game, icon, names[game, icon], painted(drawing).png())


def painted(drawing: Drawing) -> Canvas:
    canvas = Canvas()
    drawing(canvas)
    return canvas
