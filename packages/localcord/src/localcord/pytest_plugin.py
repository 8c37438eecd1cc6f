"""A pytest plugin: the fixture `localcord`, a local Discord that fails a test by its faults.

`@pytest.mark.localcord(people=["Ada"], ...)` gives it arguments of `LocalDiscord`.
`--localcord-page` lets somebody look on.
"""

from collections.abc import Generator

import pytest

from localcord.server import LocalDiscord

FAILED = pytest.StashKey[bool]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("localcord").addoption(
        "--localcord-page",
        action="store_true",
        help="serve the page, wait until a browser has opened it, then test slowly",
    )


def pytest_configure(config: pytest.Config) -> None:
    text = "localcord(**options): arguments of LocalDiscord for the fixture of that name"
    config.addinivalue_line("markers", text)
    # It imports pytest-asyncio, which must be loaded as a plugin before anybody imports it.
    from localcord import pytest_fixture  # noqa: PLC0415

    config.pluginmanager.register(pytest_fixture, "localcord-fixture")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that failed shows the faults that may explain it."""
    report = yield
    local = getattr(item, "funcargs", {}).get("localcord")
    if report.when == "call" and report.failed and isinstance(local, LocalDiscord):
        item.stash[FAILED] = True
        report.sections.append(("localcord", "\n".join(local.faults) or "no faults"))
    return report
