"""A lesson: a short scripted match in which one person learns a game by playing it.

The data is `lesson.toml` in the folder of the game, the sentences are texts of the game. A lesson
is folded like a match: the log is the truth, and only accepted moves get into it. Four questions:

- `scripted(lesson, match)`: the next move that the lesson makes (chance, other seats, own moves
  that are skipped over); None: the learner must decide, or the lesson is over. `followed` plays all
  of them. `Match.settle` is not used: the script also names forced moves.
- `step_of(lesson, match)`: the number of the current step, counted from 0; `len(lesson.steps)`
  when the lesson is over.
- `bot.advice.lessons.judge(lesson, box, match, seat, move, rated)`: whether the learner may make
  this move. If not, the answer, and the position after the mistake and its punishment, which is
  never logged. `rated` saves the time of the brain where `weighs` says that it is needed.
- `step_words(lesson, box, step)`: what is said and the goal of a step; after the last one the
  farewell.

Beside them: `begin`, `at_step` (start over, skip), `hinted` (the move that a hint names),
`follows` (whether a log is of this script); in
`bot.advice.lessons` also `last_verdict` (the answer to the move that ended the lesson, after a
restart) and `answer` (a verdict as text).

Texts of a game: `lesson-N` and `lesson-N-goal` for each step, counted from 1; `lesson-N-wrong` for
moves that are legal but not wanted, `lesson-N-NAME` for those that `[[steps.wrong]]` names;
`lesson-done`. In all of them the seats are `{ $seat-1 }`, `{ $seat-2 }` …, and each icon of the
seed has its name.
"""

import tomllib
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, Protocol, Self, TypeAlias

from pydantic import BeforeValidator, Field, ValidationError, model_validator

from bot.engine.brain import Strength
from bot.engine.data import Data, Measure
from bot.engine.errors import OperatorError, PlayerError
from bot.engine.game import Game
from bot.engine.match import Header, Match
from bot.engine.phrases import Icon, Param, Who, Word

FILE = "lesson.toml"
MOST_STEPS = 12
ANY = "wrong"
"""The answer to a wrong move that has none of its own."""


def _split(text: object) -> object:
    return tuple(part.strip() for part in text.split(",")) if isinstance(text, str) else text


Moves: TypeAlias = Annotated[tuple[str, ...], BeforeValidator(_split)]
"""Moves in a row, separated by commas. «1: bet yes» names the seat; else it is who must act."""


class Taught(Protocol):
    """What a lesson needs to know of the box of its game."""

    @property
    def id(self) -> str: ...

    @property
    def game(self) -> Game[Any, Any, Any]: ...


class Player(Data):
    """Who sits on a seat of the lesson: the learner, or a computer of this strength."""

    player: Literal["learner"] | Strength
    options: dict[str, Any] = Field(default_factory=dict)


class Wrong(Data):
    """Moves with an answer of their own, and the moves that show why they are wrong."""

    moves: Moves
    text: Annotated[str, Field(pattern=r"^[a-z]+(-[a-z]+)*$")] = ANY
    show: Moves = ()


class Step(Data):
    """One decision of the learner; before it the lesson plays `play`."""

    play: Moves = ()
    want: Moves = ()
    """The accepted moves; a hint names the first."""
    loss: Measure | None = None
    """Instead of `want`: every move is accepted that costs at most this against the best one."""
    wrong: tuple[Wrong, ...] = ()
    show: Moves = ()
    """What follows any other wrong move."""

    @model_validator(mode="after")
    def _wants_something(self) -> Self:
        if bool(self.want) == (self.loss is not None):
            raise ValueError("a step has either want or loss")
        return self

    def answer_to(self, move: str) -> Wrong | None:
        """The answer of its own that a wrong move has."""
        return next((wrong for wrong in self.wrong if move in wrong.moves), None)


