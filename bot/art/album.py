"""All emoji of all games: under which name each is uploaded, and its picture."""

import hashlib
import importlib
import importlib.util
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType

from bot.art.canvas import Canvas
from bot.art.colours import IRON
from bot.art.things import Drawing
from bot.engine.catalogue import Box

DRAWN = "bot.art.games"


@dataclass(frozen=True, slots=True)
class Picture:
    game: str
    icon: str
    """Its name in the seed's icon table; empty for the sign of the game itself."""
    png: bytes

    @property
    def name(self) -> str:
        return emoji_name(self.game, self.icon)

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.png).hexdigest()[:16]


def emoji_name(game: str, icon: str) -> str:
    """Short, because a board spells the names of its ninety emoji out: zu_cor is a corridor."""
    return f"{game[:2]}_" + "".join(part[:3] for part in icon.split("-")) if icon else game


def drawings(box: Box) -> dict[str, Drawing]:
    """The drawings of a game by icon; nothing where nobody has drawn it yet."""
    module = _module(box)
    found: dict[str, Drawing] = module.drawings(box.game.seed) if module else {}
    return found


def ground(box: Box) -> str:
    """What the board of a game lies on."""
    return str(getattr(_module(box), "GROUND", IRON))


def _module(box: Box) -> ModuleType | None:
    name = f"{DRAWN}.{box.id}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def pictures(catalogue: Mapping[str, Box]) -> Iterator[Picture]:
    """The signs of the games first: they are looked at first."""
    drawn = [(b.id, icon, d) for b in catalogue.values() for icon, d in drawings(b).items()]
    for game, icon, drawing in sorted(drawn, key=lambda one: bool(one[1])):
        yield Picture(game, icon, painted(drawing).png())


def painted(drawing: Drawing) -> Canvas:
    canvas = Canvas()
    drawing(canvas)
    return canvas
