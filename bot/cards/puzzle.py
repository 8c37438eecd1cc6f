"""A puzzle: the question as its seat saw it, and what an answer was worth."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.advice import hints
from bot.advice.grades import SIGNS
from bot.cards.board_fields import body
from bot.cards.board_news import NEWS_LINES, news, told, whispers
from bot.cards.board_rows import MOST_ROWS, control_rows
from bot.cards.card import Button, Card, Row, Select
from bot.cards.custom_id import Stamp
from bot.cards.look import Change, Look, look_button
from bot.engine import story
from bot.engine.brain import Rated
from bot.engine.notation import WORDS
from bot.engine.phrases import Who
from bot.engine.screen import Ink
from bot.puzzles.posed import Judged, Posed
from bot.puzzles.search import terms
from bot.store.puzzle_tries import FirstAnswer
from bot.table.days import SUNDAY
from bot.table.table import Table

ANY = "any"
"""In the place of a game."""


@dataclass(frozen=True, slots=True)
class NextPuzzle(Look):
    """A puzzle that is new to the person, of a game or of any."""

    words = "puzzle next"
    game: str


@dataclass(frozen=True, slots=True)
class PuzzleAt(Look):
    """The decision at a move of the button's match."""

    words = "puzzle at"
    number: int


@dataclass(frozen=True, slots=True)
class PuzzleStep(Look):
    """The next step of an answer that has several."""

    words = "puzzle step"
    number: int
    prefix: WORDS


@dataclass(frozen=True, slots=True)
class PuzzleAnswer(Change):
    words = "answer"
    number: int
    move: WORDS


@dataclass(frozen=True, slots=True)
class OwnDearest(Look):
    """The dearest choices of the person in the button's match, as puzzles."""

    words = "puzzle mine"


STEPS = {"move": PuzzleAnswer.words, "open": PuzzleStep.words, "ask": PuzzleStep.words}


def question_card(posed: Posed, table: Table, person: int, ink: Ink, prefix: str = "") -> Card:
    """The game's own screen with its own controls; a press on them is an answer."""
    box, at, seat = posed.box, posed.before, posed.seat
    screen = box.render(posed.view, ink, prefix)
    shown = "\n".join((*screen.twin().position, *screen.twin().points, *screen.twin().question))
    heard = news(at, ink, NEWS_LINES, seat), whispers(at, ink, seat)
    rows = control_rows(screen.controls, "move", table, posed.number, ink, prefix)
    if prefix and len(rows) < MOST_ROWS:
        rows.append((look_button(ink("button-back"), PuzzleAt(posed.number), match=table.id),))
    return Card(
        title=ink("puzzle-title", where=screen.title),
        body=shown if ink.reading.aloud else body(screen),
        news="\n".join(filter(None, (_source(table, person, seat, ink), *dict.fromkeys(heard)))),
        rows=tuple(_answering(row, posed.number) for row in rows),
        colour=box.game.colour(at.state, seat),
    )


def _source(table: Table, person: int, seat: int, ink: Ink) -> str:
    """A Sunday has told it before: the whole question fits on a phone."""
    if table.kind == SUNDAY:
        return ink("puzzle-of-sunday", who=Who(seat))
    played = any(one.strength is None for one in table.seats)
    kind = "mine" if person in table.people else "people" if played else "computers"
    return ink(f"puzzle-of-{kind}", who=Who(seat))


def _answering(row: Row, number: int) -> Row:
    """The same controls; pressed, they answer the puzzle and touch no table."""
    if isinstance(row, Select):
        return replace(row, stamp=_stamp(row.stamp, number))
    return tuple(replace(button, stamp=_stamp(button.stamp, number)) for button in row)


def _stamp(stamp: Stamp, number: int) -> Stamp:
    if stamp.kind == "show":
        return stamp
    return replace(stamp, kind="show", text=f"{STEPS[stamp.kind]} {number} {stamp.text}".strip())


def answer_card(
    posed: Posed,
    table: Table,
    person: int,
    rated: Sequence[Rated[object]],
    judged: Judged,
    counted: FirstAnswer | None,
    ink: Ink,
) -> Card:
    """The grade, why, what else would have cost, what really happened, and what it counts."""
    own = person in table.people
    parts = (
        _verdict(posed, judged, ink),
        _reasons(posed, rated, judged, ink),
        _really(posed, ink, own=own),
        (_rating(counted, ink, own=own),),
    )
    return Card(
        title=ink(f"puzzle-{judged.grade}", sign=SIGNS[judged.grade]),
        body="\n\n".join("\n".join(lines) for lines in parts if any(lines)),
        rows=(_next_buttons(posed, table, ink),),
        colour=posed.box.game.colour(posed.before.state, posed.seat),
    )


def _verdict(posed: Posed, judged: Judged, ink: Ink) -> tuple[str, ...]:
    box, view = posed.box, posed.view
    move = box.describe(view, judged.answer, ink)
    if judged.is_right:
        return (ink("puzzle-right", move=move),)
    cost = hints.shown(judged.cost, box.brain.unit)
    best = ink("hint-best", move=box.describe(view, judged.best, ink))
    return ink(f"puzzle-wrong-{box.brain.unit}", move=move, cost=cost), best


def _reasons(
    posed: Posed, rated: Sequence[Rated[object]], judged: Judged, ink: Ink
) -> tuple[str, ...]:
    """Against the choice that was wrong: the own one, else that of the match."""
    box, error = posed.box, terms(posed.box).error
    praised = judged.answer if judged.is_right else judged.best
    blamed = posed.played if judged.is_right else judged.answer
    lines = hints.explained(box, posed.view, rated, praised, blamed, ink, error)
    estimate = hints.shown(error, box.brain.unit)
    note = (ink(f"puzzle-estimated-{box.brain.unit}", error=estimate),) if error else ()
    return *lines, *note


def _really(posed: Posed, ink: Ink, *, own: bool) -> tuple[str, ...]:
    move = posed.box.describe(posed.view, posed.played, ink)
    said = ink("puzzle-really-you" if own else "puzzle-really", who=Who(posed.seat), move=move)
    events = story.since(posed.after, posed.number, None)[:NEWS_LINES]
    return said, told(events, ink)


def _rating(counted: FirstAnswer | None, ink: Ink, *, own: bool) -> str:
    if counted is None:
        return ink("puzzle-own" if own else "puzzle-unrated")
    if not counted.now:
        return ink("puzzle-second-time")
    change = f"{counted.after - counted.before:+}".replace("-", "−")
    return ink("puzzle-rated", rating=counted.after, change=change)


def _next_buttons(posed: Posed, table: Table, ink: Ink) -> tuple[Button, ...]:
    following = look_button(ink("puzzle-next"), NextPuzzle(ANY), style="main")
    again = look_button(ink("puzzle-again"), PuzzleAt(posed.number), match=table.id)
    return following, again


def own_button(match: str, ink: Ink) -> Button:
    return look_button(ink("puzzle-button-mine"), OwnDearest(), ink.icon("puzzles"), match=match)


def own_card(found: Sequence[Posed], table: Table, ink: Ink) -> Card:
    """A button for each of the dearest own choices."""
    buttons = tuple(
        look_button(
            posed.box.occasion(posed.view, ink)[:80], PuzzleAt(posed.number), match=table.id
        )
        for posed in found
    )
    text = ink("puzzle-mine" if found else "puzzle-mine-none", count=len(found))
    return Card(ink("puzzle-mine-title"), text, rows=tuple((button,) for button in buttons))
