"""One step of a replay, with buttons to the others."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.advice.curve import Turn
from bot.advice.hints import GLUE, turning_point
from bot.cards.artist import Artist
from bot.cards.board_fields import clan
from bot.cards.card import Button, Card, Row, Select
from bot.cards.look import look_button, look_menu
from bot.cards.past_matches import (
    ReplayStep,
    file_button,
    share_button,
    verify_button,
)
from bot.engine.brain import Chances
from bot.engine.catalogue import Box
from bot.engine.game import Weight
from bot.engine.ink import Reading
from bot.engine.match import Match
from bot.engine.phrases import Many, Who, Word
from bot.engine.screen import Ink
from bot.record.replay import turns
from bot.store.archive import OVER
from bot.table.snapshot import Snapshot
from bot.table.waiting import deciding
from bot.texts import tell

LONGEST_LABEL = 100
MOST_JUMPS = 25
"""A longer list of turns is thinned out."""


def replay_card(
    artist: Artist,
    snapshot: Snapshot,
    found: Sequence[Match],
    step: int,
    locale: str,
    *,
    named: Ink,
    share: bool,
    aloud: bool = False,
    chances: Chances | None = None,
    turn: Turn | None = None,
) -> Card:
    """`named` has display names: menus show no mentions. `chances` are those of this step."""
    last = len(found) - 1
    step = min(step, last)
    ink = artist.ink(snapshot, locale, Reading(aloud=aloud))
    card = (
        artist.last(snapshot, found[step], locale, aloud=aloud)
        if step == last
        else artist.moment(snapshot, found[step], locale, aloud=aloud)
    )
    match = snapshot.table.id
    footer = ink("replay-step", step=step, steps=last, match=match)
    rows: list[Row] = [_ways(match, step, last, ink)]
    if last > 0:
        rows.append(_jump(snapshot, found, named, turn))
    told = "\n".join(_chances(snapshot, found[step], step, ink, chances, turn))
    fields = (*card.fields, *([(ink("field-chances"), told)] if told else []))
    rows += _last_row(snapshot, ink, share)
    return replace(card, fields=fields, footer=footer, rows=tuple(rows))


def _chances(
    at: Snapshot, match: Match, step: int, ink: Ink, chances: Chances | None, turn: Turn | None
) -> Iterator[str]:
    """Who would win then, in parts that add up to 100; where the match turned, that too."""
    if chances:
        *parts, tie = (part / 100 for part in chances.percent())
        teams = (clan(match, t[0]) if len(t) > 1 else Who(t[0]) for t in chances.teams)
        told = [
            Word("odds-seat", {"who": who, "chance": part})
            for who, part in zip(teams, parts, strict=True)
        ]
        told += [Word("odds-tie", {"chance": tie})] if tie else []
        yield ink("replay-chances", parts=Many(tuple(told), GLUE))
    if turn and turn.step == step:
        yield turning_point(at.box, turn, ink)


def _ways(match: str, step: int, last: int, ink: Ink) -> tuple[Button, ...]:
    """Two buttons may lead to one step; the place keeps their custom ids apart."""
    ways = (
        ("first", 0, step == 0),
        ("previous", max(step - 1, 0), step == 0),
        ("next", min(step + 1, last), step == last),
        ("last", last, step == last),
    )
    return tuple(
        _way(way, ReplayStep(target), match, place, ink, off=off)
        for place, (way, target, off) in enumerate(ways)
        if not (off and ink.reading.aloud)  # a screen reader does not announce disabled buttons
    )


def _way(way: str, look: ReplayStep, match: str, place: int, ink: Ink, *, off: bool) -> Button:
    """Icons for first and last, labels for previous and next: four fit a row on a phone."""
    near = way in ("previous", "next") or ink.reading.aloud
    label, icon = (ink(f"button-{way}"), "") if near else ("", ink.icon(way))
    return look_button(label, look, icon, match=match, place=place, off=off)


def _jump(snapshot: Snapshot, found: Sequence[Match], ink: Ink, turn: Turn | None) -> Select:
    marks = turns(found, MOST_JUMPS - 1 if turn else MOST_JUMPS)
    marks = tuple(sorted({*marks, turn.step})) if turn else marks
    ends = (*marks[1:], len(found) - 1)
    looks = [
        (_turn(snapshot.box, found, mark, end, ink.at(found[mark].version)), ReplayStep(mark))
        for mark, end in zip(marks, ends, strict=True)
    ]
    if turn:
        place = marks.index(turn.step)
        looks[place] = _plain(ink("replay-turn", when=looks[place][0])), looks[place][1]
    return look_menu(ink("prompt-jump"), ReplayStep.words, looks, match=snapshot.table.id)


def _turn(box: Box, found: Sequence[Match], step: int, end: int, ink: Ink) -> str:
    """The round, who decides, and what happened until the next turn of the menu.

    A decision of several is titled by its question.
    """
    if step == len(found) - 1:
        return ink("replay-end")
    waiting = deciding(found[step])
    view = box.game.view(found[step].state, None)
    *_, when = box.heading(view, ink).split(GLUE)
    asked = box.render(view, ink).question if len(waiting) > 1 else ""
    told = (when, asked or ink.people(waiting), _happened(box, found[step + 1 : end + 1], ink))
    return _plain(" · ".join(filter(None, told)))


def _happened(box: Box, steps: Sequence[Match], ink: Ink) -> str:
    """The first headline, else the first heavy event."""
    for match in steps:
        events = (event for event in match.story if event.only is None)
        heavy = next((event for event in events if event.weight is Weight.HEAVY), None)
        if heavy is not None:
            moment = box.moment(match)
            return ink(moment.outcome.key, **moment.outcome.params) if moment else tell(ink, heavy)
    return ""


def _plain(label: str) -> str:
    """In one line, without markup, no longer than Discord allows."""
    line = label.replace("**", "").replace("\n", " ")
    return line if len(line) <= LONGEST_LABEL else line[: LONGEST_LABEL - 1] + "…"


def _last_row(snapshot: Snapshot, ink: Ink, share: bool) -> list[Row]:
    match = snapshot.table.id
    buttons = [share_button(match, ink)] if share else []
    if snapshot.table.phase in OVER:
        buttons += [verify_button(match, ink), file_button(match, ink)]
    return [tuple(buttons)] if buttons else []
