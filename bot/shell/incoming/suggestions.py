"""Autocomplete lists: an error becomes a list entry, and no list comes too late."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Concatenate, Protocol

from discord.app_commands import Choice

from bot.shell.answers.errors import Errors
from bot.shell.answers.interaction import Interaction
from bot.shell.incoming import guards

Suggest = Callable[Concatenate[Any, Interaction, str, ...], Awaitable[list[Choice[str]]]]
NAME_LENGTH = 100


class HasErrors(Protocol):
    errors: Errors


def suggestions(suggest: Suggest) -> Any:
    """discord.py swallows exceptions of an autocomplete handler and shows an empty list."""

    @wraps(suggest)
    async def answered(cog: HasErrors, interaction: Interaction, current: str) -> list[Choice[str]]:
        try:
            async with asyncio.timeout(guards.ACKNOWLEDGE_SECONDS):
                return await suggest(cog, interaction, current)
        except TimeoutError:
            return []
        except Exception as error:  # noqa: BLE001 any error becomes a sentence
            told = cog.errors.explained(interaction, error)
            return [Choice(name=told[:NAME_LENGTH], value=current or "…")]

    return answered
