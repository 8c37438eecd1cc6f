"""What the bot sends, held against Discord's own specification where it is at hand."""

from random import Random

import pytest

from bot.engine.catalogue import Catalogue
from bot.playground.place import Playground
from tests.playground.spec import Spec, needs_spec
from tests.wire.hands import press_something
from tests.wire.table import Book, connected, start

GAMES = {"zwerg": 3, "drachen": 3, "flick": 2, "zug": 2, "kniffel": 2}


@needs_spec
@pytest.mark.parametrize("game", Catalogue.find())
async def test_every_request_of_a_table_fits_the_specification(game: str, book: Book) -> None:
    async with Playground(people=("Anna", "Ben", "Cleo")) as place, connected(place, book):
        channel, (anna, ben, _) = place.default_channel, place.people
        await start(*place.people[: GAMES[game]], channel=channel, game=game)
        random = Random(game)
        for _ in range(25):
            await press_something(place, channel, random)
        await anna.press("Menü", message=channel.board)
        await ben.slash("regeln", channel=channel)
        await ben.slash("hilfe", channel=channel)
        await anna.slash("brett", channel=channel, text=True)
        await anna.slash("abbrechen", channel=channel)
        assert Spec().problems(place.requests) == []
        assert len(place.requests) > 30
