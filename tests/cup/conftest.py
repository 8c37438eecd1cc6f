"""The toy is played over the wire like the games."""

from tests.wire.conftest import book, wire

__all__ = ["book", "wire"]
