"""Autocomplete lists: an error becomes a line that can be read, a late list is empty."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from discord.app_commands import Choice

from bot.engine.errors import PlayerError
from bot.shell.answers.errors import Errors
from bot.shell.answers.interaction import Interaction
from bot.shell.incoming import guards
from bot.shell.incoming.suggestions import suggestions
from tests.shelf import TEXTS
from tests.shell.interactions import AUTOCOMPLETE, command
from tests.shell.offline import never, parts


class Cog:
    def __init__(self, work: Callable[[], Any]) -> None:
        self.work = work
        self.errors = Errors(parts().desk, never, lambda: False)

    @suggestions
    async def suggest(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        found: list[Choice[str]] = await self.work()
        return found


async def test_a_list_is_passed_on() -> None:
    async def found() -> list[Choice[str]]:
        return [Choice(name="Würfeln", value="roll")]

    (choice,) = await Cog(found).suggest(command(AUTOCOMPLETE), "w")
    assert (choice.name, choice.value) == ("Würfeln", "roll")


async def test_a_refusal_becomes_a_line_and_keeps_what_was_typed() -> None:
    async def refused() -> None:
        raise PlayerError("no-table")

    (choice,) = await Cog(refused).suggest(command(AUTOCOMPLETE), "wür")
    assert choice.name == TEXTS.say("de", "no-table")
    assert choice.value == "wür"


async def test_a_list_that_takes_too_long_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "ACKNOWLEDGE_SECONDS", 0.0)
    async with asyncio.timeout(60):
        assert await Cog(asyncio.Event().wait).suggest(command(AUTOCOMPLETE), "w") == []
