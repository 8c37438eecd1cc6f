"""What the bot sends, held against Discord's own specification where it is at hand."""

from random import Random

import pytest

from localcord_tests.spec import Spec, needs_spec
from tests.shelf import CATALOGUE
from tests.shortest import fewest
from tests.wire.hands import over, press_something, stop
from tests.wire.table import Book, board_of, connected, playground, start


@pytest.mark.slow
@needs_spec
@pytest.mark.parametrize("game", CATALOGUE)
async def test_every_request_of_a_table_fits_the_specification(game: str, book: Book) -> None:
    async with playground(people=("Anna", "Ben", "Cleo")) as place, connected(place, book):
        channel, (anna, ben, _) = place.default_channel, place.people
        await start(*place.people[: fewest(CATALOGUE[game])], channel=channel, game=game)
        await anna.press("Menü", message=board_of(channel))
        random = Random(game)
        for _ in range(25):
            if not over(channel):
                await press_something(place, channel, random)
        await ben.slash("regeln", channel=channel)
        await ben.slash("hilfe", channel=channel)
        await anna.slash("brett", channel=channel, text=True)
        if not over(channel):
            await stop(anna, channel)
        assert Spec().problems(place.requests) == []
        assert len(place.requests) > 30
