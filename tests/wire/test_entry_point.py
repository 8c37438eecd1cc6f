"""An application with an Activity: its entry-point command survives the sync of ours."""

from bot.shell.commands.sync import ENTRY_POINT
from tests.book import Book
from tests.wire.table import connected, playground


async def test_the_entry_point_is_sent_along_with_the_commands(book: Book) -> None:
    async with playground(entry_point=True) as place, connected(place, book) as bot:
        commands = await bot.http.get_global_commands(bot.application_id or 0)
        kinds = [int(command["type"]) for command in commands]
        assert kinds.count(ENTRY_POINT) == 1
        assert "play" in {command["name"] for command in commands}
        assert (await place.people[0].slash("help", channel=place.default_channel)).text
