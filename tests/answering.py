"""How a puzzle is answered by pressing: the way from its card to a move, control by control."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.cards.artist import Artist
from bot.cards.card import Select
from bot.cards.custom_id import Stamp
from bot.cards.puzzle import PuzzleAnswer, PuzzleAt, PuzzleStep, question_card
from bot.engine import notation
from bot.engine.ink import Reading
from bot.engine.notation import ShortText
from bot.puzzles.posed import Posed
from bot.table.table import Table
from tests.shelf import TEXTS

KINDS = (PuzzleAnswer, PuzzleStep, PuzzleAt)
STRANGER = 1


@dataclass(frozen=True)
class Press:
    custom_id: str
    picks: tuple[str, ...] = ()
    """Of a menu."""

    @property
    def meant(self) -> ShortText | None:
        stamp = Stamp.parse(self.custom_id)
        return notation.parse((stamp.with_picks(self.picks) if self.picks else stamp).text, KINDS)


def ways(it: Posed, table: Table, *, aloud: bool = False) -> Iterator[tuple[str, list[Press]]]:
    """Every move that single picks can answer, with the presses that lead to it."""
    reading = Reading(it.seat if aloud else None, aloud)
    ink = Artist(TEXTS).nameless_ink(it.box, len(table.seats), "de", reading)
    steps: list[tuple[str, list[Press]]] = [("", [])]
    seen = set[str]()
    while steps:
        prefix, before = steps.pop(0)
        if prefix in seen:
            continue
        seen.add(prefix)
        for press in _presses(question_card(it, table, STRANGER, ink, prefix).rows):
            match press.meant:
                case PuzzleAnswer(number, move):
                    assert number == it.number
                    yield " ".join(move), [*before, press]
                case PuzzleStep(number, begun):
                    assert number == it.number
                    steps.append((" ".join(begun), [*before, press]))
                case PuzzleAt(number):
                    assert number == it.number
                case _:
                    raise AssertionError(press.custom_id)


def way(it: Posed, table: Table, fits: Callable[[str], bool]) -> list[Press]:
    return next(presses for move, presses in ways(it, table) if fits(move))


def _presses(rows: tuple[object, ...]) -> Iterator[Press]:
    for row in rows:
        if isinstance(row, Select):
            yield from (Press(str(row.stamp), (choice.move,)) for choice in row.choices)
        elif isinstance(row, tuple):
            yield from (Press(str(button.stamp)) for button in row if not button.off)
