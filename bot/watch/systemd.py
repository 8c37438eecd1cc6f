"""sd_notify: tells systemd that the bot has started and that its event loop runs."""

import contextlib
import os
import socket
from collections.abc import Mapping

ABSTRACT = "@"


class Systemd:
    """Does nothing if the process was not started by systemd."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        address = environment.get("NOTIFY_SOCKET", "")
        self._address = address.replace(ABSTRACT, "\0", 1) if address.startswith("@") else address

    @property
    def listens(self) -> bool:
        return bool(self._address)

    def say(self, *words: str) -> None:
        """Send assignments such as READY=1, WATCHDOG=1 or STOPPING=1."""
        if not self._address:
            return
        with (
            contextlib.suppress(OSError),
            socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as notify,
        ):
            notify.sendto("\n".join(words).encode(), self._address)
