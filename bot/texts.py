"""Texts for players: a key, a locale and parameters give a sentence."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import count
from pathlib import Path

from bot.engine.catalogue import Box, Catalogue
from bot.engine.errors import PlayerError
from bot.engine.game import Event
from bot.engine.ink import Ink, Reading
from bot.engine.phrases import Mention, Param, Person, Who, plain_mention
from bot.sentences import Sentences, entries

LOCALES = ("de", "en")
SHARED = Path(__file__).parent / "locales"


class Texts:
    """The shared texts, and for each game the texts of its folder, which override them."""

    def __init__(
        self,
        catalogue: Catalogue,
        mention: Callable[[Mention], str] = plain_mention,
        icons: Mapping[str, str] | None = None,
    ) -> None:
        """`mention` and `icons` spell mentions and shared icons as the adapter needs them."""
        self._mention = mention
        self.icons = icons or {}
        self._folders: dict[str, tuple[Path, ...]] = {"": (SHARED,)}
        self._folders |= {box.id: (SHARED, box.folder) for box in catalogue.values()}
        self._sentences: dict[tuple[str, str], Sentences] = {}

    def has(self, locale: str, key: str, game: str = "") -> bool:
        return key in self._of(locale, game)

    def _of(self, locale: str, game: str) -> Sentences:
        found = self._sentences.get((locale, game))
        if found is None:
            files = _files(locale, self._folders[game])
            found = _read_once(locale, tuple(zip(files, map(_changed, files), strict=True)))
            self._sentences[locale, game] = found
        return found

    def problems(self) -> Iterator[str]:
        """One sentence for each text that is missing or broken in a language."""
        for game, folders in self._folders.items():
            keys = {locale: _keys(locale, folders) for locale in LOCALES}
            for locale in LOCALES:
                others = set().union(*keys.values()) - keys[locale]
                yield from (
                    f"The text {key} of {game or 'all games'} is missing in {locale}."
                    for key in sorted(others)
                )
                yield from (
                    f"The text {key} in {locale} follows {before}, which is missing."
                    for key, before in _numbered(keys[locale])
                    if before not in keys[locale]
                )
                own = entries(_files(locale, folders)[-1])  # those before it are checked once
                yield from Sentences(locale, _files(locale, folders)).problems(own)

    def rule_cards(self, locale: str, box: Box) -> int:
        """The number of cards of a game's rules; their keys are numbered from 1."""
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
        """A localiser for one reader: language, texts of a game, names of seats, icons."""
        sentences = self._of(locale, box.id if box else "")
        pictures = {**self.icons, **(box.game.seed.icons if box else {}), **(icons or {})}

        def say(key: str, params: Mapping[str, str | float]) -> str:
            return _said(sentences, key, tuple(params.items()))

        knows = sentences.__contains__
        return Ink(say, names, pictures, self._mention, alarm, knows, reading)

    def say(self, locale: str, key: str, **params: Param) -> str:
        return self.ink(locale)(key, **params)


def tell(ink: Ink, event: Event) -> str:
    """An event as a sentence, with the names of those who sat there when it happened.

    The reader's own events use the text `…-you`, where there is one.
    """
    then, key, you = ink.at(event.at), f"event-{event.key}", ink.reading.seat
    if you is not None and event.params.get("who") == Who(you) and ink.knows(f"{key}-you"):
        key = f"{key}-you" if then.name(you) == ink.name(you) else key
    return then(key, **event.params)


def explain(ink: Ink, error: PlayerError) -> str:
    return ink(error.key, **error.params)


def _numbered(keys: set[str]) -> Iterator[tuple[str, str]]:
    """Lines of computers but the first, each with the key of the one before."""
    for key in sorted(keys):
        stem, _, number = key.rpartition("-")
        if key.startswith("voice-") and number.isdecimal() and int(number) > 1:
            yield key, f"{stem}-{int(number) - 1}"


@lru_cache(maxsize=32)
def _read_once(locale: str, files: tuple[tuple[Path, int], ...]) -> Sentences:
    """Split and parsed once a process as they are: the playground and the commands read them too.

    With each file when it was changed: `check` reads what was written since.
    """
    return Sentences(locale, [file for file, _ in files])


def _changed(file: Path) -> int:
    return file.stat().st_mtime_ns if file.exists() else 0


def _files(locale: str, folders: Sequence[Path]) -> list[Path]:
    return [folder / f"{locale}.ftl" for folder in folders]


def _keys(locale: str, folders: Sequence[Path]) -> set[str]:
    return {key for file in _files(locale, folders) for key in entries(file)}


@lru_cache(maxsize=4096)
def _said(sentences: Sentences, key: str, params: tuple[tuple[str, str | float], ...]) -> str:
    return sentences.say(key, dict(params))
