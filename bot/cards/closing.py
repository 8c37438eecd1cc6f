"""What is told of a match beside its result: the evening so far, a record, a highlight of each."""

from dataclasses import dataclass

from bot.advice.highlights import Highlight
from bot.engine.catalogue import Box
from bot.engine.match import Match
from bot.engine.phrases import Many, Param, Person, Who, Word
from bot.engine.screen import Ink

LONGEST_FIELD = 1024


@dataclass(frozen=True, slots=True)
class Closing:
    wins: tuple[tuple[int, int], ...] = ()
    """By person, most first, how many matches of this evening each has won."""
    record: int | None = None
    """The best result of who plays alone, before this one."""
    highlights: tuple[Highlight, ...] = ()


def evening(closing: Closing, ink: Ink) -> str:
    scores = tuple(
        Word("evening-score", {"who": Person(person), "wins": str(wins)})
        for person, wins in closing.wins
    )
    return ink("evening", scores=Many(scores)) if scores else ""


def record(closing: Closing, match: Match, ink: Ink) -> str:
    """For who played alone: how this compares to what they did before."""
    best, result = closing.record, match.result
    if best is None or result is None or len(result.points) > 1:
        return ""
    return ink("record-new" if result.points[0] > best else "record-is", points=best)


def highlights(box: Box, closing: Closing, ink: Ink) -> str:
    """A sentence for each; what does not fit is left out."""
    lines = [_told(box, one, ink) for one in closing.highlights]
    while len("\n".join(lines)) > LONGEST_FIELD:
        lines.pop()
    return "\n".join(lines)


def _told(box: Box, one: Highlight, ink: Ink) -> str:
    params: dict[str, Param] = {"who": Who(one.seat), "number": one.number}
    if one.kind != "costly" or one.decision is None:
        return ink(f"highlight-{one.kind}", **params)
    for name, action in (("move", one.decision.action), ("best", one.decision.best)):
        params[name] = box.describe(one.decision.view, action, ink)
    percent = box.brain.unit == "chance"
    if percent:
        params["number"] = 100 * one.number
    return ink(f"highlight-costly-{box.brain.unit}", **params)
