"""Cards of hint, odds and look back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.advice import hints
from bot.advice.look_back import LookBack
from bot.cards.board_fields import body
from bot.cards.card import Button, Card
from bot.cards.custom_id import Stamp
from bot.cards.look import Look, look_button
from bot.cards.past_matches import ReplayStep
from bot.engine.brain import Line, Rated
from bot.engine.catalogue import Box
from bot.engine.match import Match
from bot.engine.screen import Ink, Screen
from bot.engine.twin import Twin
from bot.table.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Hint(Look):
    """The best move of the player to act, and the cost of the others."""

    words = "hint"


@dataclass(frozen=True, slots=True)
class Odds(Look):
    """The present chances."""

    words = "odds"


@dataclass(frozen=True, slots=True)
class LookBackAt(Look):
    """Luck and skill in a finished match."""

    words = "review"  # stands on old boards


def hint_card(
    snapshot: Snapshot, view: Any, rated: Sequence[Rated[Any]], turn: int, ink: Ink
) -> Card:
    """The best move with its reason, and a button that plays it."""
    best, *reasons = hints.hint(snapshot.box, view, rated, ink)
    stamp = Stamp("move", snapshot.table.id, turn, str(rated[0].action))
    play = Button(ink("button-play-hint"), stamp, ink.icon("hint"), style="good")
    return Card(best, "\n".join(reasons), rows=((play,),))


def wanted_card(snapshot: Snapshot, view: Any, wanted: str, ink: Ink) -> Card:
    """In a lesson: the move of this step, and a button that plays it."""
    turn = snapshot.match.turn if snapshot.match else 0
    told = ink(
        "lesson-hint", move=snapshot.box.describe(view, snapshot.box.game.parse(wanted), ink)
    )
    stamp = Stamp("move", snapshot.table.id, turn, wanted)
    play = Button(ink("button-play-hint"), stamp, ink.icon("hint"), style="good")
    return Card(told, "", rows=((play,),))


def odds_card(lines: Sequence[Line], ink: Ink) -> Card:
    title = ink("odds-title", game=ink("title"))
    return Card(title, body(Screen(title, hints.odds(lines, ink), Twin)))


def look_back_card(box: Box, found: LookBack, match: Match, ink: Ink) -> Card:
    """The account of every seat, and buttons to the steps of the replay that it names."""
    lines = hints.look_back(box, found, match.version, ink)
    told = "costliest", "bravest", "turn"
    steps = (found.costliest, found.bravest, found.turn)
    buttons = (
        look_button(ink(f"button-show-{what}"), ReplayStep(at.step), match=match.header.id, place=n)
        for n, (what, at) in enumerate(zip(told, steps, strict=True))
        if at is not None
    )
    rows = tuple((button,) for button in buttons)
    return Card(ink("look-back-title", game=ink("title")), "\n".join(lines), rows=rows)
