"""Errors of a database: whether the server cannot be reached now, and what they say."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

STARTING_OR_STOPPING = ("57P01", "57P02", "57P03")
"""PostgreSQL's codes for an administrator's shutdown, a crash, and «cannot connect now»."""


class GivenUpError(OSError):
    """The driver gave up a connection that fell silent."""


@contextmanager
def giving_up_is_an_error() -> Iterator[None]:
    """A CancelledError where nobody cancelled this task becomes a GivenUpError.

    asyncpg cancels a future of its own when it gives up a silent connection; whoever waits for it
    is told as if the task had been cancelled, and a loop of the bot would end without a word.
    """
    try:
        yield
    except asyncio.CancelledError as error:
        task = asyncio.current_task()
        if task is None or task.cancelling():
            raise
        raise GivenUpError("the connection to the database fell silent") from error


def is_away(error: BaseException) -> bool:
    return any(map(_says_so, _chain(error)))


def first_line(error: BaseException) -> str:
    """What an error says, in one line; asyncpg's TimeoutError says nothing but its name."""
    inner = getattr(error, "orig", None) or error
    return str(inner).partition("\n")[0] or type(inner).__name__


def _says_so(error: BaseException) -> bool:
    if isinstance(error, DBAPIError):
        return error.connection_invalidated
    if getattr(error, "sqlstate", None) in STARTING_OR_STOPPING:
        return True
    return isinstance(error, GivenUpError) or (
        isinstance(error, OSError) and "asyncpg" in _modules(error)
    )


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = getattr(error, "orig", None) or error.__cause__ or error.__context__


def _modules(error: BaseException) -> set[str]:
    """The packages whose functions the error passed."""
    found, step = set(), error.__traceback__
    while step is not None:
        found.add(str(step.tb_frame.f_globals.get("__name__", "")).partition(".")[0])
        step = step.tb_next
    return found
