"""Names for pictures: learned from interactions, else fetched; a picture waits a second."""

import asyncio
from typing import Any

import pytest

from bot.shell.drawing import display_names
from bot.shell.drawing.display_names import DisplayNames
from tests.shell.interactions import press
from tests.shell.offline import never
from tests.shell.tables import ANNA, BEN, CLEO, GUILD

MEMBERS: dict[int, dict[str, Any]] = {
    ANNA: {"nick": "Änne", "user": {"global_name": "Anna", "username": "anna"}},
    BEN: {"nick": None, "user": {"global_name": "Ben", "username": "ben"}},
    CLEO: {"user": {"global_name": None, "username": "cleo"}},
}


class Server:
    """The members of a server; who is in `away` is answered by an error."""

    def __init__(self, away: int | None = None) -> None:
        self.asked: list[int] = []
        self._away = away

    async def fetch(self, guild: int, person: int) -> dict[str, Any]:
        self.asked.append(person)
        if person == self._away:
            raise ConnectionResetError("torn")
        return MEMBERS[person]


async def test_a_nickname_comes_before_a_name_and_that_before_the_user_name() -> None:
    names = DisplayNames(Server().fetch)
    found = await names.of(GUILD, (ANNA, BEN, CLEO))
    assert found == {ANNA: "Änne", BEN: "Ben", CLEO: "cleo"}


async def test_everybody_is_asked_for_once() -> None:
    server = Server()
    names = DisplayNames(server.fetch)
    for _ in range(2):
        await names.of(GUILD, (ANNA, ANNA, BEN))
    assert sorted(server.asked) == [ANNA, BEN]


async def test_whoever_pressed_something_is_known_on_that_server() -> None:
    interaction = press()
    names = DisplayNames(never)
    names.note(GUILD, interaction.user)
    assert await names.of(GUILD, (ANNA,)) == {ANNA: interaction.user.display_name}


async def test_a_member_who_cannot_be_had_is_left_out() -> None:
    names = DisplayNames(Server(away=ANNA).fetch)
    assert await names.of(GUILD, (ANNA, BEN)) == {BEN: "Ben"}


async def test_in_a_direct_message_nobody_is_asked_for() -> None:
    assert await DisplayNames(never).of(None, (ANNA,)) == {}


async def test_a_picture_does_not_wait_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display_names, "FETCH_SECONDS", 0.01)
    answered = asyncio.Event()

    async def slow(guild: int, person: int) -> dict[str, Any]:
        if person == ANNA:
            await answered.wait()
        return MEMBERS[person]

    async with asyncio.timeout(60):
        assert await DisplayNames(slow).of(GUILD, (ANNA, BEN)) == {BEN: "Ben"}
