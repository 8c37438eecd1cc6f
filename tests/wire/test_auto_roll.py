"""Automatic rolls: a seat's moves without a choice are made for it, a round told at a time."""

from localcord import Message
from tests.wire.hands import over
from tests.wire.table import Book, board_of, connected, playground, start


async def test_three_dwarfs_on_automatic_finish_a_match_without_a_roll_by_hand(book: Book) -> None:
    async with playground(people=("Anna", "Ben", "Cleo")) as place, connected(place, book):
        channel = place.default_channel
        await start(*place.people, channel=channel, game="drachen")
        for person in place.people:
            await person.press("Automatik", message=board_of(channel))
        while not over(channel):
            await place.until(lambda: over(channel) or _choosing(board_of(channel)))
            if not over(channel):
                person = next(p for p in place.people if p.mention in board_of(channel).content)
                board = board_of(channel)
                await person.press(custom_id=_choosing(board)[0], message=board)
        edits = [r for r in place.requests if r.method == "PATCH"]
        rolls = [m for m in book.moves() if m.text == "roll"]
        assert len(rolls) > len(edits), "a round of rolls is told as one change"


def _choosing(board: Message) -> list[str]:
    ids = [button.custom_id for button in board.buttons]
    return [i for i in ids if i.endswith((":cave", ":surface"))]


async def test_automatic_can_be_switched_off_again(book: Book) -> None:
    async with playground(people=("Anna", "Ben", "Cleo")) as place, connected(place, book):
        channel, (anna, *_) = place.default_channel, place.people
        await start(*place.people, channel=channel, game="drachen")
        for wanted in (1, 0):
            await anna.press("Automatik", message=board_of(channel))
            seats = book.rows("SELECT auto FROM seats")
            assert sum(seat["auto"] for seat in seats) == wanted
