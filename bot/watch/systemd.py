"""Tells systemd that the bot has started and that its event loop goes round (sd_notify)."""

import contextlib
import os
import socket
from collections.abc import Mapping

ABSTRACT = "@"


class Systemd:
    """Where no systemd listens, every word is lost, and that is fine."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        address = environment.get("NOTIFY_SOCKET", "")
        self._address = address.replace(ABSTRACT, "\0", 1) if address.startswith("@") else address

    @property
    def listens(self) -> bool:
        return bool(self._address)

    def say(self, *words: str) -> None:
        """Such as READY=1, WATCHDOG=1 or STOPPING=1."""
        if not self._address:
            return
        with (
            contextlib.suppress(OSError),
            socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door,
        ):
            door.sendto("\n".join(words).encode(), self._address)
