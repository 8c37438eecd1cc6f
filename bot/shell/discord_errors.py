"""Errors of requests to Discord: a broken connection, a refusal, an answer that came too late."""

from http import HTTPStatus

import aiohttp
import discord

TORN = (aiohttp.ClientError, OSError)
"""The connection broke; discord.py retries this only on systems other than Linux."""
TROUBLE = (discord.HTTPException, *TORN)
"""Everything that a request can raise."""
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_INTERACTION = 10003, 10008, 10062
ALREADY_ANSWERED, ARCHIVED_THREAD = 40060, 50083


def came_too_late(error: BaseException) -> bool:
    """The interaction token is dead: Discord has told the person that the interaction failed."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_INTERACTION


def is_our_fault(error: BaseException) -> bool:
    """Discord rejected what we sent as malformed: a bug, no trouble of the network."""
    return (
        isinstance(error, discord.HTTPException)
        and error.status == HTTPStatus.BAD_REQUEST
        and error.code not in (ALREADY_ANSWERED, ARCHIVED_THREAD)
    )
