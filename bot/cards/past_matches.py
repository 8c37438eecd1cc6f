"""What can be looked at of a past match: its replay, its proof, its file."""

from dataclasses import dataclass

from bot.cards.card import Button
from bot.cards.look import Look, look_button
from bot.engine.screen import Ink


@dataclass(frozen=True, slots=True)
class Watch(Look):
    """The replay of this match from its beginning."""

    words = "past watch"


@dataclass(frozen=True, slots=True)
class WatchMatch(Look):
    """The same of a match picked from a list."""

    words = "past watch"
    match: str


@dataclass(frozen=True, slots=True)
class ReplayStep(Look):
    words = "past replay"
    step: int


@dataclass(frozen=True, slots=True)
class Verify(Look):
    """Whether every roll agrees with the seal."""

    words = "past verify"


@dataclass(frozen=True, slots=True)
class MatchFile(Look):
    words = "past file"


@dataclass(frozen=True, slots=True)
class ShareResult(Look):
    """The result for everybody in the channel."""

    words = "past share"


def replay_button(match: str, ink: Ink) -> Button:
    return look_button(ink("button-replay"), Watch(), ink.icon("replay"), match=match)


def verify_button(match: str, ink: Ink) -> Button:
    return look_button(ink("button-verify"), Verify(), ink.icon("verify"), match=match)


def file_button(match: str, ink: Ink) -> Button:
    return look_button(ink("button-file"), MatchFile(), ink.icon("file"), match=match)


def share_button(match: str, ink: Ink) -> Button:
    return look_button(ink("button-share"), ShareResult(), ink.icon("share"), match=match)
