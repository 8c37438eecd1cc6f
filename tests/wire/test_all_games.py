"""Every game of the catalogue from /play to the result, by buttons alone and by commands alone."""

from random import Random

import pytest

from bot.engine.catalogue import Catalogue
from bot.playground.place import Playground
from tests.wire.hands import press_something, press_to_the_end, type_to_the_end
from tests.wire.table import Book, connected, seat

CATALOGUE = Catalogue.find()
PEOPLE = ("Anna", "Ben", "Cleo", "David", "Emma", "Finn", "Greta", "Hugo", "Ida", "Jan")
SHORT = {
    "zwerg": ("set rounds 1",),
    "drachen": ("set rings 1",),
    "zug": ("set turns 15",),
    "flick": (),
    "kniffel": (),
}
"""The shortest way through a whole match."""


def fewest(game: str) -> int:
    box = CATALOGUE[game]
    return max(2, box.game.seat_range(box.game.options_type())[0])


async def open_table(
    place: Playground, game: str, seats: int, wishes: tuple[str, ...], locale: str = "de"
) -> None:
    players = place.people[:seats]
    await seat(players[0], channel=place.default_channel, game=game)
    for wish in wishes:
        await players[0].slash("move", channel=place.default_channel, move=wish)
    for player in players[1:]:
        await player.press("🪑", message=place.default_channel.board)
    await players[0].press("▶️", message=place.default_channel.board)


@pytest.mark.parametrize("game", CATALOGUE)
async def test_a_whole_match_by_buttons_alone(game: str, book: Book) -> None:
    async with Playground(people=PEOPLE) as place, connected(place, book):
        await open_table(place, game, fewest(game), SHORT[game])
        await press_to_the_end(place, place.default_channel, Random(f"buttons {game}"))
        board = place.default_channel.board.text
        assert "gewinnt!" in board or "teilen sich den Sieg" in board
        assert "Geheimnis" in board


@pytest.mark.parametrize("game", CATALOGUE)
async def test_a_whole_match_by_commands_alone_in_english(game: str, book: Book) -> None:
    async with Playground(people=PEOPLE, locale="en-US") as place, connected(place, book):
        await open_table(place, game, fewest(game), SHORT[game])
        await type_to_the_end(place, place.default_channel, Random(f"commands {game}"))
        board = place.default_channel.board.text
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
    async with Playground(people=PEOPLE) as place, connected(place, book):
        wishes = ("set two_players true",) if (game, seats) == ("drachen", 2) else ()
        await open_table(place, game, seats, wishes)
        random = Random(f"{game} {seats}")
        for _ in range(12):
            await press_something(place, place.default_channel, random)
        assert book.moves()
