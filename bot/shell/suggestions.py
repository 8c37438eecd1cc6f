"""Lists under a parameter: an error in one becomes a sentence, and none comes too late."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Concatenate

from discord.app_commands import Choice

from bot.shell.errors import explained
from bot.shell.in_time import PATIENCE_SECONDS
from bot.shell.interaction import Interaction

Suggest = Callable[Concatenate[Any, Interaction, str, ...], Awaitable[list[Choice[str]]]]
NAME_LENGTH = 100


def suggestions(suggest: Suggest) -> Any:
    """discord.py lets the errors of a list pass by all its hooks, and shows nothing."""

    @wraps(suggest)
    async def answered(cog: Any, interaction: Interaction, current: str) -> list[Choice[str]]:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await suggest(cog, interaction, current)
        except TimeoutError:
            return []
        except Exception as error:  # noqa: BLE001 whatever it is, the person reads a sentence
            return [Choice(name=explained(interaction, error)[:NAME_LENGTH], value=current)]

    return answered
