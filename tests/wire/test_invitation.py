"""python -m bot invite prints a link with the few permissions that the bot needs."""

from urllib.parse import parse_qs, urlsplit

import discord

from bot import operating
from bot.shell.invitation import NEEDED
from tests.wire.table import Book, playground, settings


async def test_the_link_names_the_application_and_asks_for_little(book: Book) -> None:
    async with playground(people=("Anna",)) as place:
        link = await operating.invite(settings(place, book.url))
    asked = parse_qs(urlsplit(link).query)
    assert asked["client_id"] == [str(place.bot.id)]
    assert set(asked["scope"][0].split()) == {"bot", "applications.commands"}
    assert discord.Permissions(int(asked["permissions"][0])) == NEEDED
    assert not NEEDED.administrator
    assert not NEEDED.manage_messages
