"""Judges the moves of a learner; `bot.engine.lesson` plays the lesson itself."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from bot.advice.grades import is_best
from bot.engine import lesson as lessons
from bot.engine.brain import Rated
from bot.engine.catalogue import Box
from bot.engine.changing import changed
from bot.engine.errors import PlayerError
from bot.engine.game import CHANCE
from bot.engine.ink import Ink
from bot.engine.lesson import ANY, Lesson, Moves, Wrong
from bot.engine.match import Match
from bot.engine.phrases import Param, Word

UNFIT = PlayerError, ValueError
"""What a script raises that the rules do not allow; ValueError: nobody must act any more."""
UNASKED = "lesson-unasked"
"""The answer to a typed move that no list of legal moves names, so that nobody wrote one."""
REASONS = 1
"""Why the best move is better, after an own decision."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to a move of the learner."""

    accepted: bool
    key: str = ""
    """The text; empty where the next step says enough."""
    params: dict[str, Param] = field(default_factory=dict)
    best: Any = None
    """The best action, where another one was accepted."""
    reasons: tuple[Word, ...] = ()
    shown: Match | None = None
    """The position after a mistake and its punishment; not part of the match."""


def judge(
    lesson: Lesson,
    box: Box,
    match: Match,
    seat: int,
    move: str,
    rated: Sequence[Rated[Any]] | None = None,
) -> Verdict:
    """The answer to a move at the current step. `rated`: the values of its legal actions."""
    number = lessons.step_of(lesson, match)
    if seat != lesson.seat or number == len(lesson.steps) or lessons.scripted(lesson, match):
        return Verdict(accepted=False, key="illegal-not-to-act")
    step, told = lesson.steps[number], lessons.params(lesson, box)
    try:
        action = match.game.parse(move)
        after = match.play(seat, str(action))
    except PlayerError as refused:
        if named := step.answer_to(move):
            return Verdict(accepted=False, key=f"lesson-{number + 1}-{named.text}", params=told)
        return Verdict(accepted=False, key=refused.key, params=refused.params)
    if str(action) in step.want:
        return Verdict(accepted=True)
    named = step.answer_to(str(action)) or Wrong(moves=(), show=step.show)
    key, shown = f"lesson-{number + 1}-{named.text}", _shown(after, named.show)
    mistake = Verdict(accepted=False, key=key, params=told, shown=shown)
    if step.loss is None:
        return mistake
    own = changed(mistake, key="lesson-costly") if named.text == ANY else mistake
    return _weighed(box, match, action, step.loss, rated, own)


def _shown(after: Match, show: Moves) -> Match | None:
    """The position after a mistake and what follows; None while chance is due.

    What follows one mistake may not fit another one: such moves are left out.
    """
    for move in show:
        with suppress(*UNFIT):
            after = after.play(*lessons.seated(after, move))
    return None if after.to_act == {CHANCE} else after


def _weighed(
    box: Box,
    match: Match,
    action: Any,
    most: float,
    rated: Sequence[Rated[Any]] | None,
    mistake: Verdict,
) -> Verdict:
    """The answer to an own decision, which may cost so much against the best one."""
    seat = min(match.to_act)
    view = match.game.view(match.state, seat)
    rated = rated or box.brain.rate(box.game, view, seat)
    best, worths = rated[0], {one.action: one.worth for one in rated}
    cost = best.worth - worths.get(action, rated[-1].worth)
    if is_best(cost, box.brain.unit):
        return Verdict(accepted=True, key="lesson-best")
    reasons = box.brain.reasons(box.game, view, seat, best.action, action)[:REASONS]
    if cost <= most:
        return Verdict(True, "lesson-good", best=best.action, reasons=reasons)
    return changed(mistake, reasons=reasons)


def last_verdict(
    lesson: Lesson, box: Box, match: Match, rated: Sequence[Rated[Any]] | None = None
) -> Verdict:
    """The answer to the move that ended the lesson, from its log."""
    before, last = before_end(lesson, match), match.log[len(lesson.lines) - 1]
    return judge(lesson, box, before, last.seat, last.text, rated)


def before_end(lesson: Lesson, match: Match) -> Match:
    """The match at the last decision of the lesson."""
    return Match.fold(match.game, match.header, match.log[: len(lesson.lines) - 1])


def answer(box: Box, match: Match, verdict: Verdict, ink: Ink) -> str:
    """A verdict in words. `match`: where the move was to be made."""
    if not verdict.key:
        return ""
    key = verdict.key if ink.knows(verdict.key) else UNASKED
    told = dict(verdict.params)
    if verdict.best is not None:
        view = match.game.view(match.state, min(match.to_act))
        told["move"] = box.describe(view, verdict.best, ink)
    said = (Word(key, told), *verdict.reasons)
    return " ".join(ink(word.key, **word.params) for word in said)
