"""How Discord spells people, channels, moments and links."""

import pytest

from bot.engine.phrases import Channel, Mention, Moment, Person
from bot.shell.drawing.mentions import board_link, mention
from tests.shell.tables import BOARD, CHANNEL, GUILD, kniffel


@pytest.mark.parametrize(
    ("mentioned", "spelled"),
    [
        (Person(7), "<@7>"),
        (Channel(7), "<#7>"),
        (Moment(12.9, "relative"), "<t:12:R>"),
        (Moment(12.9, "day"), "<t:12:d>"),
        (Moment(12.9, "clock"), "<t:12:t>"),
    ],
)
def test_what_is_mentioned_is_spelled_as_discord_reads_it(mentioned: Mention, spelled: str) -> None:
    assert mention(mentioned) == spelled


def test_a_board_has_a_link_on_a_server_and_in_a_direct_message() -> None:
    here = board_link(kniffel(board=BOARD))
    assert here == f"https://discord.com/channels/{GUILD}/{CHANNEL}/{BOARD}"
    alone = board_link(kniffel(board=BOARD, guild=None))
    assert alone == f"https://discord.com/channels/@me/{CHANNEL}/{BOARD}"
