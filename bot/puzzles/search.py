"""Puzzles: decisions of a finished match that are worth asking others; pure."""

import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import log as ln
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.advice.grades import given_away, is_best
from bot.advice.hints import reasons
from bot.advice.simulation import seeded
from bot.engine.brain import Rated, Strength
from bot.engine.catalogue import Box
from bot.engine.data import PuzzleTerms
from bot.engine.errors import PlayerError
from bot.engine.game import CHANCE
from bot.engine.match import Header, Match, Move
from bot.engine.offers import unordered
from bot.record.revealed import visible_log
from bot.table.ratings import NEWCOMER, Rating

if TYPE_CHECKING:
    from random import Random

DATA: Any = tomllib.loads((Path(__file__).parent / "terms.toml").read_text("utf-8"))
ANSWERS: int = DATA["answers"]
OF_A_MATCH: int = DATA["of_a_match"]
RATINGS: dict[Strength, float] = DATA["ratings"]
SPREAD = sqrt(2) * NEWCOMER.mu / 6
"""How far apart ratings lie of which one wins e : 1 (openskill: two players, each with beta)."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A pointer to a decision; the match is folded again to show it."""

    match: str
    number: int
    """Of the move that was made."""
    seat: int
    game: str
    rules: int
    gap: float
    """By how much the best choice beats the next one that is not as good."""
    cost: float
    """What the choice cost that was made."""
    theme: str
    """What speaks for the best choice: the key of the first reason."""
    rating: Rating
    """How hard it is, on the scale of the people who answer it."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision as its seat saw it."""

    number: int
    seat: int
    view: Any
    played: Any


@dataclass(frozen=True, slots=True)
class Searched:
    found: tuple[Puzzle, ...]
    resume: int | None
    """The number of the move to go on with; None: the whole match was searched."""


def right(box: Box, rated: Sequence[Rated[Any]]) -> list[Any]:
    """The best action and all that are as good, as far as the values can tell."""
    best, unit, error = rated[0].worth, box.brain.unit, terms(box).error
    return [one.action for one in rated if is_best(best - one.worth, unit, error)]


def lost(box: Box, rated: Sequence[Rated[Any]], action: Any) -> float:
    """What an action gives away against the best one."""
    worth = next(one.worth for one in rated if one.action == action)
    return given_away(rated[0].worth - worth, box.brain.unit, terms(box).error)


def terms(box: Box) -> PuzzleTerms:
    found: PuzzleTerms | None = box.game.seed.puzzles
    if found is None or not box.brain.advises:
        raise PlayerError("puzzle-none")
    return found


def makes_puzzles(box: Box) -> bool:
    return box.game.seed.puzzles is not None and box.brain.advises


def search(
    box: Box,
    header: Header,
    log: Sequence[Move],
    clock: Callable[[], float],
    seconds: float,
    begin: int = 0,
    only: int | None = None,
) -> Searched:
    """The puzzles of a finished match, from a move on, for so many seconds.

    `only` is the seat of a person who asks for their own choices. At least one decision is looked
    at, however short the time is.
    """
    end, found, looked_at = clock() + seconds, list[Puzzle](), 0
    for question in questions(box, header, log):
        if question.number < begin or only not in (None, question.seat):
            continue
        if looked_at and clock() >= end:
            return Searched(tuple(found), question.number)
        looked_at += 1
        if (puzzle := _puzzle(box, header, question, own=only is not None)) is not None:
            found.append(puzzle)
    return Searched(tuple(found), None)


