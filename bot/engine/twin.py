"""A screen in full sentences, for screen readers, in parts that can be read separately."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.engine.phrases import Many, Param, Who, Word


@dataclass(frozen=True, slots=True)
class Twin:
    """Everything that a seat sees; complete without the board."""

    question: tuple[str, ...] = ()
    """Who must act, and the possible actions."""
    position: tuple[str, ...] = ()
    """The whole position, with what only this seat knows."""
    fixed: tuple[str, ...] = ()
    """What no move changes, like the way of a path; after the position."""
    points: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    """The own seat only; repeats sentences of the other parts."""

    @property
    def text(self) -> str:
        return "\n".join((*self.question, *self.position, *self.fixed, *self.points))


def scores(points: Sequence[int]) -> Many:
    """The points of all seats, as the end of a sentence."""
    items = (Word("twin-score", {"who": Who(s), "points": p}) for s, p in enumerate(points))
    return Many(tuple(items))


def listed(items: Sequence[Param]) -> Param:
    """A list with «and» before the last."""
    *first, last = items
    return Word("list", {"first": Many(tuple(first)), "last": last}) if first else last


def spans(numbers: Iterable[int]) -> Many:
    """Numbers with runs joined: 2 to 5, 7."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return Many(tuple(part for run in runs for part in _span(run)))


def _span(run: list[int]) -> tuple[Param, ...]:
    if len(run) < 3:
        return tuple(map(str, run))
    return (Word("span", {"first": str(run[0]), "last": str(run[-1])}),)
