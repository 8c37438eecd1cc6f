"""Heartbeats are answered so that the real client measures what a real Discord would give it."""

import threading
import time

import discord
import pytest

from localcord_tests.clients import running
from localcord_tests.home import home
from localcord_tests.host import HostBot

HOUR = 3600.0
BEATS = 10
BUSY_SECONDS = 0.004


class Watched(discord.gateway.KeepAliveHandler):
    """The beat before is an hour ago, and a busy machine is slow to note the new one."""

    measured: list[float]

    @property
    def _last_send(self) -> float:
        return self._noted

    @_last_send.setter
    def _last_send(self, moment: float) -> None:
        if threading.current_thread() is self:
            time.sleep(BUSY_SECONDS)
        self._noted = moment

    def get_payload(self) -> dict[str, object]:
        self._noted -= HOUR
        return super().get_payload()

    def ack(self) -> None:
        super().ack()
        self.measured.append(self.latency)


async def test_the_client_has_noted_a_beat_before_it_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise it counts from the beat before, and says that it cannot keep up."""
    monkeypatch.setattr(Watched, "measured", list[float](), raising=False)
    monkeypatch.setattr(discord.gateway, "KeepAliveHandler", Watched)
    bot = HostBot()
    async with home(heartbeat_seconds=0.1) as local, running(bot, local):
        await local.until(lambda: len(Watched.measured) > BEATS, 30)
    # The first is sent while connecting and never noted; a stall of the machine may spoil another.
    behind = [latency for latency in Watched.measured[1:] if latency > HOUR / 2]
    assert len(behind) < BEATS / 2
