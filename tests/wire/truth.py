"""What a board must show: drawn from the store alone, and held against the message."""

from dataclasses import dataclass

from bot.cards.artist import Artist
from bot.cards.custom_id import Stamp
from bot.engine.match import Match
from bot.live.session import Session
from bot.shell import draw
from bot.shell.icons import ICONS
from bot.shell.mentions import mention
from bot.store.store import Store
from bot.texts import Texts
from localcord import Channel, Message
from tests.shelf import CATALOGUE
from tests.wire.table import boards_of

ARTIST = Artist(Texts(CATALOGUE, mention, ICONS))


@dataclass(frozen=True, slots=True)
class Truth:
    title: str
    description: str
    alive: bool
    back: str
    """What the button carries that leads back from a step of this very decision."""


async def truth_of(store: Store, match: str) -> Truth:
    """The public board of a match as the store knows it."""
    table = await store.matches.table(match)
    assert table is not None
    box = CATALOGUE[table.game]
    log = await store.matches.log(match)
    played = Match.fold(box.game, table.header, log) if table.players else None
    session = Session(box, table, played, store, lambda: 0.0, 0.0)
    embed = draw.message(ARTIST.public(session)).embed
    assert embed is not None
    back = Stamp("open", match, played.turn if played else 0, "")
    return Truth(embed.title or "", (embed.description or "").strip(), table.live, str(back))


def lies(board: Message, truth: Truth) -> bool:
    """Whether somebody who reads this board believes something that is not so.

    Half of a move is no lie: nobody writes down that somebody has picked a die already.
    """
    if truth.alive and any(button.custom_id == truth.back for button in board.buttons):
        return False
    shown = board.embeds[0] if board.embeds else {}
    return (shown.get("title"), shown.get("description")) != (truth.title, truth.description)


def armed(channel: Channel, match: str) -> list[Message]:
    """The messages with which a move or a wish at this table can be pressed."""
    return [
        board
        for board in boards_of(channel)
        if any(f":{match}:" in b.custom_id and b.custom_id[0] != "s" for b in board.buttons)
    ]
