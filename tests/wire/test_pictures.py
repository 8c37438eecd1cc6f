"""Pictures of boards and results: sent privately, with words for who cannot see them."""

import io

import pytest
from PIL import Image

from bot.art.closing import WIDTH
from bot.engine.catalogue import Box
from bot.engine.screen import Grid
from localcord import Message, Permission
from tests.art.test_boards import MOST_BYTES
from tests.book import Book
from tests.conformance import Table, begin
from tests.shelf import CATALOGUE, TEXTS
from tests.shortest import several
from tests.wire.hands import over
from tests.wire.table import Wire, connected, play_to_the_end, seat, start


def _shows_rows(box: Box) -> bool:
    """Whether the board has rows of pictures from the start."""
    match = begin(box, Table({}, ({},) * several(box)))
    blocks = box.render(box.game.view(match.state, None), TEXTS.ink("de", box, "ABCD")).blocks
    return any(isinstance(block, Grid) for block in blocks)


WITH_ROWS = [game for game, box in CATALOGUE.items() if _shows_rows(box)]


def only_picture(message: Message) -> Image.Image:
    (attachment,) = message.attachments
    assert attachment.content_type == "image/png"
    return Image.open(io.BytesIO(attachment.data))


@pytest.mark.parametrize("game", WITH_ROWS)
async def test_the_board_comes_as_a_picture_with_its_text_twin(wire: Wire, game: str) -> None:
    people = wire.people[: several(CATALOGUE[game])]
    await start(*people, channel=wire.channel, game=game)
    before = len(wire.channel.messages)
    answer = await people[1].slash("brett", channel=wire.channel, bild=True)
    assert answer.private
    assert answer.message is not None
    picture = only_picture(answer.message)
    assert picture.format == "PNG"
    assert max(picture.size) > 400
    alt = answer.message.attachments[0].description
    assert alt
    assert len(alt) <= 1024
    assert len(wire.channel.messages) == before


async def test_the_end_is_a_picture_with_names_for_everybody(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await play_to_the_end(wire.place, wire.channel)
    await wire.place.until(lambda: over(wire.channel))
    assert only_picture(wire.board).width == WIDTH
    (attachment,) = wire.board.attachments
    assert len(attachment.data) <= MOST_BYTES
    alt = attachment.description or ""
    assert len(alt) <= 1024
    assert alt.startswith(("Anna gewinnt", "Ben gewinnt", "Unentschieden"))
    assert "Anna wird " in alt
    assert wire.board.embeds[0]["image"]["url"].endswith("end.png")
    typed = await anna.slash("brett", channel=wire.channel, bild=True)
    assert typed.private
    assert typed.message is not None
    assert typed.message.attachments[0].filename == "end.png"


async def test_where_nothing_may_be_attached_the_end_stands_in_emoji(wire: Wire) -> None:
    anna, *_ = wire.people
    await start(anna, channel=wire.channel, game="zwerg")
    session = await wire.bot.sessions.here(wire.channel.id)
    while session.table.live:
        offered = await anna.autocomplete("zug", "zug", "", channel=wire.channel)
        await anna.slash("zug", channel=wire.channel, zug=offered[0][1])
    assert "🚪" not in wire.board.text
    wire.place.forbid(wire.channel, "ATTACH_FILES")
    session.posted(None, 0.0)
    with wire.place.expect_fault("50013 Missing Permissions"):
        await wire.bot.boards.show(session)
    assert not wire.board.attachments
    assert "🚪" in wire.board.text


async def test_a_lobby_has_no_picture_yet(wire: Wire) -> None:
    anna = wire.people[0]
    await anna.slash("spielen", channel=wire.channel, spiel="drachen")
    answer = await anna.slash("brett", channel=wire.channel, bild=True)
    assert answer.private
    assert answer.text.startswith("Die Partie hat noch nicht begonnen.")


async def test_a_board_without_a_picture_says_so(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = wire.people[0]
    await start(anna, channel=wire.channel)
    monkeypatch.setattr("bot.art.boards._rows", lambda *_: ())
    answer = await anna.slash("brett", channel=wire.channel, bild=True)
    assert answer.private
    assert answer.text.startswith("Von diesem Brett gibt es gerade kein Bild.")


async def test_a_table_may_show_its_board_as_a_picture(wire: Wire) -> None:
    anna, *_ = wire.people
    await seat(anna, channel=wire.channel, game="flick")
    await anna.slash("zug", channel=wire.channel, zug="picture on")
    assert "Brett: **als großes Bild**" in wire.board.text
    await anna.press("Los geht’s", message=wire.board)
    board = wire.board
    assert only_picture(board).width > 400
    assert board.embeds[0]["image"]["url"].endswith("board.png")
    assert "🅰️" not in board.text
    first = board.attachments[0].data
    die = next(b for b in board.buttons if ":flick" in b.custom_id)
    await anna.press(custom_id=die.custom_id, message=board)
    wire.bot.boards.stage.seconds = 3600
    colour = die.custom_id.split(" ")[-1]
    await anna.slash("zug", channel=wire.channel, zug=f"flick {colour} N C1")
    await wire.place.until(lambda: [b.label for b in wire.board.buttons] == ["Weiter"])
    assert only_picture(wire.board)
    assert wire.board.attachments[0].data != first, "the aim is marked"
    await anna.press("Weiter", message=wire.board)
    await wire.place.until(lambda: len(wire.board.buttons) > 1)
    assert wire.board is board
    await anna.press("Menü", message=wire.board)
    await anna.press("Brett mit Emoji")
    await wire.place.until(lambda: "image" not in wire.board.embeds[0])
    assert not wire.board.attachments


async def test_a_picture_goes_with_the_wish_also_after_a_restart(wire: Wire, book: Book) -> None:
    anna, *_ = wire.people
    await seat(anna, channel=wire.channel, game="flick")
    await anna.slash("zug", channel=wire.channel, zug="picture on")
    await anna.press("Los geht’s", message=wire.board)
    board = wire.board
    assert board.attachments
    await wire.bot.close()
    async with connected(wire.place, book, wire.clock):
        await anna.slash("zug", channel=wire.channel, zug="picture off")
        await wire.place.until(lambda: "image" not in board.embeds[0])
        assert not board.attachments


async def test_a_server_may_want_pictures_on_all_its_new_tables(wire: Wire) -> None:
    anna, *_ = wire.people
    anna.permissions = Permission.MANAGE_GUILD
    await anna.slash("einstellungen", channel=wire.channel, bild="on")
    await seat(anna, channel=wire.channel, game="zwerg")
    assert "Brett: **als großes Bild**" in wire.board.text
