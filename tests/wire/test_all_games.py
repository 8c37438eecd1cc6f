"""Every game of the catalogue from /play to the result, by buttons alone and by commands alone."""

from random import Random
from typing import Any

import pytest

from bot.table.lobby import shortest
from localcord import LocalDiscord
from tests.shelf import CATALOGUE
from tests.shortest import fewest, options_for, wishes
from tests.wire.hands import over, press_something, press_to_the_end, type_to_the_end
from tests.wire.table import Book, board_of, connected, playground, seat

PEOPLE = ("Anna", "Ben", "Cleo", "David", "Emma", "Finn", "Greta", "Hugo", "Ida", "Jan")


async def open_table(place: LocalDiscord, game: str, seats: int, options: dict[str, Any]) -> None:
    players = place.people[:seats]
    await seat(players[0], channel=place.default_channel, game=game)
    for wish in wishes(options):
        await players[0].slash("move", channel=place.default_channel, move=wish)
    for player in players[1:]:
        await player.press("🪑", message=board_of(place.default_channel))
    await players[0].press("▶️", message=board_of(place.default_channel))


@pytest.mark.both
@pytest.mark.parametrize("game", CATALOGUE)
async def test_a_whole_match_by_buttons_alone(game: str, book: Book) -> None:
    async with playground(people=PEOPLE) as place, connected(place, book):
        await open_table(place, game, fewest(CATALOGUE[game]), shortest(CATALOGUE[game]))
        await press_to_the_end(place, place.default_channel, Random(f"buttons {game}"))
        board = board_of(place.default_channel).text
        assert "gewinnt!" in board or "teilen sich den Sieg" in board or "Geschafft" in board


@pytest.mark.parametrize("game", CATALOGUE)
async def test_a_whole_match_by_commands_alone_in_english(game: str, book: Book) -> None:
    async with playground(people=PEOPLE, locale="en-US") as place, connected(place, book):
        await open_table(place, game, fewest(CATALOGUE[game]), shortest(CATALOGUE[game]))
        await type_to_the_end(place, place.default_channel, Random(f"commands {game}"))
        board = board_of(place.default_channel).text
        assert "wins!" in board or "share the victory" in board


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        (game, seats)
        for game, box in CATALOGUE.items()
        for seats in range(box.game.seed.seats.least, box.game.seed.seats.most + 1)
    ],
)
async def test_every_seat_count_starts_and_goes_on(game: str, seats: int, book: Book) -> None:
    async with playground(people=PEOPLE) as place, connected(place, book):
        await open_table(place, game, seats, options_for(CATALOGUE[game], seats))
        random = Random(f"{game} {seats}")
        for _ in range(12):
            if not over(place.default_channel):
                await press_something(place, place.default_channel, random)
        assert book.moves()
