"""A key, a locale, parameters -> a sentence."""

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
        self._sentences: dict[tuple[str, str], Sentences] = {}

    def has(self, locale: str, key: str, game: str = "") -> bool:
        return key in self._of(locale, game)

    def _of(self, locale: str, game: str) -> Sentences:
        found = self._sentences.get((locale, game))
        if found is None:
            found = Sentences(locale, _files(locale, self._folders[game]))
            self._sentences[locale, game] = found
        return found

    def problems(self) -> Iterator[str]:
        """What is missing or unreadable in any language, one sentence each."""
        for game, folders in self._folders.items():
            keys = {locale: _keys(locale, folders) for locale in LOCALES}
            for locale in LOCALES:
                others = set().union(*keys.values()) - keys[locale]
                yield from (
                    f"The text {key} of {game or 'all games'} is missing in {locale}."
                    for key in sorted(others)
                )
                yield from Sentences(locale, _files(locale, folders)).problems()

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
        sentences = self._of(locale, box.id if box else "")
        pictures = {**self.icons, **(box.game.seed.icons if box else {}), **(icons or {})}

        def say(key: str, params: Mapping[str, str | float]) -> str:
            return _said(sentences, key, tuple(params.items()))

        knows = sentences.__contains__
        return Ink(say, names, pictures, self._mention, alarm, knows, reading)

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


def _files(locale: str, folders: Sequence[Path]) -> list[Path]:
    return [folder / f"{locale}.ftl" for folder in folders]


def _keys(locale: str, folders: Sequence[Path]) -> set[str]:
    return {key for file in _files(locale, folders) for key in entries(file)}


@lru_cache(maxsize=4096)
def _said(sentences: Sentences, key: str, params: tuple[tuple[str, str | float], ...]) -> str:
    return sentences.say(key, dict(params))