class Lesson(Data):
    rules_version: int
    options: dict[str, Any] = Field(default_factory=dict)
    seats: tuple[Player, ...]
    newcomer: tuple[str, ...] = ()
    """The kinds of decisions about which a newcomer is told a line (`bot.engine.newcomer`)."""
    steps: Annotated[tuple[Step, ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _has_one_learner(self) -> Self:
        if [seat.player for seat in self.seats].count("learner") != 1:
            raise ValueError("one seat must be the learner's")
        if any(step.loss is not None for step in self.steps[:-1]):
            raise ValueError("only the last step can have a loss: a script cannot follow any move")
        return self

    @cached_property
    def seat(self) -> int:
        """The learner's seat."""
        return next(n for n, seat in enumerate(self.seats) if seat.player == "learner")

    @cached_property
    def lines(self) -> tuple[tuple[int, str], ...]:
        """By number of the move its step, and the scripted move or nothing where one decides."""
        found = list[tuple[int, str]]()
        for number, step in enumerate(self.steps):
            found += [(number, move) for move in step.play]
            found.append((number, ""))
        return tuple(found)


class StepWords(NamedTuple):
    say: Word
    goal: Word | None = None
    """What is to be pressed, in a few words; None after the last step."""


def load(folder: Path, rules_version: int) -> Lesson | None:
    """The lesson in the folder of a game; None: it has none. Raises an OperatorError."""
    file = folder / FILE
    if not file.exists():
        return None
    try:
        lesson = Lesson.model_validate(tomllib.loads(file.read_text("utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise OperatorError(f"The lesson of {folder.name} is no valid TOML: {error}.") from None
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"])) or "the file"
        raise OperatorError(
            f"The lesson of {folder.name} is wrong at {place}: {first['msg']}."
        ) from None
    if lesson.rules_version != rules_version:
        raise OperatorError(
            f"The lesson of {folder.name} is for version {lesson.rules_version} of its rules, "
            f"which are version {rules_version}."
        )
    return lesson


def begin(lesson: Lesson, box: Taught, name: str = "lesson") -> Match:
    """The match of a lesson at its first decision."""
    header = Header(
        id=name,
        game=box.id,
        rules=lesson.rules_version,
        options=lesson.options,
        seats=tuple(seat.options for seat in lesson.seats),
        commitment="",
        players="",
    )
    return followed(lesson, Match.begin(box.game, header))


def at_step(lesson: Lesson, match: Match, step: int) -> Match:
    """The same match at the decision of this step, or at the last one: from there one plays on."""
    start = Match.begin(match.game, match.header)
    now = followed(lesson, start)
    while step_of(lesson, now) < min(step, len(lesson.steps) - 1):
        now = followed(lesson, now.play(lesson.seat, hinted(lesson, now)))
    return now


def followed(lesson: Lesson, match: Match) -> Match:
    """The match after all moves that the lesson makes now."""
    while due := scripted(lesson, match):
        match = match.play(*due)
    return match


def scripted(lesson: Lesson, match: Match) -> tuple[int, str] | None:
    """The next move that the lesson makes, with its seat."""
    if match.version >= len(lesson.lines):
        return None
    _, move = lesson.lines[match.version]
    return seated(match, move) if move else None


def follows(lesson: Lesson, match: Match) -> bool:
    """Whether the log is of this script; an update may have changed it since the match began."""
    now = Match.begin(match.game, match.header)
    try:
        now = followed(lesson, now)
        for _ in range(step_of(lesson, match)):
            own = match.log[now.version].text
            if own not in lesson.steps[step_of(lesson, now)].want:
                return False
            now = followed(lesson, now.play(lesson.seat, own))
    except (PlayerError, ValueError, IndexError):
        return False
    return now.log == match.log


def seated(match: Match, move: str) -> tuple[int, str]:
    seat, colon, text = move.partition(":")
    return (int(seat), text.strip()) if colon else (min(match.to_act), move)


def step_of(lesson: Lesson, match: Match) -> int:
    """The number of the current step; the number of steps when the lesson is over."""
    over = match.version >= len(lesson.lines)
    return len(lesson.steps) if over else lesson.lines[match.version][0]


def hinted(lesson: Lesson, match: Match) -> str:
    """The move that a hint names; empty where a brain must be asked, or the lesson is over."""
    step = step_of(lesson, match)
    return "" if step == len(lesson.steps) else next(iter(lesson.steps[step].want), "")


def weighs(lesson: Lesson, match: Match) -> bool:
    """Whether the current step is judged by the values of a brain."""
    step = step_of(lesson, match)
    return step < len(lesson.steps) and lesson.steps[step].loss is not None


def step_words(lesson: Lesson, box: Taught, step: int) -> StepWords:
    told = params(lesson, box)
    if step >= len(lesson.steps):
        return StepWords(Word("lesson-done", told))
    return StepWords(Word(f"lesson-{step + 1}", told), Word(f"lesson-{step + 1}-goal", told))


def params(lesson: Lesson, box: Taught) -> dict[str, Param]:
    """What every text of a lesson may name: the seats, and the icons of the game."""
    seats = {f"seat-{number}": Who(number - 1) for number in range(1, len(lesson.seats) + 1)}
    return {**seats, **{icon: Icon(icon) for icon in box.game.seed.icons}}
