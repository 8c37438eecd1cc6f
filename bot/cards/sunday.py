"""The decisions of a Sunday: what they are, which one is asked, what came of the answers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date

from bot.advice.grades import GRADES, SIGNS, word
from bot.advice.hints import shown
from bot.cards.card import Button, Card
from bot.cards.daily import (
    ShowDay,
    TryResult,
    among_others,
    begin_card,
    framed,
    sharing_row,
    signs_line,
    told_date,
)
from bot.cards.look import Change, Look, look_button
from bot.cards.proof import MOST_FINDINGS
from bot.cards.puzzle import PuzzleAt
from bot.daily.score import LETTERS
from bot.engine.catalogue import Box
from bot.engine.phrases import Many, Moment, Word
from bot.engine.screen import Ink
from bot.live.sundays import Question
from bot.puzzles.search import terms
from bot.puzzles.sunday import decisions
from bot.record.proof import Finding
from bot.table.days import FINISHING_SECONDS, HUNDREDTHS, Day


@dataclass(frozen=True, slots=True)
class ShareSunday(Change):
    """The result of the pressing person, once into this channel."""

    words = "sunday share"
    date: str
    pictured: bool


@dataclass(frozen=True, slots=True)
class SundayLine(Look):
    """What was answered, and what would have been best."""

    words = "sunday line"
    date: str


@dataclass(frozen=True, slots=True)
class VerifySunday(Look):
    """Check that the decisions are those under the seal."""

    words = "sunday verify"
    date: str


@dataclass(frozen=True, slots=True)
class SundayFile(Look):
    """Everything under the seal, with the matches of the decisions."""

    words = "sunday file"
    date: str


@dataclass(frozen=True, slots=True)
class Told:
    """A decision in words, with its answer (empty: none)."""

    match: str
    at: int
    """The number of the move."""
    game: str
    answer: str
    best: str
    lost: int
    grade: str


def sunday_card(today: Day, tomorrow: Day, titles: Mapping[str, str], ink: Ink) -> Card:
    """Before the try."""
    asked = decisions(today)
    games = dict.fromkeys(titles.get(one.game, one.game) for one in asked)
    told = ink("sunday-intro", count=len(asked), games=Many(tuple(games)))
    return begin_card(today, tomorrow, told, ink)


def asked_card(card: Card, asked: Question, noted: str, ink: Ink) -> Card:
    """The question of a puzzle as one of the day; `noted`: what was answered to the last one.

    Whoever answers one after the other is told the deadline once. That saves a line on a phone, and
    so does whose seat it is, which the news begin with, beside the number.
    """
    told = ink(
        "sunday-question",
        day="today" if asked.is_todays else "before",
        date=told_date(asked.one.date),
        number=asked.place + 1,
        count=asked.count,
    )
    until = Moment(asked.one.begun + FINISHING_SECONDS, "relative")
    deadline = "" if noted else ink("sunday-until", until=ink.mention(until))
    news = " ".join(filter(None, (told, deadline, card.news)))
    return replace(card, news="\n".join(filter(None, (noted, news))))


def result_card(
    result: TryResult, games: Sequence[tuple[str, Box]], ink: Ink, seals: tuple[str, str]
) -> Card:
    """`games` of the decisions, with their titles."""
    day, score = result.one.date.isoformat(), result.one.score
    if score is None:
        return framed(result, ink, seals, [ink("daily-uncounted")], (_after(day, ink),))
    told = [
        ink(
            "sunday-result",
            best=score.best_moves,
            moves=score.moves,
            lost=score.lost / HUNDREDTHS,
            side="none" if score.lost == 0 else "some",
        ),
        signs_line(score, ink),
        *among_others(result, ink),
        "",
        _estimates(games, ink),
    ]
    words, picture = (ShareSunday(day, pictured=pictured) for pictured in (False, True))
    sharing = sharing_row(result, words, picture, ink)
    return framed(result, ink, seals, told, (sharing, _after(day, ink)))


def _estimates(games: Sequence[tuple[str, Box]], ink: Ink) -> str:
    """How far off the values may be; and that points are held against chances."""
    errors = [
        Word(
            f"sunday-error-{box.brain.unit}",
            {
                "game": title,
                "error": shown(terms(box).error, box.brain.unit),
                "worth": shown(terms(box).worth or 0.0, "chance"),
            },
        )
        for title, box in games
    ]
    return ink("sunday-estimated", errors=Many(tuple(errors)))


def _after(day: str, ink: Ink) -> tuple[Button, ...]:
    return (
        look_button(ink("button-sunday-line"), SundayLine(day), ink.icon("hint")),
        look_button(ink("button-sunday-verify"), VerifySunday(day), ink.icon("verify")),
    )


def line_card(told: Sequence[Told], when: date, ink: Ink) -> Card:
    """What was answered, what would have been best, and each decision once more, unscored."""
    again = tuple(
        look_button(ink("button-sunday-again", number=number), PuzzleAt(one.at), match=one.match)
        for number, one in enumerate(told, 1)
    )
    lines = (_line(number, one, ink) for number, one in enumerate(told, 1))
    back = look_button(ink("button-back"), ShowDay(), ink.icon("back"))
    return Card(
        ink("daily-line-title", date=told_date(when)),
        "\n".join((*lines, "", ink("sunday-again"))),
        rows=(again, (back,)),
    )


def _line(number: int, one: Told, ink: Ink) -> str:
    side = "none" if not one.answer else "wrong" if one.lost else "right"
    graded = LETTERS[one.grade] if one.grade else GRADES[0]
    return ink(
        "sunday-line",
        number=number,
        game=one.game,
        side=side,
        sign=word(graded) if ink.reading.aloud else SIGNS[graded],
        answer=one.answer,
        best=one.best,
        lost=one.lost / HUNDREDTHS,
    )


def proof_card(day: Day, found: Sequence[Finding], ink: Ink) -> Card:
    """Whether the sheet and its matches agree with the seal."""
    if found:
        told = [ink("verify-bad", count=len(found))]
        told += [ink(one.key, **one.params) for one in found[:MOST_FINDINGS]]
    else:
        told = [ink("verify-good"), ink("sunday-verified", count=len(decisions(day)))]
    return Card(
        ink("sunday-verify-title", date=told_date(day.date)),
        "\n".join(told),
        fields=(
            (ink("field-proof"), ink("sunday-proof", seal=day.commitment, secret=day.seed.hex())),
        ),
        rows=(
            (look_button(ink("button-file"), SundayFile(day.date.isoformat()), ink.icon("file")),),
        ),
    )
