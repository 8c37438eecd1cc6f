"""Ports for servers that are started later, and for places where nobody listens."""

import random
import socket
from contextlib import closing, suppress

FIRST, LAST = 16_000, 32_000
"""Below those that the kernel gives to connections: until ours is taken, nobody else gets it."""


def free_port() -> int:
    """By lot, so that two who look at the same time do not find the same one."""
    lot = random.SystemRandom()
    while True:
        port = lot.randrange(FIRST, LAST)
        with suppress(OSError), closing(socket.create_server(("127.0.0.1", port))):
            return port
