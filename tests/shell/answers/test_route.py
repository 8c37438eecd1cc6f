"""A look or a change is found by its text; texts of earlier versions are understood."""

from dataclasses import dataclass

import pytest

from bot.cards.contact import ReachBy, SwitchDirectMessages
from bot.cards.look import Change, Look
from bot.engine.errors import PlayerError
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route, Router
from tests.shell.interactions import press
from tests.shell.offline import parts


@dataclass(frozen=True, slots=True)
class Shelf(Look):
    words = "shelf"


SERVED: list[Look | Change] = []


async def serve(request: Request, wanted: Look | Change) -> None:
    SERVED.append(wanted)


async def served(text: str) -> Look | Change:
    """What the handler is given for this text."""
    routes = [Route(kind, serve) for kind in (Shelf, ReachBy, SwitchDirectMessages)]
    router = Router(routes)
    await router.serve(parts().desk.request(press()), text)
    return SERVED.pop()


async def test_a_text_reaches_the_route_of_its_type() -> None:
    assert await served("shelf") == Shelf()
    assert await served("reach by mention") == ReachBy("mention")


@pytest.mark.parametrize(
    ("old", "now"),
    [
        ("remind mention", ReachBy("mention")),
        ("remind none", ReachBy("none")),
        ("remind letter", ReachBy("direct-message")),
        ("reach by letter", ReachBy("direct-message")),
        ("mydata letters on", SwitchDirectMessages(True)),
        ("mydata letters off", SwitchDirectMessages(False)),
    ],
)
async def test_a_text_of_an_earlier_version_is_understood(old: str, now: Change) -> None:
    assert await served(old) == now


@pytest.mark.parametrize("text", ["", "polka", "reach by pigeon", "shelf 3"])
async def test_a_text_that_no_route_reads_is_refused(text: str) -> None:
    with pytest.raises(PlayerError, match="button-unknown"):
        await served(text)
    assert SERVED == []


def test_all_kinds_are_known() -> None:
    assert Router((Route(Shelf, serve), Route(ReachBy, serve))).kinds == (Shelf, ReachBy)
