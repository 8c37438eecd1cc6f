"""A board that was a picture and is none any more loses its attachment."""

from bot.cards.card import Card
from bot.cards.end_of_match import EndOfMatch
from bot.shell.boards.picture import Pictures
from bot.shell.drawing.display_names import DisplayNames
from tests.games.kniffel.table import table as new_match
from tests.shelf import TEXTS
from tests.shell.offline import never
from tests.shell.tables import kniffel, session

PLAIN = Card("Kniffel", "")
PICTURED = Card("Kniffel", "", pictured=True)


async def test_the_picture_goes_with_the_next_plain_board_and_once() -> None:
    pictures = Pictures(TEXTS, DisplayNames(never), lambda match: EndOfMatch())
    shown = session(new_match(), kniffel(guild=None))
    shown.drawn_here = True
    told = [
        (message.picture is not None, message.clears)
        for card in (PLAIN, PICTURED, PLAIN, PLAIN)
        for message in [await pictures.message(shown, card)]
    ]
    assert told == [(False, False), (True, False), (False, True), (False, False)]
    shown.drawn_here = False  # another process may have drawn a picture
    assert (await pictures.message(shown, PLAIN)).clears
