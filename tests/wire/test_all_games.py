"""Every game of the catalogue from /play to the result, by buttons alone and by commands alone."""

from random import Random
from typing import Any

import pytest

from bot.table.lobby import shortest
from localcord import Channel, LocalDiscord
from tests.shelf import CATALOGUE
from tests.shortest import fewest, options_for, wishes
from tests.wire.hands import over, press_something, press_to_the_end, type_to_the_end
from tests.wire.table import Book, board_of, connected, playground, seat

PEOPLE = ("Anna", "Ben", "Cleo", "David", "Emma", "Finn", "Greta", "Hugo", "Ida", "Jan")


async def open_table(
    place: LocalDiscord, channel: Channel, game: str, seats: int, options: dict[str, Any]
) -> None:
    players = place.people[:seats]
    await seat(players[0], channel=channel, game=game)
    for wish in wishes(options):
        await players[0].slash("move", channel=channel, move=wish)
    for player in players[1:]:
        await player.press("🪑", message=board_of(channel))
    await players[0].press("▶️", message=board_of(channel))


@pytest.mark.parametrize("game", CATALOGUE)
async def test_a_whole_match_by_buttons_alone(game: str, book: Book) -> None:
    async with playground(people=PEOPLE) as place, connected(place, book):
        box, channel = CATALOGUE[game], place.default_channel
        await open_table(place, channel, game, fewest(box), shortest(box))
        await press_to_the_end(place, channel, Random(f"buttons {game}"))
        board = board_of(channel).text
        assert "gewinn" in board or "teilen sich den Sieg" in board or "Geschafft" in board


@pytest.mark.parametrize("kind", ["postgres"], indirect=True)
@pytest.mark.slow
@pytest.mark.parametrize("game", CATALOGUE)
async def test_a_whole_match_by_commands_alone_in_english(game: str, book: Book) -> None:
    async with playground(people=PEOPLE, locale="en-US") as place, connected(place, book):
        box, channel = CATALOGUE[game], place.default_channel
        await open_table(place, channel, game, fewest(box), shortest(box))
        await type_to_the_end(place, channel, Random(f"commands {game}"))
        board = board_of(channel).text
        assert "wins" in board or "share the victory" in board


@pytest.mark.slow
@pytest.mark.parametrize("game", CATALOGUE)
async def test_every_seat_count_starts_and_goes_on(game: str, book: Book) -> None:
    box = CATALOGUE[game]
    counts = range(box.game.seed.seats.least, box.game.seed.seats.most + 1)
    rooms = [f"seats-{seats}" for seats in counts]
    async with playground(people=PEOPLE, channels=rooms) as place, connected(place, book):
        for seats, room in zip(counts, rooms, strict=True):
            channel, random = place.channel(room), Random(f"{game} {seats}")
            await open_table(place, channel, game, seats, options_for(box, seats))
            for _ in range(12):
                if not over(channel):
                    await press_something(place, channel, random)
            assert book.moves()
