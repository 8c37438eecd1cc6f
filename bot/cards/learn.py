"""The ways to a lesson: looks and buttons that every card may have."""

from dataclasses import dataclass

from bot.cards.card import Button
from bot.cards.look import Change, Look, look_button
from bot.engine.screen import Ink


@dataclass(frozen=True, slots=True)
class Lessons(Look):
    """All lessons, and how far one has come."""

    words = "lessons"


@dataclass(frozen=True, slots=True)
class Learn(Change):
    """Begin the lesson of a game, or take it up."""

    words = "learn"
    game: str


def learn_button(game: str, ink: Ink) -> Button:
    return look_button(ink("button-learn"), Learn(game), ink.icon("learn"))


def lessons_button(key: str, ink: Ink) -> Button:
    return look_button(ink(key), Lessons(), ink.icon("learn"))
