"""Plays the lesson of a game before anybody takes it, and says what is wrong with it."""

from collections.abc import Iterator

from bot.advice.lessons import UNFIT, judge
from bot.engine import lesson as lessons
from bot.engine.brain import Rated
from bot.engine.catalogue import Box
from bot.engine.errors import OperatorError, PlayerError
from bot.engine.ink import Ink
from bot.engine.lesson import MOST_STEPS, Lesson, Step
from bot.engine.match import Match
from bot.engine.newcomer import newcomer_word
from bot.engine.phrases import Word
from bot.engine.screen import Menu, Screen
from bot.texts import LOCALES, Texts, explain

MOST_LETTERS = 160
"""Of a step with its goal, and of an answer: so much is read before one wants to play on."""


def troubles(box: Box, texts: Texts) -> list[str]:
    """One sentence for each thing that is wrong; none for a game without a lesson."""
    if box.lesson is None:
        return [box.lesson_trouble] if box.lesson_trouble else []
    inks = {locale: learners_ink(box, box.lesson, texts, locale) for locale in LOCALES}
    found = dict.fromkeys((*_told(box, box.lesson, inks), *_played(box, box.lesson, inks)))
    return [f"{box.id}: The lesson {sentence}" for sentence in found]


def learners_ink(box: Box, lesson: Lesson, texts: Texts, locale: str) -> Ink:
    """The computers have their names, and the learner a short one."""
    kinds = [seat.player for seat in lesson.seats]
    named = [k if k == "learner" else texts.say(locale, f"computer-{k}", number=1) for k in kinds]
    return texts.ink(locale, box, named)


def _told(box: Box, lesson: Lesson, inks: dict[str, Ink]) -> Iterator[str]:
    if len(lesson.steps) > MOST_STEPS:
        yield f"has {len(lesson.steps)} steps; {MOST_STEPS} are the most."
    for number in range(len(lesson.steps) + 1):
        yield from _said(inks, *filter(None, lessons.step_words(lesson, box, number)))
    for kind in lesson.newcomer:
        yield from _said(inks, newcomer_word(box, kind))


def _said(inks: dict[str, Ink], *words: Word) -> Iterator[str]:
    """What is wrong with sentences that are read together."""
    for locale, ink in inks.items():
        try:
            letters = len(" ".join(ink(word.key, **word.params) for word in words))
        except OperatorError as error:
            yield f"cannot be told: {error}"
            continue
        if letters > MOST_LETTERS:
            keys = " and ".join(word.key for word in words)
            yield f"has {letters} letters in {keys} ({locale}); {MOST_LETTERS} are the most."


def _played(box: Box, lesson: Lesson, inks: dict[str, Ink]) -> Iterator[str]:
    """What goes wrong on the right path, beside it, and after each wrong move."""
    ink = inks[LOCALES[0]]
    try:
        _check_seats(box, lesson)
        match = lessons.begin(lesson, box)
    except UNFIT as error:
        yield f"cannot begin: {_reason(error, ink)}"
        return
    for number, step in enumerate(lesson.steps):
        place = f"in step {number + 1}"
        try:
            following, *others = [_next(lesson, match, move) for move in step.want] or [match]
            for other in others:
                _play_on(lesson, other)
        except UNFIT as error:
            yield f"cannot go on with what it wants {place}: {_reason(error, ink)}"
            return
        if not _can_press(box, lesson, match, step, ink):
            yield f"offers nothing to press for what it wants {place}."
        for trouble in _answered(box, lesson, match, step, inks):
            yield f"{trouble.rstrip('.')}, {place}."
        match = following


def _check_seats(box: Box, lesson: Lesson) -> None:
    """Raises what a lobby would say to these seats and options."""
    game = box.game
    seats = [game.seat_options_type.model_validate(seat.options) for seat in lesson.seats]
    game.check_seats(seats, game.options_type.model_validate(lesson.options))


def _reason(error: Exception, ink: Ink) -> str:
    return explain(ink, error) if isinstance(error, PlayerError) else f"{error}."


def _next(lesson: Lesson, match: Match, move: str) -> Match:
    """The next decision after this move; raises what the rules say to a move that they forbid."""
    return lessons.followed(lesson, match.play(lesson.seat, move))


def _play_on(lesson: Lesson, match: Match) -> None:
    """Play to the last decision, to see whether the script fits."""
    while hint := lessons.hinted(lesson, match):
        match = _next(lesson, match, hint)


def _answered(
    box: Box, lesson: Lesson, match: Match, step: Step, inks: dict[str, Ink]
) -> Iterator[str]:
    """What is wrong with the answers to all moves of this step."""
    legal = match.game.legal(match.state, lesson.seat)
    equal = tuple(Rated(action, 0.0) for action in legal)
    named = [move for wrong in step.wrong for move in wrong.moves]
    told = set[str]()
    if step.loss is not None and not box.brain.advises:
        yield "weighs a move, but the brain of the game has no ratings"
    for move in dict.fromkeys((*named, *map(str, legal))):
        verdict = judge(lesson, box, match, lesson.seat, move, equal)
        if move in named and move in step.want:
            yield f"has an answer to «{move}», which is what it wants"
        if not verdict.accepted and verdict.key not in told:
            told.add(verdict.key)
            yield from _said(inks, Word(verdict.key, verdict.params))
    for wrong in step.wrong:
        for move in wrong.moves if wrong.show else ():
            yield from _unfit(match, (f"{lesson.seat}: {move}", *wrong.show), inks)
    others = (str(action) for action in legal if str(action) not in (*step.want, *named))
    if step.show and all(any(_unfit(match, (move, *step.show), inks)) for move in others):
        yield "has moves to show that fit no wrong move"


def _unfit(match: Match, moves: tuple[str, ...], inks: dict[str, Ink]) -> Iterator[str]:
    """What the rules say to the first of these moves that they do not allow."""
    for move in moves:
        try:
            match = match.play(*lessons.seated(match, move))
        except UNFIT as error:
            yield f"cannot show «{move}»: {_reason(error, inks[LOCALES[0]])}"
            return


def _can_press(box: Box, lesson: Lesson, match: Match, step: Step, ink: Ink) -> bool:
    """Whether the controls lead to a wanted move; with a loss, to any move."""
    view = box.game.view(match.state, lesson.seat)
    prefixes = [""]
    for prefix in prefixes:
        for move, opens in _presses(box.render(view, ink, prefix), step.want):
            if not opens and (not step.want or move in step.want):
                return True
            if opens and move not in prefixes:
                prefixes.append(move)
    return False


def _presses(screen: Screen, want: tuple[str, ...]) -> Iterator[tuple[str, bool]]:
    """What the controls give, and whether it is only the beginning of a move."""
    for control in screen.controls:
        if not isinstance(control, Menu):
            yield from ((choice.move, choice.opens) for choice in control if not choice.off)
            continue
        picks = {choice.move for choice in control.choices}
        yield from ((f"{control.prefix} {pick}".strip(), control.opens) for pick in picks)
        for move in want:  # several picks of one menu
            begun, _, rest = move.partition(f"{control.prefix} ")
            if control.most > 1 and not begun and picks.issuperset(rest.split()):
                yield move, control.opens
