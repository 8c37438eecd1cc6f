"""Our own emoji on the local Discord: uploaded once, replaced when changed, seen on the boards."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.art import album
from bot.art.drawings import Drawing
from bot.config import DiscordSettings
from bot.engine.catalogue import Box
from bot.engine.errors import OperatorError
from bot.operating import emoji
from bot.shell.client import Stammtisch
from bot.shell.drawing.emoji import ApplicationEmoji
from localcord import LocalDiscord
from tests.phone import CUSTOM_EMOJI
from tests.shelf import CATALOGUE
from tests.wire.table import Book, board_of, connected, playground, settings, start

DRAWN = CATALOGUE["kniffel"]


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> dict[str, Drawing]:
    """The dice of kniffel alone: enough to see, and quick."""
    drawn = dict(album.drawings(DRAWN))

    def drawings(box: Box) -> Mapping[str, Drawing]:
        return drawn if box.id == DRAWN.id else {}

    monkeypatch.setattr("bot.art.album.drawings", drawings)
    monkeypatch.setattr("bot.shell.drawing.emoji.drawings", drawings)
    return drawn


def names(place: LocalDiscord) -> dict[str, int]:
    return {emoji.name: emoji.id for emoji in place.world.emojis.values()}


async def test_a_start_uploads_all_and_the_next_start_nothing(book: Book) -> None:
    async with playground(people=("Anna",)) as place:
        async with connected(place, book, upload_emoji=True):
            first = names(place)
        async with connected(place, book, upload_emoji=True):
            assert names(place) == first
    assert first.keys() >= {DRAWN.id, "frosch", "hexbuch", "noch_nichts"}


async def test_a_changed_drawing_replaces_only_its_own_emoji(
    book: Book, few: dict[str, Drawing]
) -> None:
    async with playground(people=("Anna",)) as place:
        async with connected(place, book, upload_emoji=True):
            first = names(place)
        few["frog"] = lambda c: c.disc(50, 50, 40, "#00ff00")
        async with connected(place, book, upload_emoji=True):
            second = names(place)
    assert first.keys() == second.keys()
    assert [name for name in first if first[name] != second[name]] == ["frosch"]


async def test_an_emoji_that_no_game_uses_goes_and_those_of_the_operator_stay(
    book: Book, few: dict[str, Drawing]
) -> None:
    async with playground(people=("Anna",)) as place:
        async with connected(place, book, upload_emoji=True) as bot:
            picture = album.painted(few["book"]).png()
            await bot.create_application_emoji(name="mine", image=picture)
        del few["frog"]
        async with connected(place, book, upload_emoji=True):
            left = names(place)
    assert "frosch" not in left
    assert "mine" in left


def emoji_of(bot: Stammtisch, catalogue: Mapping[str, Box]) -> ApplicationEmoji:
    fetch, create = bot.fetch_application_emojis, bot.create_application_emoji
    return ApplicationEmoji(fetch, create, bot.parts.desk.store.notes, catalogue, "here")


async def test_an_emoji_that_was_renamed_leaves_no_old_one_behind(book: Book) -> None:
    before = {**CATALOGUE, DRAWN.id: renamed("frog", "quak")}
    async with playground(people=("Anna",)) as place:
        async with connected(place, book) as bot:
            shelf = emoji_of(bot, before)
            first = await shelf.upload()
            again = emoji_of(bot, CATALOGUE)
            second = await again.upload()
        there = names(place)
    assert (second.new, second.removed) == (1, 1)
    assert second.kept == first.new - 1
    assert "frosch" in there
    assert "quak" not in there


def renamed(icon: str, name: str) -> Box:
    box = DRAWN
    emoji = {**box.game.seed.emoji, icon: name}
    seed = box.game.seed.model_copy(update={"emoji": emoji})
    return replace(box, game=box.parts.rules(seed))


async def test_a_second_host_with_its_own_database_leaves_the_emoji_alone(
    book: Book, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async with playground(people=("Anna",)) as place:
        async with connected(place, book, upload_emoji=True):
            first = names(place)
        other = Book.of(tmp_path_factory.mktemp("other") / "other.sqlite3")
        async with connected(place, other, upload_emoji=True):
            assert names(place) == first


async def test_boards_show_our_own_emoji_where_they_are_there(book: Book) -> None:
    async with playground(people=("Anna",)) as place:
        (anna,) = place.people
        async with connected(place, book, upload_emoji=True):
            await start(anna, channel=place.default_channel)
        board = str(board_of(place.default_channel).embeds[0]["description"])
        number = names(place)["noch_nichts"]
    assert f"<:noch_nichts:{number}>" * 5 in board


async def test_without_an_upload_boards_are_plain_unicode(book: Book) -> None:
    async with playground(people=("Anna",)) as place:
        (anna,) = place.people
        async with connected(place, book):
            await start(anna, channel=place.default_channel)
        assert place.world.emojis == {}
        board = board_of(place.default_channel).text
    assert not CUSTOM_EMOJI.search(board)
    assert "⬜" * 5 in board


async def test_menus_show_our_own_emoji_and_lists_of_words_do_not(book: Book) -> None:
    async with playground(people=("Anna",)) as place:
        (anna,) = place.people
        channel = place.default_channel
        async with connected(place, book, upload_emoji=True):
            await start(anna, channel=channel)
            await anna.press("Würfeln", message=board_of(channel))
            offered = await anna.autocomplete("zug", "zug", "", channel=channel)
        menu = board_of(channel).selects[-1]
    shown = {option.emoji for option in menu.options} - {""}
    assert shown
    assert shown <= names(place).keys()
    assert not any(CUSTOM_EMOJI.search(words) for words, _ in offered)


async def test_the_command_uploads_what_is_missing_and_says_how_many(
    book: Book, few: dict[str, Drawing]
) -> None:
    async with playground(people=("Anna",)) as place:
        wanted = settings(place, book.url)
        first = await emoji(wanted, again=False)
        second = await emoji(wanted, again=False)
        third = await emoji(wanted, again=True)
    assert first == f"Emoji: {len(few)} new, 0 replaced, 0 removed, 0 unchanged."
    assert second == f"Emoji: 0 new, 0 replaced, 0 removed, {len(few)} unchanged."
    assert third == f"Emoji: 0 new, {len(few)} replaced, 0 removed, 0 unchanged."


async def test_without_a_token_the_command_says_what_to_do(book: Book) -> None:
    async with playground(people=("Anna",)) as place:
        plain = settings(place, book.url).model_copy(update={"discord": DiscordSettings()})
        with pytest.raises(OperatorError, match="no token"):
            await emoji(plain, again=False)


async def test_an_upload_that_was_broken_off_goes_on_at_the_next_start(
    book: Book, few: dict[str, Drawing], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.shell.drawing.emoji.START_SECONDS", 0.2)
    async with playground(people=("Anna",)) as place:
        place.chaos.slow(0.2, "POST /applications/*/emojis")
        async with connected(place, book, upload_emoji=True):
            await place.until(lambda: names(place))
        first = names(place)
        place.chaos.slow(0)
        async with connected(place, book, upload_emoji=True):
            await place.until(lambda: len(names(place)) == len(few))
        second = names(place)
    assert len(first) < len(second)
    assert first.items() <= second.items()


async def test_emoji_that_cannot_be_had_at_the_start_come_later_and_one_line_tells(
    book: Book, few: dict[str, Drawing], caplog: pytest.LogCaptureFixture
) -> None:
    async with playground(people=("Anna",)) as place:
        place.chaos.fail("GET /applications/*/emojis", status=403, times=2)
        async with connected(place, book, upload_emoji=True):
            assert names(place) == {}
            await place.until(lambda: len(names(place)) == len(few))
    assert sum("our own emoji come later" in r.getMessage() for r in caplog.records) == 1
