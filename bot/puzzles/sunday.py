"""The decisions of a Sunday: of matches of computers, the same for everybody, under one seal."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date, timedelta
from typing import Any

from bot.advice.grades import GRADES, grade
from bot.engine.catalogue import Box
from bot.engine.chance import bound_commitment
from bot.engine.match import Move
from bot.puzzles.posed import pose
from bot.puzzles.search import DATA, lost, makes_puzzles, terms
from bot.record.document import Document
from bot.record.proof import Finding, verify
from bot.table.days import HUNDREDTHS, SUNDAY, Day, Score
from bot.table.table import Table

WEEKDAY: int = DATA["sunday"]["weekday"]
DECISIONS: int = DATA["sunday"]["decisions"]
FORM = 1
"""What stands on a sheet; in the place of the version of a game's rules."""
BEST = GRADES[0][0]
WHOLE = 100 * HUNDREDTHS
"""A victory, in hundredths of a percentage point."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A line of the sheet: a pointer to a decision, and what every answer to it gives away."""

    match: str
    number: int
    """Of the move that was made."""
    game: str
    rules: int
    seal: str
    """Of the dice of its match."""
    moves: str
    """The hash of the moves of its match."""
    answers: dict[str, tuple[int, str]]
    """By move what it gives away, in hundredths of a percentage point, and its grade's letter."""

    def lost(self, move: str) -> int:
        return self.answers[move][0]

    @property
    def best(self) -> str:
        return min(self.answers, key=self.lost)


def coming(today: date) -> date:
    """The next Sunday after today."""
    return today + timedelta(days=(WEEKDAY - today.isoweekday() - 1) % 7 + 1)


def plan(catalogue: Mapping[str, Box], when: date) -> tuple[str, ...]:
    """The games of a Sunday's decisions: those whose values are estimates, in turn."""
    games = [game for game, box in catalogue.items() if _is_estimated(box)]
    first = when.toordinal()
    return tuple(games[(first + place) % len(games)] for place in range(DECISIONS) if games)


def _is_estimated(box: Box) -> bool:
    """A secret that is never told whole could not be proved by the sheet."""
    if not makes_puzzles(box) or box.game.hides_chance:
        return False
    return terms(box).error > 0 and (box.brain.unit == "chance" or terms(box).worth is not None)


def weighed(box: Box, table: Table, log: Sequence[Move], number: int) -> Decision:
    """The decision at a move. It is weighed once, so that all answers meet the same values."""
    posed = pose(box, table.header, log, number)
    rated = box.brain.rate(box.game, posed.view, posed.seat)
    answers = {str(one.action): _answer(box, lost(box, rated, one.action)) for one in rated}
    key = table.id, number, box.id, table.rules
    return Decision(*key, table.commitment, fingerprint(log), answers)


def _answer(box: Box, cost: float) -> tuple[int, str]:
    """Graded as everywhere by the game's own unit, and summed up as a part of the victory."""
    graded, worth = grade(cost, box.brain.unit, terms(box).error), terms(box).worth or 1.0
    return round(WHOLE * worth * cost), graded[0]


def fingerprint(log: Sequence[Move]) -> str:
    """The hash of all moves, a line each."""
    return hashlib.sha256("\n".join(f"{m.seat} {m.text}" for m in log).encode()).hexdigest()


def sealed(when: date, luck: str, found: Sequence[Decision]) -> Day:
    """The row of a Sunday: its secret is the hash of the sheet, so the seal covers all of it."""
    sheet = json.loads(_plain({"luck": luck, "decisions": [asdict(one) for one in found]}))
    secret = _secret(sheet)
    return Day(when, SUNDAY, FORM, sheet, secret, _seal(secret, when))


def _plain(sheet: Mapping[str, object]) -> str:
    return json.dumps(sheet, sort_keys=True, separators=(",", ":"))


def _secret(sheet: Mapping[str, object]) -> bytes:
    return hashlib.sha256(_plain(sheet).encode()).digest()


def _seal(secret: bytes, when: date) -> str:
    return bound_commitment(secret, when.isoformat(), SUNDAY)


def decisions(day: Day) -> tuple[Decision, ...]:
    return tuple(map(_decision, day.options["decisions"]))


def _decision(line: dict[str, Any]) -> Decision:
    answers = {move: (lost, letter) for move, (lost, letter) in line["answers"].items()}
    return Decision(**line | {"answers": answers})


def score(asked: Sequence[Decision], answers: Sequence[str]) -> Score | None:
    """What the answers are worth; None: there is not one to every decision."""
    if len(answers) < len(asked):
        return None
    given = [one.answers[move] for one, move in zip(asked, answers, strict=True)]
    grades = "".join(letter for _, letter in given)
    right = grades.count(BEST)
    return Score(
        points=right,
        lost=sum(lost for lost, _ in given),
        possible=0,
        best_moves=right,
        moves=len(grades),
        grades=grades,
    )


def findings(
    day: Day, documents: Sequence[Document], boxes: Mapping[str, Box]
) -> tuple[Finding, ...]:
    """What does not agree with the seal: the sheet, the matches on it, their dice and moves."""
    secret, found = _secret(day.options), list[Finding]()
    if secret != day.seed or _seal(secret, day.date) != day.commitment:
        found.append(Finding("finding-seal", {"hash": _seal(secret, day.date)}))
    for one, document in zip(decisions(day), documents, strict=True):
        if (document.dice.commitment, fingerprint(document.log)) != (one.seal, one.moves):
            found.append(Finding("finding-sheet", {"match": one.match}))
        found += verify(document, boxes).findings
    return tuple(found)
