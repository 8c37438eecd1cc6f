"""Past matches: the history of a channel, and which of them a reader may look at."""

from typing import Any

from bot.cards.card import Card
from bot.cards.history import PAGE, History, HistoryPage, history_card, named, pages_of
from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.record.document import NOWHERE
from bot.shell import private
from bot.shell.looks.route import Route
from bot.shell.reader import MOST_CHOICES, Reader
from bot.store.archive import OVER, PAST
from bot.table.table import Table


async def show(reader: Reader) -> None:
    await private.show(reader, await _card(reader, 1))


async def _turn(reader: Reader, look: History) -> None:
    await private.show(reader, await _card(reader, look.page))


async def _card(reader: Reader, number: int) -> Card:
    """A page too far is the last one."""
    archive = reader.client.store.archive
    count = await archive.count(reader.channel)
    if not count:
        raise PlayerError("past-none")
    number = min(max(number, 1), pages_of(count))
    ids = await archive.past(reader.channel, most=PAGE, skip=(number - 1) * PAGE)
    tables = await reader.client.store.matches.tables(ids)
    page = HistoryPage(number, count, tables, await archive.winners(ids))
    return history_card(page, reader.titles(), reader.ink())


async def named_matches(reader: Reader) -> list[tuple[str, str]]:
    """The newest matches of this channel in words, each with its id."""
    store, titles, ink = reader.client.store, reader.titles(), reader.ink()
    ids = await store.archive.past(reader.channel, most=MOST_CHOICES)
    return [(named(table, titles, ink), table.id) for table in await store.matches.tables(ids)]


async def last(reader: Reader, *, over: bool) -> str:
    """The last match of this channel that is over, or that was put away at least."""
    phases = OVER if over else PAST
    found = await reader.client.store.archive.past(reader.channel, most=1, phases=phases)
    if not found:
        raise PlayerError("past-none")
    return found[0]


async def here_or_last(reader: Reader) -> Session:
    """The table of this channel, or the last one that stood here."""
    if session := await reader.client.sessions.at(reader.channel):
        return session
    found = await reader.client.store.archive.past(reader.channel, most=1)
    if not found:
        raise PlayerError("no-table")
    return await past_session(reader, found[0])


async def past_session(reader: Reader, match: str) -> Session:
    """The match, if it is over, for whoever may look at it here."""
    client = reader.client
    client.reading_room.enter(reader.person)
    table = await client.store.matches.table(match)
    if table is None or not is_for(reader, table):
        raise PlayerError("match-unknown", match=match)
    if not table.players or table.phase not in PAST:
        raise PlayerError("replay-live" if table.live else "export-unstarted", match=match)
    if client.box(table.game).game.seed.rules_version != table.rules:
        raise PlayerError("rules-changed")
    return await client.sessions.get(match)


def is_for(reader: Reader, table: Table) -> bool:
    """A match is for the channel it was played in and for whoever sat there."""
    return table.channel in (reader.channel, NOWHERE) or reader.person in table.people


ROUTES: tuple[Route[Any], ...] = (Route(History, _turn),)
