"""My data: what is stored, export, switches, deletion."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.cards.card import Button, Card
from bot.cards.contact import Contact
from bot.cards.look import Change, Look, look_button
from bot.engine.screen import Ink


@dataclass(frozen=True, slots=True)
class MyData(Look):
    words = "mydata show"


@dataclass(frozen=True, slots=True)
class ExportMyData(Look):
    words = "mydata export"


@dataclass(frozen=True, slots=True)
class DeleteMyData(Look):
    """Asks for confirmation."""

    words = "mydata delete"


@dataclass(frozen=True, slots=True)
class ReallyDeleteMyData(Change):
    words = "mydata delete yes"


@dataclass(frozen=True, slots=True)
class BeListed(Change):
    """Whether the person is shown in leaderboards."""

    words = "mydata listed"
    wanted: bool


@dataclass(frozen=True, slots=True)
class ReadToMe(Change):
    """Whether everything comes in sentences, for a screen reader."""

    words = "mydata aloud"
    wanted: bool


@dataclass(frozen=True, slots=True)
class ReadInBrief(Change):
    """Whether a screen reader is told questions without the position."""

    words = "mydata brief"
    wanted: bool


@dataclass(frozen=True, slots=True)
class BecomePuzzles(Change):
    """Whether the person's finished matches may be asked of others, without a name."""

    words = "mydata puzzles"
    wanted: bool


def my_data_card(
    counts: Mapping[str, int], *, listed: bool, aloud: bool, brief: bool, puzzles: bool, ink: Ink
) -> Card:
    """How much is stored; the rows themselves are in the export."""
    told = {name: count for name, count in counts.items() if count or name != "blocked"}
    kept = [ink(f"mydata-{name}", count=count) for name, count in told.items()]
    switches = [
        ink("mydata-listed" if listed else "mydata-unlisted"),
        ink("mydata-aloud" if aloud else "mydata-not-aloud"),
        *([ink("mydata-brief" if brief else "mydata-not-brief")] if aloud else []),
        ink("mydata-asked" if puzzles else "mydata-not-asked"),
    ]
    return Card(
        ink("mydata-title"),
        "\n".join([ink("mydata-about"), "", *kept, "", *switches]),
        rows=(
            (look_button(ink("reach-button"), Contact(), ink.icon("reach")),),
            (
                _switch("listed", BeListed(not listed), ink),
                _switch("aloud", ReadToMe(not aloud), ink),
                *([_switch("brief", ReadInBrief(not brief), ink)] if aloud else []),
                _switch("puzzles", BecomePuzzles(not puzzles), ink),
            ),
            (
                look_button(ink("mydata-button-export"), ExportMyData(), ink.icon("export")),
                _deletion("mydata-button-delete", DeleteMyData(), ink),
            ),
        ),
    )


def really_card(ink: Ink, *, blocked: bool, spent: bool) -> Card:
    """Deleting ends no block of a server, and gives nobody a second try today (`spent`)."""
    yes = _deletion("mydata-button-really", ReallyDeleteMyData(), ink)
    no = look_button(ink("mydata-button-keep"), MyData(), ink.icon("back"))
    stays = {"mydata-blocked-stays": blocked, "mydata-day-stays": spent}
    told = (ink(key) for key in ("mydata-really", *(key for key in stays if stays[key])))
    return Card(ink("mydata-title"), "\n\n".join(told), rows=((yes, no),))


def deleted_card(ink: Ink) -> Card:
    return Card(ink("mydata-title"), ink("mydata-deleted"))


def _switch(what: str, look: BeListed | ReadToMe | ReadInBrief | BecomePuzzles, ink: Ink) -> Button:
    label = ink(f"mydata-button-{what}-{'on' if look.wanted else 'off'}")
    return look_button(label, look, ink.icon(what))


def _deletion(key: str, look: Look | Change, ink: Ink) -> Button:
    return look_button(ink(key), look, ink.icon("delete"), style="bad")
