"""The pen of one reader: a language, names of seats, pictures; for the eye or for the ear."""

import re
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass

from bot.engine.phrases import (
    Channel,
    Icon,
    Many,
    Mention,
    Moment,
    Param,
    Person,
    Who,
    Word,
    plain_mention,
)

PICTOGRAMS = re.compile(
    "[\U0001f000-\U0001faff\u2190-\u23ff\u2460-\u27bf\u2b00-\u2bff"
    "\ufe0e\ufe0f\u200b\u200d\u2005\u20e3]+"
)
MARKUP = re.compile(r"\*\*|`|(?m:^(-# |#+ |• ))")
GAPS = re.compile(r"[ \u00a0]+(?=[.,!?;:](\s|$))|^[ \u00a0]+|[ \u00a0]+$", re.MULTILINE)
SPACES = re.compile(r"[ \u00a0]+")


@dataclass(frozen=True, slots=True)
class Reading:
    """Who reads, and how: the own seat is told as «you», and the ear wants words for pictures."""

    seat: int | None = None
    aloud: bool = False


class Ink:
    """Everything a screen is written with: sentences, names of seats, pictures."""

    def __init__(
        self,
        say: Callable[[str, Mapping[str, str | float]], str],
        names: Sequence[str | Person],
        icons: Mapping[str, str],
        mention: Callable[[Mention], str] = plain_mention,
        alarm: float | None = None,
        knows: Callable[[str], bool] = lambda key: False,
        reading: Reading = Reading(),  # noqa: B008 frozen
    ) -> None:
        self._say = say
        self._names = names
        self._icons = icons
        self._mention = mention
        self.alarm = alarm
        """When the clock of the rules runs out, where one runs."""
        self.knows = knows
        """Whether there is a sentence of this key."""
        self.reading = reading
        self._names_at: Callable[[int], Sequence[str | Person]] | None = None

    def remembering(self, names_at: Callable[[int], Sequence[str | Person]]) -> "Ink":
        """The same pen, which knows who sat there when a move was made."""
        fresh = copy(self)
        fresh._names_at = names_at
        return fresh

    def at(self, move: int) -> "Ink":
        """The same pen, with those on the seats who sat there when this move was made."""
        if self._names_at is None:
            return self
        fresh = copy(self)
        fresh._names = self._names_at(move)
        return fresh

    def __call__(self, key: str, **params: Param) -> str:
        plain = {name: self._plain(value) for name, value in params.items()}
        if not self.reading.aloud:
            return self._say(key, plain)
        spoken = f"{key}-aloud"
        return aloud(self._say(spoken if self.knows(spoken) else key, plain))

    def name(self, seat: int) -> str:
        named = self._names[seat]
        return self._mention(named) if isinstance(named, Person) else named

    def people(self, seats: Sequence[int]) -> str:
        return self._joined(tuple(map(Who, seats)), None)

    def mention(self, mention: Mention) -> str:
        """A person, a channel or a moment as the adapter spells it."""
        return self._mention(mention)

    def icon(self, name: str) -> str:
        """A picture; for the ear its name, or nothing where it only decorates."""
        if not self.reading.aloud:
            return self._icons[name]
        return self(f"icon-{name}") if self.knows(f"icon-{name}") else ""

    def _plain(self, value: Param) -> str | float:
        if isinstance(value, (str, int, float)):  # most are, and it is asked for every word
            return value
        match value:
            case Who(seat):
                return self.name(seat)
            case Person() | Channel() | Moment():
                return self._mention(value)
            case Icon(name):
                return self.icon(name)
            case Word(key, params):
                return self(key, **params)
            case Many(items, glue):
                return self._joined(items, glue)

    def _joined(self, items: Sequence[Param], glue: str | None) -> str:
        plain = [str(self._plain(item)) for item in items]
        people = all(isinstance(item, Who | Person) for item in items)
        if glue is None and people and len(plain) > 1:
            return self("list", first=", ".join(plain[:-1]), last=plain[-1])
        if self.reading.aloud and _is_drawn(items, glue):
            return ", ".join(filter(None, plain))
        return (", " if glue is None else glue).join(plain)


def _is_drawn(items: Sequence[Param], glue: str | None) -> bool:
    """Pictures side by side, or parts of a line that only the eye tells apart."""
    pictures = all(isinstance(item, Icon) for item in items)
    return glue == " · " or (pictures and not (glue or "").strip())


def aloud(text: str) -> str:
    """Without pictograms and markup, which a voice reads out."""
    text = MARKUP.sub("", PICTOGRAMS.sub("", text)).replace(" · ", ", ")
    return GAPS.sub("", SPACES.sub(" ", text))
