"""Past matches: the history of a channel, which of them a person may see, the page «More»."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.cards.card import Card
from bot.cards.end_card import more_card
from bot.cards.history import PAGE, History, HistoryPage, history_card, named, pages_of
from bot.cards.past_matches import MoreOfMatch
from bot.cards.puzzle import own_button
from bot.engine.errors import PlayerError
from bot.live.rate_limit import HeavyReads
from bot.live.session import Session
from bot.puzzles.search import makes_puzzles
from bot.shell.answers import private
from bot.shell.answers.request import MOST_CHOICES, Request
from bot.shell.answers.route import Route
from bot.shell.drawing.display_names import DisplayNames
from bot.store.archive import OVER, PAST
from bot.table import days
from bot.table.days import SUNDAY
from bot.table.table import NOWHERE, Table


class PastMatches:
    def __init__(self, heavy_reads: HeavyReads, names: DisplayNames) -> None:
        self._heavy_reads = heavy_reads
        self._names = names

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return (Route(History, self._turn), Route(MoreOfMatch, self._more))

    async def show(self, request: Request) -> None:
        await private.show(request, await self._card(request, 1))

    async def _turn(self, request: Request, look: History) -> None:
        await private.show(request, await self._card(request, look.page))

    async def here_or_last(self, request: Request) -> Session:
        """The table of this channel, or the last one that stood here."""
        if session := await request.desk.sessions.at(request.channel):
            return session
        found = await request.desk.store.archive.past(request.channel, most=1)
        if not found:
            raise PlayerError("no-table")
        return await self.session(request, found[0])

    async def session(self, request: Request, match: str) -> Session:
        """A match that is over, for people who may see it here."""
        desk = request.desk
        self._heavy_reads.enter(request.person)
        table = await desk.store.matches.table(match)
        if table is None or not is_for(request, table):
            raise PlayerError("match-unknown", match=match)
        if not table.players or table.phase not in PAST:
            raise PlayerError("replay-live" if table.live else "export-unstarted", match=match)
        if desk.box(table.game).game.seed.rules_version != table.rules:
            raise PlayerError("rules-changed")
        return await desk.sessions.get(match)

    async def named(self, request: Request) -> list[tuple[str, str]]:
        """The newest matches of this channel in words, each with its id."""
        store, titles, ink = request.desk.store, request.titles(), request.ink()
        ids = await store.archive.past(request.channel, most=MOST_CHOICES)
        tables, scores = await store.matches.tables(ids), await store.archive.scores(ids)
        known = self._names.known(request.guild, _people(tables))
        return [(named(t, scores.get(t.id, ()), known, titles, ink), t.id) for t in tables]

    async def _card(self, request: Request, number: int) -> Card:
        """A page number that is too high shows the last page."""
        store = request.desk.store
        count = await store.archive.count(request.channel)
        if not count:
            raise PlayerError("past-none")
        number = min(max(number, 1), pages_of(count))
        ids = await store.archive.past(request.channel, most=PAGE, skip=(number - 1) * PAGE)
        tables, scores = await store.matches.tables(ids), await store.archive.scores(ids)
        known = await self._names.of(request.guild, _people(tables))
        page = HistoryPage(number, count, tables, scores, known)
        return history_card(page, request.titles(), request.ink())

    async def _more(self, request: Request, look: MoreOfMatch) -> None:
        session = await self.session(request, request.match)
        if session.match is not None:
            at = session.snapshot
            ink = request.ink_at(at)
            card = more_card(at, session.match, ink)
            if session.match.result and _may_look_at_own(request, session):
                card = replace(card, rows=(*card.rows, (own_button(at.table.id, ink),)))
            await private.show(request, card)


def _people(tables: Iterable[Table]) -> set[int]:
    return {person for table in tables for person in table.people}


async def last(request: Request, *, over: bool) -> str:
    """The last match of this channel that is over, or (not `over`) at least put away."""
    phases = OVER if over else PAST
    found = await request.desk.store.archive.past(request.channel, most=1, phases=phases)
    if not found:
        raise PlayerError("past-none")
    return found[0]


def is_for(request: Request, table: Table) -> bool:
    """It is for the channel where it was played and its players, a private one for its owner.

    One of a Sunday is for nobody before that day is over: it holds what is asked.
    """
    if table.kind == SUNDAY:
        return days.is_open(table, request.desk.sessions.clock())
    if table.private:
        return request.person == table.owner
    return table.channel in (request.channel, NOWHERE) or request.person in table.people


def _may_look_at_own(request: Request, session: Session) -> bool:
    seated = session.table.seat_of(request.person) is not None
    return seated and makes_puzzles(session.box)
