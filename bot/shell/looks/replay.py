"""A past match step by step, its result for everybody, and its file to take home."""

import io
from typing import Any

import discord

from bot.cards.card import Card
from bot.cards.past_matches import MatchFile, ReplayStep, ShareResult, Watch, WatchMatch
from bot.cards.replay import replay_card, result_card
from bot.engine.errors import PlayerError
from bot.record.document import document, dump
from bot.record.replay import steps
from bot.shell import private, responses
from bot.shell.looks.past_matches import last, past_session
from bot.shell.looks.route import Route
from bot.shell.message import Message
from bot.shell.reader import Reader
from bot.shell.responses import TROUBLE


async def watch(reader: Reader, match: str, step: int = 0) -> None:
    await private.show(reader, await _card(reader, match, step))


async def _watch(reader: Reader, look: Watch) -> None:
    await watch(reader, reader.match)


async def _watch_match(reader: Reader, look: WatchMatch) -> None:
    await watch(reader, look.match)


async def _turn(reader: Reader, look: ReplayStep) -> None:
    await private.show(reader, await _card(reader, reader.match, look.step))


async def _card(reader: Reader, match: str, step: int) -> Card:
    session = await past_session(reader, match or await last(reader, over=False))
    header, moves = session.table.header, session.match.log if session.match else ()
    found = await reader.client.reading_room.read(steps, session.box.game, header, moves)
    here, artist = reader.channel == session.table.channel, reader.client.artist
    return replay_card(
        artist, session, found, step, reader.language, share=here, aloud=reader.listens
    )


async def _file(reader: Reader, look: MatchFile) -> None:
    session = await past_session(reader, reader.match)
    store, table = reader.client.store, session.table
    moves, times = await store.matches.log(table.id), await store.archive.times(table.id)
    written = await reader.client.reading_room.read(document, session.box.game, table, moves, times)
    name = f"stammtisch-{table.game}-{table.id}.json"
    said = reader.ink()("export-file", file=name, hidden=len(written.hidden))
    file = discord.File(io.BytesIO(dump(written)), name)
    await private.give(reader, Message(said, files=(file,)))


async def _share(reader: Reader, look: ShareResult) -> None:
    """Once, where it was played."""
    session = await past_session(reader, reader.match)
    boards, match = reader.client.store.boards, session.table.id
    if reader.channel != session.table.channel:
        raise PlayerError("match-unknown", match=match)
    if not await boards.share(match, reader.client.sessions.clock()):
        raise PlayerError("shared-already")
    card = result_card(reader.client.artist, session)
    try:
        shown = await reader.client.painting.message(session, card)
        await responses.send(reader.interaction, shown)
    except TROUBLE:
        await boards.unshare(match)
        raise


ROUTES: tuple[Route[Any], ...] = (
    Route(Watch, _watch),
    Route(WatchMatch, _watch_match),
    Route(ReplayStep, _turn),
    Route(MatchFile, _file),
    Route(ShareResult, _share),
)
