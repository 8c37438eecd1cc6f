"""What a board must show: drawn from the store alone, and held against the message."""

from dataclasses import dataclass

import discord

from bot.cards.artist import Artist
from bot.engine.match import Match
from bot.shell.drawing import draw
from bot.shell.drawing.icons import ICONS
from bot.shell.drawing.mentions import mention
from bot.store.store import Store
from bot.table.snapshot import Snapshot
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
    turn: str
    """What the buttons of this very decision carry."""
    first: frozenset[str]
    """The buttons and menus with which it begins."""
    headline: str
    """The first line above the board; an end has nothing else in words."""


async def truth_of(store: Store, match: str) -> Truth:
    """The public board of a match as the store knows it."""
    table = await store.matches.table(match)
    assert table is not None
    box = CATALOGUE[table.game]
    log = await store.matches.log(match)
    played = Match.fold(box.game, table.header, log) if table.players else None
    session = Snapshot(box, table, played)
    drawn = draw.message(ARTIST.public(session))
    embed = drawn.embed or discord.Embed()
    assert drawn.view is not None
    first = frozenset(
        str(part["custom_id"]) for row in drawn.view.to_components() for part in row["components"]
    )
    turn = f":{match}:{played.turn if played else 0}:"
    described = (embed.description or "").strip()
    headline = (drawn.content or "").partition("\n")[0]
    return Truth(embed.title or "", described, table.live, turn, first, headline)


def lies(board: Message, truth: Truth) -> bool:
    """Whether somebody who reads this board believes something that is not so."""
    shown = board.embeds[0] if board.embeds else {}
    if shown.get("title", "") != truth.title:
        return True
    if not truth.alive:  # sentences about the match come to it later
        return not board.content.startswith(truth.headline)
    described = shown.get("description", "")
    return described != truth.description and not _is_a_step(board, truth)


def _is_a_step(board: Message, truth: Truth) -> bool:
    """Half of a move is no lie: nobody writes down that somebody has picked a die already."""
    ids = {b.custom_id for b in board.buttons} | {s.custom_id for s in board.selects}
    steps = {one for one in ids if truth.turn in one and one[0] in "mopMOP"}
    return truth.alive and bool(steps) and not steps & truth.first


def armed(channel: Channel, match: str) -> list[Message]:
    """The messages with which a move or a wish at this table can be pressed."""
    return [
        board
        for board in boards_of(channel)
        if any(f":{match}:" in b.custom_id and b.custom_id[0] != "s" for b in board.buttons)
    ]
