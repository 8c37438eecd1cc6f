"""A key, a locale, parameters -> a sentence."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from bot.engine.catalogue import Box, Catalogue
from bot.engine.errors import OperatorError, PlayerError
from bot.engine.game import Event
from bot.engine.ink import Ink, Reading
from bot.engine.phrases import Mention, Param, Person, Who, plain_mention

LOCALES = ("de", "en")
SHARED = Path(__file__).parent / "locales"


class Texts:
    """The shared sentences, and per game those of its folder on top of them."""

    def __init__(
        self,
        catalogue: Catalogue,
        mention: Callable[[Mention], str] = plain_mention,
        icons: Mapping[str, str] | None = None,
    ) -> None:
        """Mentions and the pictures that all games share are spelled by the adapter."""
        self._mention = mention
        self.icons = icons or {}
        self._folders: dict[str, tuple[Path, ...]] = {"": (SHARED,)}
        self._folders |= {box.id: (SHARED, box.folder) for box in catalogue.values()}
        self._bundles: dict[tuple[str, str], FluentBundle] = {}
        """Read when first needed: most tables play one game in one language."""

    def has(self, locale: str, key: str, game: str = "") -> bool:
        return bool(self._bundle(locale, game).has_message(key))

    def _bundle(self, locale: str, game: str) -> FluentBundle:
        found = self._bundles.get((locale, game))
        if found is None:
            found = _bundle(locale, [folder / f"{locale}.ftl" for folder in self._folders[game]])
            self._bundles[locale, game] = found
        return found

    def problems(self) -> Iterator[str]:
        """What is missing or unreadable in any language, one sentence each."""
        for game, files in self._folders.items():
            keys = {locale: _keys([f / f"{locale}.ftl" for f in files]) for locale in LOCALES}
            for locale in LOCALES:
                others = set().union(*keys.values()) - keys[locale]
                yield from (
                    f"The text {key} of {game or 'all games'} is missing in {locale}."
                    for key in sorted(others)
                )

    def rule_cards(self, locale: str, box: Box) -> int:
        """How many cards the rules of a game have; they are numbered from 1."""
        return next(n for n in count() if not self.has(locale, f"rules-{n + 1}", box.id))

    def ink(
        self,
        locale: str,
        box: Box | None = None,
        names: Sequence[str | Person] = (),
        icons: Mapping[str, str] | None = None,
        alarm: float | None = None,
        reading: Reading = Reading(),  # noqa: B008 frozen
    ) -> Ink:
        """The pen for one reader: a language, a game's words, names of seats, pictures."""
        bundle = self._bundle(locale, box.id if box else "")
        pictures = {**self.icons, **(box.game.seed.icons if box else {}), **(icons or {})}

        def say(key: str, params: Mapping[str, str | float]) -> str:
            return _format(bundle, key, tuple(params.items()))

        return Ink(say, names, pictures, self._mention, alarm, bundle.has_message, reading)

    def say(self, locale: str, key: str, **params: Param) -> str:
        return self.ink(locale)(key, **params)


def tell(ink: Ink, event: Event) -> str:
    """With the names of then, whoever sits there now.

    What somebody did is told to themselves as «you», where there is such a sentence.
    """
    then, key, you = ink.at(event.at), f"event-{event.key}", ink.reading.seat
    if you is not None and event.params.get("who") == Who(you) and ink.knows(f"{key}-you"):
        key = f"{key}-you" if then.name(you) == ink.name(you) else key
    return then(key, **event.params)


def explain(ink: Ink, error: PlayerError) -> str:
    return ink(error.key, **error.params)


def _bundle(locale: str, files: Sequence[Path]) -> FluentBundle:
    # Isolation marks are invisible characters that would get into boards and buttons.
    bundle = FluentBundle([locale], use_isolating=False)
    for file in files:
        bundle.add_resource(_resource(file), allow_overrides=True)
    return bundle


def _resource(file: Path) -> Any:
    try:
        resource = _parsed(file.read_text("utf-8"))
    except OSError:
        raise OperatorError(f"The texts {file.parent.name}/{file.name} are missing.") from None
    names = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    if twice := sorted(name for name, times in Counter(names).items() if times > 1):
        raise OperatorError(f"{file.parent.name}/{file.name} has the text {twice[0]} twice.")
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    if junk:
        line = str(junk[0]).strip().splitlines()[0]
        raise OperatorError(f"The texts {file.parent.name}/{file.name} are broken at: {line}")
    return resource


@lru_cache(maxsize=64)
def _parsed(text: str) -> Any:
    """Reading Fluent is slow, and the shared sentences are part of every game's.

    Nobody asks where in its file something stood, and the places take as much memory as the texts.
    """
    return FluentParser(with_spans=False).parse(text)


def _keys(files: Sequence[Path]) -> set[str]:
    entries = [entry for file in files for entry in _resource(file).body]
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


@lru_cache(maxsize=4096)
def _format(bundle: FluentBundle, key: str, params: tuple[tuple[str, str | float], ...]) -> str:
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise OperatorError(f"The text {key} is missing in {bundle.locales[0]}.")
    text, errors = bundle.format_pattern(pattern, dict(params))
    if errors:
        raise OperatorError(f"The text {key} in {bundle.locales[0]} is broken: {errors[0]}.")
    return str(text)
