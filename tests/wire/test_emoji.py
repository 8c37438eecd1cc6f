"""Our own emoji on the local Discord: uploaded once, replaced when changed, seen on the boards."""

from collections.abc import Mapping

import pytest

from bot.art import album
from bot.art.things import Drawing
from bot.config import DiscordSettings
from bot.engine.catalogue import Box, Catalogue
from bot.playground.place import Playground
from bot.running import emoji
from bot.shell.client import StartError
from tests.phone import CUSTOM_EMOJI
from tests.wire.table import Book, connected, settings, start

CATALOGUE = Catalogue.find()


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> dict[str, Drawing]:
    """The dice of kniffel alone: enough to see, and quick."""
    drawn = dict(album.drawings(CATALOGUE["kniffel"]))

    def drawings(box: Box) -> Mapping[str, Drawing]:
        return drawn if box.id == "kniffel" else {}

    monkeypatch.setattr("bot.art.album.drawings", drawings)
    monkeypatch.setattr("bot.shell.emoji.drawings", drawings)
    return drawn


def names(place: Playground) -> dict[str, int]:
    return {emoji.name: emoji.id for emoji in place.world.emojis.values()}


async def test_a_start_uploads_all_and_the_next_start_nothing(book: Book) -> None:
    async with Playground(people=("Anna",)) as place:
        async with connected(place, book, upload_emoji=True):
            first = names(place)
        async with connected(place, book, upload_emoji=True):
            assert names(place) == first
    assert first.keys() >= {"kniffel", "kn_fro", "kn_boo", "kn_1"}


async def test_a_changed_drawing_replaces_only_its_own_emoji(
    book: Book, few: dict[str, Drawing]
) -> None:
    async with Playground(people=("Anna",)) as place:
        async with connected(place, book, upload_emoji=True):
            first = names(place)
        few["frog"] = lambda c: c.disc(50, 50, 40, "#00ff00")
        async with connected(place, book, upload_emoji=True):
            second = names(place)
    assert first.keys() == second.keys()
    assert [name for name in first if first[name] != second[name]] == ["kn_fro"]


async def test_an_emoji_that_no_game_uses_goes_and_those_of_the_operator_stay(
    book: Book, few: dict[str, Drawing]
) -> None:
    async with Playground(people=("Anna",)) as place:
        async with connected(place, book, upload_emoji=True) as bot:
            picture = album.painted(few["book"]).png()
            await bot.create_application_emoji(name="mine", image=picture)
        del few["frog"]
        async with connected(place, book, upload_emoji=True):
            left = names(place)
    assert "kn_fro" not in left
    assert "mine" in left


async def test_a_second_host_with_its_own_database_leaves_the_emoji_alone(
    book: Book, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async with Playground(people=("Anna",)) as place:
        async with connected(place, book, upload_emoji=True):
            first = names(place)
        other = Book(tmp_path_factory.mktemp("other") / "other.sqlite3")
        async with connected(place, other, upload_emoji=True):
            assert names(place) == first


async def test_boards_show_our_own_emoji_where_they_are_there(book: Book) -> None:
    async with Playground(people=("Anna",)) as place:
        (anna,) = place.people
        async with connected(place, book, upload_emoji=True):
            await start(anna, channel=place.default_channel)
        board = str(place.default_channel.board.embeds[0]["description"])
        number = names(place)["kn_bla"]
    assert f"<:kn_bla:{number}>" * 5 in board


async def test_without_an_upload_boards_are_plain_unicode(book: Book) -> None:
    async with Playground(people=("Anna",)) as place:
        (anna,) = place.people
        async with connected(place, book):
            await start(anna, channel=place.default_channel)
        assert place.world.emojis == {}
        board = place.default_channel.board.text
    assert not CUSTOM_EMOJI.search(board)
    assert "⬜" * 5 in board


async def test_menus_show_our_own_emoji_and_lists_of_words_do_not(book: Book) -> None:
    async with Playground(people=("Anna",)) as place:
        (anna,) = place.people
        channel = place.default_channel
        async with connected(place, book, upload_emoji=True):
            await start(anna, channel=channel)
            await anna.press("🎲", message=channel.board)
            offered = await anna.autocomplete("zug", "zug", "", channel=channel)
        menu = channel.board.selects[-1]
    shown = {option.emoji for option in menu.options} - {""}
    assert shown
    assert shown <= names(place).keys()
    assert not any(CUSTOM_EMOJI.search(words) for words, _ in offered)


async def test_the_command_uploads_what_is_missing_and_says_how_many(book: Book) -> None:
    async with Playground(people=("Anna",)) as place:
        wanted = settings(place, book.url)
        first = await emoji(wanted, again=False)
        second = await emoji(wanted, again=False)
        third = await emoji(wanted, again=True)
    assert first == "Emoji: 13 new, 0 replaced, 0 removed, 0 unchanged."
    assert second == "Emoji: 0 new, 0 replaced, 0 removed, 13 unchanged."
    assert third == "Emoji: 0 new, 13 replaced, 0 removed, 0 unchanged."


async def test_without_a_token_the_command_says_what_to_do(book: Book) -> None:
    async with Playground(people=("Anna",)) as place:
        plain = settings(place, book.url).model_copy(update={"discord": DiscordSettings()})
        with pytest.raises(StartError, match="no token"):
            await emoji(plain, again=False)


async def test_an_upload_that_was_broken_off_goes_on_at_the_next_start(
    book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.shell.emoji.PATIENCE_SECONDS", 0.2)
    async with Playground(people=("Anna",)) as place:
        place.slow(0.2, "POST /applications/*/emojis")
        async with connected(place, book, upload_emoji=True):
            await place.until(lambda: names(place))
        first = names(place)
        place.slow(0)
        async with connected(place, book, upload_emoji=True):
            await place.until(lambda: len(names(place)) == 13)
        second = names(place)
    assert len(first) < len(second)
    assert first.items() <= second.items()
