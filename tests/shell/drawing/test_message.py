"""A message as a value: what is sent, what an edit changes, who is mentioned."""

import discord

from bot.shell.drawing.draw import Message, Painted, only

PICTURE = Painted("board.png", b"png", "Ein Brett")


def names(parts: dict[str, list[discord.File]], key: str) -> list[str]:
    return [file.filename for file in parts[key]]


def test_a_message_mentions_nobody_unless_it_says_whom() -> None:
    assert dict(Message("Hallo <@1>").mentions.to_dict()) == {"parse": []}
    told = Message("Hallo", mentions=only([1, 2])).sent()["allowed_mentions"].to_dict()
    assert (told["parse"], told["users"]) == ([], [1, 2])


def test_what_is_not_there_is_not_sent() -> None:
    assert set(Message("Hallo").sent()) == {"content", "allowed_mentions"}
    assert set(Message(embed=discord.Embed()).sent()) == {"embed", "allowed_mentions"}


def test_an_edit_clears_what_is_not_there() -> None:
    edited = Message("Hallo").edited()
    assert (edited["embed"], edited["view"]) == (None, None)
    assert "attachments" not in edited


def test_a_picture_goes_along_and_is_described() -> None:
    message = Message("Hallo", picture=PICTURE)
    assert names(message.sent(), "files") == names(message.edited(), "attachments") == ["board.png"]
    assert message.sent()["files"][0].description == "Ein Brett"
    first, second = message.sent()["files"][0], message.sent()["files"][0]
    assert first.fp is not second.fp  # a file that was read once cannot be sent again


def test_a_picture_that_stood_there_goes_only_where_that_is_said() -> None:
    assert Message("Hallo", clears=True).edited()["attachments"] == []
    assert Message("Hallo").put()["attachments"] == []


def test_without_its_picture_a_message_says_the_same_to_the_same_people() -> None:
    message = Message("Anna ist dran", picture=PICTURE, mentions=only([1]))
    plain = message.without_picture(Message("", embed=discord.Embed(title="Brett")))
    assert (plain.content, plain.picture) == ("Anna ist dran", None)
    assert plain.mentions.to_dict()["users"] == [1]
    assert plain.embed is not None
