"""A page of a leaderboard, as it stands on this server now."""

from typing import Any

from bot.cards.card import Card
from bot.cards.leaderboard import Leaderboard, ShareLeaderboard, leaderboard_card, shared
from bot.engine.errors import PlayerError
from bot.shell import draw, private, responses
from bot.shell.looks.route import Route
from bot.shell.reader import Reader
from bot.table.scores import period


async def show(reader: Reader, wanted: Leaderboard) -> None:
    await private.show(reader, await _card(reader, wanted))


async def _turn(reader: Reader, wanted: Leaderboard) -> None:
    await private.show(reader, await _card(reader, wanted.fitting))


async def _share(reader: Reader, wanted: ShareLeaderboard) -> None:
    reader.client.shares.take((reader.person, reader.channel))
    card = shared(await _card(reader, wanted.fitting))
    await responses.send(reader.interaction, draw.message(card))


async def _card(reader: Reader, wanted: Leaderboard) -> Card:
    client, guild = reader.client, reader.guild
    if guild is None:
        raise PlayerError("server-only")
    box = client.box(wanted.counted) if wanted.counted else None
    when = period(wanted.span, client.sessions.clock())
    page = await client.store.leaders.page(
        guild, wanted.counted, when, wanted.measure, wanted.page, reader.person
    )
    gone = await client.members.gone(guild, (place.person for place in page.places))
    return leaderboard_card(wanted, page, gone, reader.titles(), reader.ink(box))


ROUTES: tuple[Route[Any], ...] = (Route(Leaderboard, _turn), Route(ShareLeaderboard, _share))
