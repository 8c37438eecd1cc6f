"""Pictures of boards and results: sent privately, with words for who cannot see them."""

import io

import pytest
from PIL import Image

from bot.art.closing import WIDTH
from bot.engine.catalogue import Box
from bot.engine.screen import Grid
from localcord import Message, Permission
from tests.art.test_boards import MOST_BYTES
from tests.conformance import Table, begin
from tests.shelf import CATALOGUE, TEXTS
from tests.shortest import several
from tests.wire.hands import over, stop
from tests.wire.table import Wire, play_to_the_end, seat, start


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
    assert attachment.filename == "end.png"
    assert "image" not in wire.board.embeds[0], "it stands above the sentences"
    typed = await anna.slash("brett", channel=wire.channel, bild=True)
    assert typed.private
    assert typed.message is not None
    assert typed.message.attachments[0].filename == "end.png"


async def test_where_nothing_may_be_attached_the_end_lists_the_points(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    session = await wire.bot.parts.desk.sessions.here(wire.channel.id)
    await play_to_the_end(wire.place, wire.channel)
    assert "🥇" not in wire.board.text
    wire.place.forbid(wire.channel, "ATTACH_FILES")
    session.posted(None, 0.0)
    with wire.place.expect_fault("50013 Missing Permissions"):
        await wire.bot.parts.boards.show(session)
    assert not wire.board.attachments
    assert "🥇" in wire.board.text


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
    monkeypatch.setattr("bot.cards.pictures.board", lambda *_: None)
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
    colour = die.custom_id.split(":flick ")[1].split()[0]
    wire.bot.parts.suspense.seconds = 3600
    flicked = anna.slash_nowait("zug", channel=wire.channel, zug=f"flick {colour} N C1")
    await wire.place.until(lambda: [b.label for b in wire.board.buttons] == ["Weiter"])
    assert only_picture(wire.board)
    assert wire.board.attachments[0].data != first, "the aim is marked"
    wire.bot.parts.suspense.seconds = 0.01
    while len(wire.board.buttons) == 1:
        await anna.press("Weiter", message=wire.board)
    await wire.place.finish(flicked)
    assert wire.board is board
    await anna.press("Menü", message=wire.board)
    menu = (await anna.press("Brett")).message
    await anna.press("Brett mit Emoji", message=menu)
    await wire.place.until(lambda: "image" not in wire.board.embeds[0])
    assert not wire.board.attachments


async def test_a_picture_goes_with_the_wish_also_after_a_restart(wire: Wire) -> None:
    anna, *_ = wire.people
    await seat(anna, channel=wire.channel, game="flick")
    await anna.slash("zug", channel=wire.channel, zug="picture on")
    await anna.press("Los geht’s", message=wire.board)
    board = wire.board
    assert board.attachments
    await wire.restart()
    await anna.slash("zug", channel=wire.channel, zug="picture off")
    await wire.place.until(lambda: "image" not in board.embeds[0])
    assert not board.attachments


async def test_a_server_may_want_pictures_on_all_its_new_tables(wire: Wire) -> None:
    anna, *_ = wire.people
    anna.permissions = Permission.MANAGE_GUILD
    await anna.slash("einstellungen", channel=wire.channel, bild="on")
    await seat(anna, channel=wire.channel, game="zwerg")
    assert "Brett: **als großes Bild**" in wire.board.text


async def test_what_two_tables_choose_becomes_the_default_of_their_server(wire: Wire) -> None:
    anna, *_ = wire.people
    guild = wire.channel.guild
    assert guild
    servers = wire.bot.parts.desk.store.servers
    for count in (1, 2):
        await seat(anna, channel=wire.channel, game="zwerg")
        assert "Brett: **als großes Bild**" not in wire.board.text
        await anna.press("Großes Brett", message=wire.board)
        assert "Brett: **als großes Bild**" in wire.board.text
        if count == 2:
            await wire.place.until(lambda: bool(_told(wire)))
        assert len(_told(wire)) == count - 1, "told once"
        await stop(anna, wire.channel)
    assert (await servers.settings(guild.id)).pictured
    await seat(anna, channel=wire.channel, game="zwerg")
    assert "Brett: **als großes Bild**" in wire.board.text
    await anna.press("Brett mit Emoji", message=wire.board)
    assert "Brett: **als großes Bild**" not in wire.board.text
    assert (await servers.settings(guild.id)).pictured, "one table alone changes nothing"


def _told(wire: Wire) -> list[Message]:
    return [m for m in wire.channel.log.values() if "auf diesem Server" in m.text]
