"""My data: what is kept, an export, how one is reached, and the end of it all."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.cards.card import Button, Card
from bot.cards.look import Look, look_button
from bot.cards.reach import Reach
from bot.engine.screen import Ink


@dataclass(frozen=True, slots=True)
class MyData(Look):
    words = "mydata show"


@dataclass(frozen=True, slots=True)
class ExportMyData(Look):
    words = "mydata export"


@dataclass(frozen=True, slots=True)
class DeleteMyData(Look):
    """Asked once more before it is done."""

    words = "mydata delete"


@dataclass(frozen=True, slots=True)
class ReallyDeleteMyData(Look):
    words = "mydata delete yes"


@dataclass(frozen=True, slots=True)
class BeListed(Look):
    """Whether one stands in leaderboards."""

    words = "mydata listed"
    wanted: bool


@dataclass(frozen=True, slots=True)
class WriteToMe(Look):
    """Whether secret questions also come as direct messages."""

    words = "mydata letters"  # as it was once called
    wanted: bool


@dataclass(frozen=True, slots=True)
class ReadToMe(Look):
    """Whether everything comes in sentences, for who listens instead of looking."""

    words = "mydata aloud"
    wanted: bool


def my_data_card(
    counts: Mapping[str, int], *, listed: bool, direct_messages: bool, aloud: bool, ink: Ink
) -> Card:
    """How much is kept, in plain words; the rows themselves are in the export."""
    kept = [ink(f"mydata-{name}", count=count) for name, count in counts.items()]
    switches = [
        ink("mydata-listed" if listed else "mydata-unlisted"),
        ink("mydata-direct-messages" if direct_messages else "mydata-no-direct-messages"),
        ink("mydata-aloud" if aloud else "mydata-not-aloud"),
    ]
    return Card(
        ink("mydata-title"),
        "\n".join([ink("mydata-about"), "", *kept, "", *switches]),
        rows=(
            (
                _switch("listed", BeListed(not listed), ink),
                _switch("direct-messages", WriteToMe(not direct_messages), ink),
            ),
            (
                look_button(ink("reach-button"), Reach(), ink.icon("reach")),
                _switch("aloud", ReadToMe(not aloud), ink),
            ),
            (
                look_button(ink("mydata-button-export"), ExportMyData(), ink.icon("export")),
                _deletion("mydata-button-delete", DeleteMyData(), ink),
            ),
        ),
    )


def really_card(ink: Ink) -> Card:
    yes = _deletion("mydata-button-really", ReallyDeleteMyData(), ink)
    no = look_button(ink("mydata-button-keep"), MyData(), ink.icon("back"))
    return Card(ink("mydata-title"), ink("mydata-really"), rows=((yes, no),))


def deleted_card(ink: Ink) -> Card:
    return Card(ink("mydata-title"), ink("mydata-deleted"))


def _switch(what: str, look: BeListed | WriteToMe | ReadToMe, ink: Ink) -> Button:
    label = ink(f"mydata-button-{what}-{'on' if look.wanted else 'off'}")
    return look_button(label, look, ink.icon(what))


def _deletion(key: str, look: Look, ink: Ink) -> Button:
    return look_button(ink(key), look, ink.icon("delete"), style="bad")
