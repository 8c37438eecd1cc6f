"""/readyz says who serves and who waits."""

import urllib.request

import pytest

from bot.watch.metrics import Metrics
from bot.watch.page import served
from bot.watch.pulse import Pulse


@pytest.mark.parametrize(("serves", "told"), [(True, "All is well."), (False, "Waiting: another")])
def test_readyz_says_who_serves_and_who_waits(serves: bool, told: str) -> None:
    pulse = Pulse(clock=lambda: 0.0, beat=0.0, connected=0.0, serves=lambda: serves)
    with (
        served("127.0.0.1", 0, pulse, Metrics()) as port,
        urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=60) as answer,
    ):
        assert answer.status == 200
        assert answer.read().decode().startswith(told)
