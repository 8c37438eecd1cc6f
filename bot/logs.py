"""The log: its form, which loggers speak, and one line for a database that is away."""

import logging
import time
from collections.abc import Callable

from bot.config import LogSettings
from bot.store.away import first_line, is_away
from bot.watch.json_log import JsonLines

LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
OURS = ("bot", "cogs", "localcord")
AWAY_SECONDS = 60.0
"""A database that is away is told so often."""
AWAY = "The database is away, what needs it is tried again: %s"


def begin(settings: LogSettings) -> None:
    """Our own words at the level that was asked for.

    What libraries tell below a warning holds ids, bets and tokens: statements with their
    parameters, requests with their headers.
    """
    lines = logging.StreamHandler()
    lines.setFormatter(JsonLines() if settings.json_lines else logging.Formatter(LINE))
    lines.addFilter(AwayOnce())
    logging.basicConfig(level=logging.WARNING, handlers=[lines])
    for name in OURS:
        logging.getLogger(name).setLevel(settings.level)


class AwayOnce(logging.Filter):
    """Whatever fails because the database is away becomes one line without a traceback."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told = float("-inf")

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is None or not is_away(error):
            return True
        if self._clock() - self._told < AWAY_SECONDS:
            return False
        self._told = self._clock()
        record.msg, record.args = AWAY, (first_line(error),)
        record.exc_info = record.exc_text = None
        return True
