"""A key, a locale, parameters -> a sentence."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import count
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from bot.engine.catalogue import Box, Catalogue
from bot.engine.errors import PlayerError
from bot.engine.game import Event
from bot.engine.screen import Ink
from bot.engine.words import Param

LOCALES = ("de", "en")
SHARED = Path(__file__).parent / "locales"


class TextError(Exception):
    """A sentence for the developer: which text is missing or broken."""


def nearest(locale: str | None) -> str:
    """The language of ours that a Discord locale asks for."""
    return "de" if (locale or "").startswith("de") else "en"


class Texts:
    """The shared sentences, and per game those of its folder on top of them."""

    def __init__(self, catalogue: Catalogue) -> None:
        folders: dict[str, tuple[Path, ...]] = {"": (SHARED,)}
        folders |= {box.id: (SHARED, box.folder) for box in catalogue.values()}
        self._bundles = {
            (locale, game): _bundle(locale, [folder / f"{locale}.ftl" for folder in files])
            for game, files in folders.items()
            for locale in LOCALES
        }

    def has(self, locale: str, key: str, game: str = "") -> bool:
        return bool(self._bundles[locale, game].has_message(key))

    def rule_cards(self, locale: str, box: Box) -> int:
        """How many cards the rules of a game have; they are numbered from 1."""
        return next(n for n in count() if not self.has(locale, f"rules-{n + 1}", box.id))

    def ink(
        self,
        locale: str,
        box: Box | None = None,
        names: Sequence[str] = (),
        icons: Mapping[str, str] | None = None,
    ) -> Ink:
        """The pen for one reader: a language, a game's words, names of seats, pictures."""
        bundle = self._bundles[locale, box.id if box else ""]
        pictures = {**(box.game.seed.icons if box else {}), **(icons or {})}

        def say(key: str, params: Mapping[str, str | int]) -> str:
            return _format(bundle, key, tuple(params.items()))

        return Ink(say, names, pictures)

    def say(self, locale: str, key: str, **params: Param) -> str:
        return self.ink(locale)(key, **params)


def tell(ink: Ink, event: Event) -> str:
    return ink(f"event-{event.key}", **event.params)


def explain(ink: Ink, error: PlayerError) -> str:
    return ink(error.key, **error.params)


def _bundle(locale: str, files: Sequence[Path]) -> FluentBundle:
    # Isolation marks are invisible characters that would get into boards and buttons.
    bundle = FluentBundle([locale], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return bundle


@lru_cache(maxsize=4096)
def _format(bundle: FluentBundle, key: str, params: tuple[tuple[str, str | int], ...]) -> str:
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise TextError(f"The text {key} is missing in {bundle.locales[0]}.")
    text, errors = bundle.format_pattern(pattern, dict(params))
    if errors:
        raise TextError(f"The text {key} in {bundle.locales[0]} is broken: {errors[0]}.")
    return str(text)
