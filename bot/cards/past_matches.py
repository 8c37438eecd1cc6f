"""What a past match offers: replay, proof, file, result."""

from dataclasses import dataclass

from bot.cards.card import Button
from bot.cards.look import Change, Look, look_button
from bot.engine.screen import Ink


@dataclass(frozen=True, slots=True)
class Watch(Look):
    """The replay of this match from its beginning."""

    words = "past watch"


@dataclass(frozen=True, slots=True)
class WatchMatch(Look):
    """The replay of a match picked from a list."""

    words = "past watch"
    match: str


@dataclass(frozen=True, slots=True)
class ReplayStep(Look):
    words = "past replay"
    step: int


@dataclass(frozen=True, slots=True)
class Verify(Look):
    """Check that every roll agrees with the seal."""

    words = "past verify"


@dataclass(frozen=True, slots=True)
class MatchFile(Look):
    words = "past file"


@dataclass(frozen=True, slots=True)
class MoreOfMatch(Look):
    """Ratings, last events and final board of a match, with the ways to look at it again."""

    words = "past more"


@dataclass(frozen=True, slots=True)
class ShareResult(Change):
    """Post the result once more, small, to be shown elsewhere."""

    words = "past share"


def replay_button(match: str, ink: Ink) -> Button:
    return look_button(ink("button-replay"), Watch(), ink.icon("replay"), match=match)


def verify_button(match: str, ink: Ink) -> Button:
    return look_button(ink("button-verify"), Verify(), ink.icon("verify"), match=match)


def file_button(match: str, ink: Ink) -> Button:
    return look_button(ink("button-file"), MatchFile(), ink.icon("file"), match=match)


def share_button(match: str, ink: Ink) -> Button:
    return look_button(ink("button-share"), ShareResult(), ink.icon("share"), match=match)
