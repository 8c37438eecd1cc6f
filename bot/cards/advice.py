"""Hint, odds and the look back: what a brain found, as a card."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.advice import hints
from bot.advice.look_back import LookBack
from bot.cards.blocks import body
from bot.cards.card import Button, Card
from bot.cards.custom_id import Stamp
from bot.cards.look import Look
from bot.engine.brain import Line, Rated
from bot.engine.catalogue import Box
from bot.engine.screen import Ink, Screen
from bot.engine.twin import Twin
from bot.live.session import Session


@dataclass(frozen=True, slots=True)
class Hint(Look):
    """The best move for whoever is to act, and what the others cost."""

    words = "hint"


@dataclass(frozen=True, slots=True)
class Odds(Look):
    """The chances as they stand."""

    words = "odds"


@dataclass(frozen=True, slots=True)
class LookBackAt(Look):
    """Luck and skill of a match that was played to its end."""

    words = "review"  # on boards of long ago


def hint_card(
    session: Session, view: Any, rated: Sequence[Rated[Any]], turn: int, ink: Ink
) -> Card:
    """The best move with its reason, and a button that plays it."""
    best, *reasons = hints.hint(session.box, view, rated, ink)
    stamp = Stamp("move", session.table.id, turn, str(rated[0].action))
    play = Button(ink("button-play-hint"), stamp, ink.icon("hint"), style="good")
    return Card(best, "\n".join(reasons), rows=((play,),))


def odds_card(lines: Sequence[Line], ink: Ink) -> Card:
    title = ink("odds-title", game=ink("title"))
    return Card(title, body(Screen(title, hints.odds(lines, ink), Twin)))


def look_back_card(box: Box, found: LookBack, moves: int, ink: Ink) -> Card:
    lines = hints.look_back(box, found, moves, ink)
    return Card(ink("look-back-title", game=ink("title")), "\n".join(lines))
