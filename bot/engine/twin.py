"""A screen once more in full sentences, in parts that can be asked for alone."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.engine.phrases import Many, Param, Who, Word


@dataclass(frozen=True, slots=True)
class Twin:
    """What a seat sees; nobody needs the board beside it."""

    question: tuple[str, ...] = ()
    """Who must do what, and what is possible."""
    position: tuple[str, ...] = ()
    """Everything that lies on the table, also what only this seat knows."""
    points: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    """The own seat alone; all of it stands in the other parts too."""

    @property
    def text(self) -> str:
        return "\n".join((*self.question, *self.position, *self.points))


def scores(points: Sequence[int]) -> Many:
    """Everybody's points for the end of a sentence."""
    told = (Word("twin-score", {"who": Who(s), "points": p}) for s, p in enumerate(points))
    return Many(tuple(told))


def spans(numbers: Iterable[int]) -> Many:
    """Numbers as people say them: 2 to 5, 7."""
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
