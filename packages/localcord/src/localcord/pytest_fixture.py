"""The fixture `localcord`, registered by the plugin."""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest

from localcord.environment import FIXED_PORT
from localcord.faults import UnexpectedFaultsError
from localcord.pytest_plugin import FAILED
from localcord.server import LocalDiscord

async_fixture: Any = pytest.fixture
with suppress(ImportError):
    # In its strict mode pytest-asyncio takes only fixtures that are marked as its own.
    from pytest_asyncio import fixture as async_fixture

PACE_SECONDS = 1.0


@async_fixture  # type: ignore[untyped-decorator] # it is one of two
async def localcord(request: pytest.FixtureRequest) -> AsyncIterator[LocalDiscord]:
    """A local Discord with Ada and Bob. Unexpected faults are errors of the test."""
    marker = request.node.get_closest_marker("localcord")
    options: dict[str, Any] = {"recording": True, **(marker.kwargs if marker else {})}
    watched = request.config.getoption("localcord_page")
    if watched:
        options |= {"port": FIXED_PORT, "page": True, "pace": PACE_SECONDS}
    local = LocalDiscord(**options)
    await local.start()
    try:
        if watched:
            await _wait_for_browser(request.config, local)
        yield local
    finally:
        await local.stop()
    if not request.node.stash.get(FAILED, False):
        _fail_by_faults(local)


def _fail_by_faults(local: LocalDiscord) -> None:
    try:
        local.check_faults()
    except UnexpectedFaultsError as error:
        pytest.fail(str(error), pytrace=False)


async def _wait_for_browser(config: pytest.Config, local: LocalDiscord) -> None:
    capture = config.pluginmanager.getplugin("capturemanager")
    with capture.global_and_fixture_disabled():
        print(f"\nOpen {local.page_url}", flush=True)  # noqa: T201
    await local.watched.wait()
