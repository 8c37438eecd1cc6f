"""Pictures of boards and results: sent privately, with words for who cannot see them."""

import io
from string import ascii_uppercase

import pytest
from PIL import Image

from localcord import Message
from tests.wire.table import Wire, play_to_the_end, start


def only_picture(message: Message) -> Image.Image:
    (attachment,) = message.attachments
    assert attachment.content_type == "image/png"
    return Image.open(io.BytesIO(attachment.data))


@pytest.mark.parametrize("game", ["drachen", "flick", "zug"])
async def test_the_board_comes_as_a_picture_with_its_text_twin(wire: Wire, game: str) -> None:
    people = wire.people[:4]
    await start(*people, channel=wire.channel, game=game)
    before = len(wire.channel.messages)
    answer = await people[1].slash("brett", channel=wire.channel, bild=True)
    assert answer.private
    assert answer.message is not None
    picture = only_picture(answer.message)
    assert picture.format == "PNG"
    assert min(picture.size) > 400
    alt = answer.message.attachments[0].description
    assert alt
    assert len(alt) <= 1024
    assert len(wire.channel.messages) == before


async def test_letters_in_the_picture_are_explained_beside_it(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel, game="flick")
    answer = await anna.slash("brett", channel=wire.channel, bild=True)
    for letter, person in zip(ascii_uppercase, _seated(wire), strict=False):
        assert f"**{letter}** {person}" in answer.text


def _seated(wire: Wire) -> list[str]:
    (table,) = wire.book.matches()
    rows = wire.book.rows("SELECT * FROM seats ORDER BY number")
    return [f"<@{row['person']}>" for row in rows if row["match"] == table["id"]]


async def test_after_the_end_the_course_of_the_points_comes_by_button_and_by_command(
    wire: Wire,
) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await play_to_the_end(wire.place, wire.channel)
    pressed = await ben.press("Punkteverlauf", message=wire.board)
    typed = await anna.slash("brett", channel=wire.channel, bild=True)
    for answer in (pressed, typed):
        assert answer.private
        assert answer.message is not None
        assert answer.message.attachments[0].filename == "course.png"
        alt = answer.message.attachments[0].description or ""
        assert alt.startswith("Der Verlauf der Punkte. A wird ")


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
