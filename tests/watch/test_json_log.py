"""A log as JSON is one object a line, with its error inside."""

import json
import logging

from bot.watch.json_log import JsonLines


def _record(level: int, message: str, *args: object, error: Exception | None = None) -> str:
    exc_info = (type(error), error, error.__traceback__) if error else None
    record = logging.LogRecord("bot.live", level, "file.py", 1, message, args, exc_info)
    return JsonLines().format(record)


def test_a_line_is_an_object() -> None:
    line = json.loads(_record(logging.INFO, "match %s: „Zwölf“", "abc"))
    assert line.pop("time").endswith("+00:00")
    assert line == {"level": "INFO", "logger": "bot.live", "message": "match abc: „Zwölf“"}


def test_an_error_stays_on_its_line() -> None:
    told = _record(logging.ERROR, "trouble", error=ValueError("of two\nlines"))
    assert "\n" not in told
    assert "ValueError: of two\nlines" in json.loads(told)["error"]
