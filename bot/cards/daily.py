"""The game of the day: what it is, what came of a try, who stands where, what is shared."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import groupby

from bot.advice.grades import SIGNS, word
from bot.cards.card import Button, Card, Row
from bot.cards.look import Change, Look, look_button
from bot.cards.past_matches import Verify
from bot.daily.line import Lines
from bot.daily.score import LETTERS
from bot.engine.catalogue import Box
from bot.engine.phrases import Many, Moment, Param, Word
from bot.engine.screen import Ink
from bot.table.days import FINISHING_SECONDS, HUNDREDTHS, SUNDAY, Day, Score, Try
from bot.table.table import Table

LONGEST_LINE = 3800
GLUE = " · "


@dataclass(frozen=True, slots=True)
class ShowDay(Look):
    """What /daily shows."""

    words = "daily"


@dataclass(frozen=True, slots=True)
class DailyBegin(Change):
    """Begin the one try that counts, or go on with it."""

    words = "daily begin"


@dataclass(frozen=True, slots=True)
class DailyAgain(Change):
    """The same dice once more, without counting."""

    words = "daily again"


@dataclass(frozen=True, slots=True)
class DailyTable(Look):
    """Who gave away how much on this server."""

    words = "daily table"
    date: str


@dataclass(frozen=True, slots=True)
class DailyWeek(Look):
    """Who played how many days of this week on this server, and how well."""

    words = "daily week"


@dataclass(frozen=True, slots=True)
class DailyLine(Look):
    """How the best choices would have gone."""

    words = "daily line"


@dataclass(frozen=True, slots=True)
class ShareDay(Change):
    words = "daily share"


@dataclass(frozen=True, slots=True)
class ShareDayPicture(Change):
    """The same with a picture."""

    words = "daily picture"


@dataclass(frozen=True, slots=True)
class Streaks(Change):
    """Whether weeks in a row are told."""

    words = "daily streaks"
    wanted: bool


@dataclass(frozen=True, slots=True)
class TryResult:
    """What there is to tell of a try that is over."""

    one: Try
    match: str
    game: str
    """The title."""
    lines: Lines | None = None
    worse: int = 0
    others: int = 0
    """On all servers: who gave away more, and all others who have finished."""
    weeks: int | None = None
    """In a row; None: not wanted."""


def told_date(when: date) -> Word:
    return Word("day-date", {"day": when.day, "month": when.month})


def day_title(game: str, titles: Mapping[str, str], ink: Ink) -> str:
    """Of what a day brings; a game that is gone is called by its id."""
    return ink("sunday-title") if game == SUNDAY else titles.get(game, game)


def intro_card(today: Day, tomorrow: Day, game: str, ink: Ink, *, missed: bool = False) -> Card:
    """`missed`: it is a Sunday whose decisions were not made in time, or are not wanted."""
    told = ink("daily-intro", game=game)
    return begin_card(today, tomorrow, f"{ink('sunday-missed')}\n{told}" if missed else told, ink)


def begin_card(today: Day, tomorrow: Day, told: str, ink: Ink) -> Card:
    """What it is, before the try; the seals of today and tomorrow stand below."""
    begin = look_button(ink("button-daily-begin"), DailyBegin(), ink.icon("start"), style="good")
    return Card(
        ink("daily-title", date=told_date(today.date)),
        told,
        footer=ink("daily-seals", today=today.commitment, tomorrow=tomorrow.commitment),
        rows=((begin, _table_button(today.date - timedelta(days=1), ink, "yesterday")),),
    )


def running_line(table: Table, today: date, ink: Ink, *, counts: bool) -> str:
    """Above the board of a try."""
    when = date.fromisoformat(table.day)
    if not counts:
        return ink("daily-again-line", date=told_date(when))
    until = table.opened + FINISHING_SECONDS
    key = "daily-running" if when == today else "daily-running-old"
    return ink(key, date=told_date(when), until=ink.mention(Moment(until, "relative")))


def result_card(result: TryResult, ink: Ink, seals: tuple[str, str] | None = None) -> Card:
    """`seals` of today and tomorrow."""
    score = result.one.score
    if score is None:
        return framed(result, ink, seals, [ink("daily-uncounted")], (_after(result, ink),))
    told = [
        _given_away(score, ink),
        signs_line(score, ink),
        _points(score, ink),
        *([_computers(result.lines, ink)] if result.lines else []),
        *among_others(result, ink),
    ]
    sharing = sharing_row(result, ShareDay(), ShareDayPicture(), ink)
    return framed(result, ink, seals, told, (sharing, _after(result, ink)))


def framed(
    result: TryResult,
    ink: Ink,
    seals: tuple[str, str] | None,
    told: Sequence[str],
    rows: tuple[Row, ...],
) -> Card:
    """What came of a try, with the seals of today and tomorrow below."""
    key = "daily-result-title" if result.one.score else "daily-title"
    footer = ink("daily-seals", today=seals[0], tomorrow=seals[1]) if seals else ""
    title = ink(key, date=told_date(result.one.date), game=result.game)
    return Card(title, "\n".join(told), footer=footer, rows=rows)


def among_others(result: TryResult, ink: Ink) -> Iterator[str]:
    """How others did, and the weeks in a row."""
    yield ink("daily-others", others=result.others, percent=_part(result.worse, result.others))
    if result.weeks:
        yield ink("daily-streak", weeks=result.weeks)


def sharing_row(result: TryResult, words: Change, picture: Change, ink: Ink) -> tuple[Button, ...]:
    return (
        look_button(ink("button-daily-share"), words, ink.icon("share"), match=result.match),
        look_button(ink("button-daily-picture"), picture, ink.icon("picture"), match=result.match),
        _table_button(result.one.date, ink, "table"),
    )


def _after(result: TryResult, ink: Ink) -> tuple[Button, ...]:
    return (
        look_button(ink("button-daily-line"), DailyLine(), ink.icon("hint"), match=result.match),
        look_button(
            ink("button-daily-again"), DailyAgain(), ink.icon("rematch"), match=result.match
        ),
        look_button(ink("button-verify"), Verify(), ink.icon("verify"), match=result.match),
    )


def _table_button(when: date, ink: Ink, which: str) -> Button:
    label = ink(f"button-daily-{which}")
    return look_button(label, DailyTable(when.isoformat()), ink.icon("listed"))


def percent(share: float | None) -> int | str:
    """Rounded down, so that only who gave away nothing has 100; of Sundays there is none."""
    return "none" if share is None else int(100 * share)


def _given_away(score: Score, ink: Ink) -> str:
    return ink(
        "daily-result",
        percent=percent(score.share),
        lost=score.lost / HUNDREDTHS,
        side="none" if score.lost == 0 else "some",
        best=score.best_moves,
        moves=score.moves,
    )


def signs(score: Score) -> str:
    return " ".join(SIGNS[LETTERS[letter]] for letter in score.grades)


def signs_line(score: Score, ink: Ink) -> str:
    """For who listens in words: equal neighbours are told together."""
    if not ink.reading.aloud:
        return signs(score)
    told: list[Param] = []
    for letter, run in groupby(score.grades):
        count = len(list(run))
        told.append(Word("daily-run", {"count": count, "grade": word(LETTERS[letter])}))
    return ink(worded("daily-turns", score), turns=Many(tuple(told)))


def _points(score: Score, ink: Ink) -> str:
    luck = round(score.luck, 1)
    return ink(
        "daily-points",
        points=score.points,
        possible=score.possible / HUNDREDTHS,
        side="luck" if luck >= 0 else "bad",
        luck=abs(luck),
    )


def _computers(lines: Lines, ink: Ink) -> str:
    return ink("daily-computers", **lines.points)


def _part(worse: int, others: int) -> int:
    """In per cent: 0 and 100 only for none and all."""
    return max(1, 100 * worse // others) if worse else 0


def worded(key: str, score: Score) -> str:
    """Of a text; Sundays are told in other words."""
    return f"{key}-sunday" if score.share is None else key


def counted(score: Score) -> dict[str, Param]:
    found: dict[str, Param] = {"percent": percent(score.share), "points": score.points}
    return found | {"best": score.best_moves, "moves": score.moves}


def line_card(box: Box, when: date, lines: Lines, ink: Ink) -> Card:
    """Every choice of the best line, a paragraph for each turn."""
    told = [ink("daily-line-points", points=lines.points["master"])]
    for turn, choices in groupby(lines.best, key=lambda choice: choice.turn):
        moves = GLUE.join(box.describe(one.view, one.action, ink) for one in choices)
        line = ink("daily-line-turn", turn=turn, moves=moves)
        if len("\n".join((*told, line))) > LONGEST_LINE:
            break
        told.append(line)
    return Card(
        ink("daily-line-title", date=told_date(when)), "\n".join(told), rows=((back_button(ink),),)
    )


def back_button(ink: Ink) -> Button:
    return look_button(ink("button-back"), ShowDay(), ink.icon("back"))


def share_text(result: TryResult, score: Score, ink: Ink) -> str:
    """Words first, for screen readers; then one row of signs. It tells nothing of the dice."""
    words = ink(
        worded("daily-share", score),
        date=told_date(result.one.date),
        game=result.game,
        lost=score.lost / HUNDREDTHS,
        **counted(score),
    )
    return f"{words}\n{signs(score)}"


def picture_words(score: Score, ink: Ink) -> tuple[str, str]:
    """In large letters, and beside them."""
    if score.share is None:
        large = f"{score.best_moves} / {score.moves}"
        return large, ink("daily-picture-sunday", lost=score.lost / HUNDREDTHS)
    return f"{percent(score.share)} %", ink("daily-picture", **counted(score))
