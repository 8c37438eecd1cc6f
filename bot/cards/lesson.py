"""Cards of the lessons: which there are, the step on the board, a mistake, the end."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from bot.cards.card import Card, Row
from bot.cards.learn import Learn, lessons_button
from bot.cards.look import Change, look_button, look_menu
from bot.cards.menu import BoardDown
from bot.engine import lesson as lessons
from bot.engine.catalogue import Box
from bot.engine.lesson import Lesson
from bot.engine.screen import Ink
from bot.table.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class LearnFrom(Change):
    """Go to a step of the lesson, counted from 0."""

    words = "lesson from"
    game: str
    step: int


@dataclass(frozen=True, slots=True)
class LeaveLesson(Change):
    """Put the lesson away; it goes on where it was."""

    words = "lesson leave"


@dataclass(frozen=True, slots=True)
class PlayForReal(Change):
    """Open a table of the game in this channel, with computers on the seats that it needs."""

    words = "lesson play"
    game: str


def lessons_card(states: Mapping[str, tuple[Box, Ink, str]], ink: Ink) -> Card:
    """`states`: by game its box, ink, and how far the person has come in a few words."""
    told = [f"**{pen('title')}** · {state}\n{pen('about')}" for _, pen, state in states.values()]
    looks = [(pen("title"), Learn(game)) for game, (_, pen, _) in states.items()]
    menu = look_menu(ink("prompt-lesson"), Learn.words, looks)
    return Card(ink("lessons-title"), "\n\n".join((ink("lessons-about"), *told)), rows=(menu,))


def step_heading(lesson: Lesson, step: int, ink: Ink) -> str:
    return ink("lesson-step", step=step + 1, steps=len(lesson.steps))


def step_words(lesson: Lesson, box: Box, step: int, ink: Ink) -> str:
    """What is said, and what is to be done."""
    said, goal = lessons.step_words(lesson, box, step)
    todo = f"\n**{ink(goal.key, **goal.params)}**" if goal else ""
    return f"{ink(said.key, **said.params)}{todo}"


def framed(card: Card, heading: str, words: str, ink: Ink) -> Card:
    """A board with the words below it, next to the buttons; by ear they come first."""
    rows = (_without_wishes(row) for row in card.rows)
    kept = tuple(row for row in rows if row)
    said = ink("lesson-said", heading=heading, words=words)
    heard = f"{said}\n{card.line}" if ink.reading.aloud else ""
    body = card.body if heard else f"{card.body}\n{said}"
    kind = replace(card, headline="", news="", fields=(), footer="", rows=kept)
    return replace(kind, line=heard, body=body)


def _without_wishes(row: Row) -> Row:
    """Nothing is automatic in a lesson."""
    if not isinstance(row, tuple):
        return row
    return tuple(button for button in row if button.stamp.kind != "table")


def mistake(card: Card, told: str, match: str, ink: Ink) -> Card:
    """The board after a mistake, which was not made."""
    again = look_button(
        ink("button-try-again"), BoardDown(), ink.icon("again"), match=match, style="main"
    )
    card = replace(card, line="")
    return replace(framed(card, ink("lesson-mistake"), told, ink), rows=((again,),))


def farewell(card: Card, words: Iterable[str], box: Box, ink: Ink) -> Card:
    """The last board of a lesson, and what one does then."""
    play = look_button(
        ink("button-play-for-real"), PlayForReal(box.id), ink.icon("start"), style="good"
    )
    others = lessons_button("button-lessons", ink)
    anew = look_button(ink("button-lesson-anew"), LearnFrom(box.id, 0), ink.icon("again"))
    said = "\n".join(filter(None, words))
    card = replace(card, line="", pictured=False)  # no podium: the points were the script's
    return replace(framed(card, ink("lesson-end"), said, ink), rows=((play,), (others, anew)))


def menu_row(at: Snapshot, ink: Ink) -> Row:
    """The lesson's own buttons in the menu of its table."""
    lesson, match, game = at.box.lesson, at.table.id, at.box.id
    if lesson is None or at.match is None:
        return ()
    step = lessons.step_of(lesson, at.match)
    on = look_button(ink("button-lesson-skip"), LearnFrom(game, step + 1), match=match)
    anew = look_button(
        ink("button-lesson-anew"), LearnFrom(game, 0), ink.icon("again"), match=match, place=1
    )
    leave = look_button(ink("button-lesson-leave"), LeaveLesson(), ink.icon("leave"), match=match)
    return (anew, leave) if step >= len(lesson.steps) - 1 else (on, anew, leave)
