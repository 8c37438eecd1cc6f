"""The toy is played over the wire like the games."""

from tests.wire.conftest import wire

__all__ = ["wire"]