def dearest(found: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """The few of a match that cost most, each for another reason: its boards are much alike."""
    by_theme: dict[str, Puzzle] = {}
    for one in costliest(found):
        by_theme.setdefault(one.theme, one)
    return tuple(by_theme.values())[:OF_A_MATCH]


def costliest(found: Sequence[Puzzle]) -> list[Puzzle]:
    return sorted(found, key=lambda one: -one.cost)


def questions(box: Box, header: Header, log: Sequence[Move]) -> Iterator[Question]:
    """Every decision of a finished match that may be told to anybody.

    What the rules never revealed stays so: neither it nor anything after it is asked.
    """
    closed = min(visible_log(box.game, header, log).hidden, default=len(log))
    match, found = Match.begin(box.game, header), dict[tuple[int, int], Question]()
    for move in log[:closed]:
        if move.seat != CHANCE and len(box.game.legal(match.state, move.seat)) > 1:
            view = box.game.view(match.state, move.seat)
            asked = Question(move.number, move.seat, view, box.game.parse(move.text))
            found[match.turn, move.seat] = asked  # a bet can be changed: the last one counts
        match = match.play(move.seat, move.text)
    return iter(found.values())


def _puzzle(box: Box, header: Header, asked: Question, *, own: bool) -> Puzzle | None:
    """The decision as a puzzle, unless it is unclear, obvious, or was decided well.

    Whoever made it themselves is asked the obvious too, and nobody is rated by it.
    """
    rated = box.brain.rate(box.game, asked.view, asked.seat)
    wanted, cost = right(box, rated), lost(box, rated, asked.played)
    if len(wanted) == len(rated) or not cost:
        return None
    gap = rated[0].worth - rated[len(wanted)].worth
    why = reasons(box, asked.view, asked.seat, rated[0].action, asked.played)
    if gap < terms(box).gap or not why:
        return None
    rating = NEWCOMER if own else _hardness(box, header, asked, wanted)
    if rating is None:
        return None
    rules = box.game.seed.rules_version
    key = header.id, asked.number, asked.seat, box.id, rules
    return Puzzle(*key, gap, cost, why[0].key, rating)


def _hardness(box: Box, header: Header, asked: Question, wanted: Sequence[Any]) -> Rating | None:
    """None: everybody finds it."""
    news = _is_news(box, header, asked, wanted)
    return first_rating(box, header, asked, wanted) if news else None


def _is_news(box: Box, header: Header, asked: Question, wanted: Sequence[Any]) -> bool:
    """Whether the best is not what the game lists first of its kind: what everybody sees at once.

    Some of those are kept, or whoever knows this would never press the first. What is alone of its
    kind is no first.
    """
    if box.parts.order is unordered:
        return True
    legal, kinds = box.game.legal_in(asked.view, asked.seat), dict[type[Any], list[Any]]()
    for action in box.parts.order(box.game, asked.view, legal):
        kinds.setdefault(type(action), []).append(action)
    if not any(kind[0] in wanted for kind in kinds.values() if len(kind) > 1):
        return True
    share: float = DATA["listed_first"]
    return seeded(f"{header.id} {asked.number} first").random() < share


def first_rating(box: Box, header: Header, asked: Question, wanted: Sequence[Any]) -> Rating | None:
    """By how often our own computers miss it; None: it is obvious.

    A computer with a habit may always miss it, but no person does so more often than by guessing.
    """
    random = seeded(f"{header.id} {asked.number}")
    guessed = 1 - len(wanted) / len(box.game.legal_in(asked.view, asked.seat))
    mus = list[float]()
    for strength, mu in RATINGS.items():
        missed = _missed(box, asked, wanted, strength, random)
        if strength == "easy" and 1 - missed > terms(box).obvious:
            return None
        missed = min(missed, guessed)
        mus.append(mu + SPREAD * ln(missed / (1 - missed)))
    rating = Rating(min(sum(mus) / len(mus), DATA["most"]), DATA["sigma"])
    return rating if rating.mu >= DATA["least"] else None


def _missed(
    box: Box, asked: Question, wanted: Sequence[Any], strength: Strength, random: "Random"
) -> float:
    """The part of wrong answers; never none and never all, for it is an estimate."""
    choose, game = box.brain.choose, box.game
    answers = (choose(game, asked.view, asked.seat, strength, random) for _ in range(ANSWERS))
    return (sum(answer not in wanted for answer in answers) + 0.5) / (ANSWERS + 1)
