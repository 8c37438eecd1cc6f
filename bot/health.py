"""`health`: asks the running bot, with as few imports as possible.

A container asks every 30 seconds, for ever; http.client alone would double the processor time.
"""

import os
import socket
from collections.abc import Mapping
from pathlib import Path

from bot.engine.errors import OperatorError

READY, UNWELL = "200", 1
ANSWER_SECONDS = 4
EVERY_ADDRESS = ("0.0.0.0", "::")  # noqa: S104 asked for, not listened on
REQUEST = "GET /readyz HTTP/1.0\r\nHost: {host}:{port}\r\n\r\n"


def ask(config: Path | None) -> int:
    """Prints the answer of /readyz; the exit code is 0 if the bot is ready."""
    host, port = address(config, os.environ)
    try:
        status, told = _answer(host, port)
    except (OSError, ValueError) as error:
        print(f"No bot answers at {host}:{port}: {error}.")  # noqa: T201
        return UNWELL
    print(told)  # noqa: T201
    return 0 if status == READY else UNWELL


def _answer(host: str, port: int) -> tuple[str, str]:
    """Status and body; raises ValueError for what is no HTTP."""
    with socket.create_connection((host, port), ANSWER_SECONDS) as asked:
        asked.sendall(REQUEST.format(host=host, port=port).encode())
        with asked.makefile("rb") as answer:
            head, end, body = answer.read().partition(b"\r\n\r\n")
    if not head.startswith(b"HTTP/") or not end:
        raise ValueError("what answers there is no web server")
    return head.split()[1].decode(), body.decode().strip()


def address(config: Path | None, environment: Mapping[str, str]) -> tuple[str, int]:
    """Where the bot answers, as bot.config reads it; the other settings are not looked at."""
    section = _section(config)
    port = environment.get("STAMMTISCH_WATCH__PORT", section.get("port", 0))
    host = environment.get("STAMMTISCH_WATCH__HOST", section.get("host", ""))
    if not str(port).isdecimal():
        raise OperatorError(f"The setting watch.port is wrong: {port} is no number.")
    if not int(str(port)):
        raise OperatorError("Nothing is served to watch the bot. Set watch.port, and restart it.")
    return "127.0.0.1" if host in ("", *EVERY_ADDRESS) else str(host), int(str(port))


def _section(config: Path | None) -> dict[str, object]:
    if config is not None and not config.is_file():
        raise OperatorError(f"The settings file {config} does not exist.")
    file = config or Path("config.toml")
    if not file.is_file():
        return {}
    import tomllib  # noqa: PLC0415 only where there is a file

    try:
        section = tomllib.loads(file.read_text("utf-8")).get("watch", {})
    except (ValueError, OSError) as error:
        raise OperatorError(f"{file} cannot be read: {error}.") from None
    return section if isinstance(section, dict) else {}
