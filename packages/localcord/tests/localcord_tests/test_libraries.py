"""The table library by feature: the libraries of PyPI. Those of npm: `make matrix`."""

import pytest

from localcord_tests.features import FEATURES
from localcord_tests.libraries import PYPI, Library, bot_with, install

INSTALL_SECONDS = 600


@pytest.mark.timeout(INSTALL_SECONDS)
@pytest.mark.parametrize("library", PYPI, ids=str)
async def test_a_bot_of_this_library_does_all_sixteen(
    library: Library, subtests: pytest.Subtests
) -> None:
    async with bot_with(library, install(library)) as local:
        for name, feature in FEATURES.items():
            with subtests.test(f"{library}: {name}"):
                await feature(local)


def test_there_are_sixteen_features() -> None:
    assert len(FEATURES) == 16
