"""Localises texts for one reader: language, names of seats, icons, screen reader or not."""

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
    "[\U0001f000-\U0001faff\u2190-\u21ff\u2300-\u23ff\u2460-\u27bf\u2b00-\u2bff"
    "\ufe0e\ufe0f\u200b\u200d\u2005\u20e3]+"
)
"""Without the block U+2200–U+22FF: «−», «≤» and «≈» carry meaning, and screen readers read them."""
MARKUP = re.compile(r"\*\*|`|(?m:^(-# |#+ |• ))")
GAPS = re.compile(r"[ \u00a0]+(?=[.,!?;:](\s|$)|\))|^[ \u00a0]+|[ \u00a0]+$", re.MULTILINE)
SPACES = re.compile(r"[ \u00a0]{2,}")


@dataclass(frozen=True, slots=True)
class Reading:
    """The reader: the own seat, which texts address as «you», and whether texts are read aloud.

    `aloud`: for a screen reader, with words instead of icons. `brief`: a question leaves out what
    lies on the board.
    """

    seat: int | None = None
    aloud: bool = False
    brief: bool = False


class Ink:
    """Turns keys and parameters into sentences, seats into names, icon names into icons."""

    def __init__(
        self,
        say: Callable[[str, Mapping[str, str | float]], str],
        names: Sequence[str | Person],
        icons: Mapping[str, str],
        mention: Callable[[Mention], str] = plain_mention,
        alarm: float | None = None,
        knows: Callable[[str], bool] = lambda key: False,
        reading: Reading = Reading(),
    ) -> None:
        self._say = say
        self._names = names
        self._icons = icons
        self._mention = mention
        self.alarm = alarm
        """When the time limit of the rules expires, if there is one."""
        self.knows = knows
        """Whether a text of this key exists."""
        self.reading = reading
        self._names_at: Callable[[int], Sequence[str | Person]] | None = None

    def remembering(self, names_at: Callable[[int], Sequence[str | Person]]) -> "Ink":
        """A copy that `at` can give the names at the time of a move."""
        fresh = copy(self)
        fresh._names_at = names_at
        return fresh

    def at(self, move: int) -> "Ink":
        """A copy with the names of those who sat there when this move was made."""
        if self._names_at is None:
            return self
        fresh = copy(self)
        fresh._names = self._names_at(move)
        return fresh

    def seen(self) -> "Ink":
        """A copy for somebody who looks at the board."""
        fresh = copy(self)
        fresh.reading = Reading(self.reading.seat)
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
        """A person, a channel or a point in time, in the adapter's syntax."""
        return self._mention(mention)

    def icon(self, name: str) -> str:
        """An icon; for a screen reader its name, or nothing where it only decorates."""
        if not self.reading.aloud:
            return self._icons[name]
        return self(f"icon-{name}") if self.knows(f"icon-{name}") else ""

    def _plain(self, value: Param) -> str | float:
        if isinstance(value, (str, int, float)):  # the fast path: most are
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
    """Whether a screen reader needs commas between the items: icons, or parts joined by «·»."""
    pictures = all(isinstance(item, Icon) for item in items)
    return glue == " · " or (pictures and not (glue or "").strip())


def aloud(text: str) -> str:
    """Without pictograms and markup, which a screen reader would read out."""
    text = MARKUP.sub("", PICTOGRAMS.sub("", text)).replace(" · ", ", ")
    return GAPS.sub("", SPACES.sub(" ", text))
