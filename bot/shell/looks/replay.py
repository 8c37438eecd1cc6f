"""A past match step by step, and its file."""

import io
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import discord

from bot.advice.curve import Curve, Turn
from bot.cards.card import Card
from bot.cards.past_matches import MatchFile, ReplayStep, Watch, WatchMatch
from bot.cards.replay import replay_card
from bot.engine.brain import Chances
from bot.engine.catalogue import Box
from bot.engine.match import Match
from bot.live.rate_limit import HeavyReads
from bot.live.session import Session
from bot.live.workers import StuckError
from bot.record.document import dump
from bot.record.export import document
from bot.record.replay import steps
from bot.shell.answers import private
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route
from bot.shell.answers.thinking import announced
from bot.shell.boards.picture import Pictures
from bot.shell.drawing.draw import Message
from bot.shell.looks.past_matches import PastMatches, last
from bot.table import days
from bot.table.scores import default_result

CurveOf = Callable[[Session], Awaitable[Curve | None]]
"""The chances over a whole match that is over."""
ChancesOf = Callable[[Box, Any], Awaitable[Chances | None]]
"""The chances in one position of it, as everybody saw it."""


class Replays:
    def __init__(
        self,
        past: PastMatches,
        heavy_reads: HeavyReads,
        pictures: Pictures,
        curve_of: CurveOf,
        chances_of: ChancesOf,
    ) -> None:
        self._past = past
        self._heavy_reads = heavy_reads
        self._pictures = pictures
        self._curve_of = curve_of
        self._chances_of = chances_of

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return (
            Route(Watch, self._watch),
            Route(WatchMatch, self._watch_match),
            Route(ReplayStep, self._turn),
            Route(MatchFile, self._file),
        )

    async def watch(self, request: Request, match: str, step: int = 0) -> None:
        await private.show(request, await self._card(request, match, step))

    async def _watch(self, request: Request, look: Watch) -> None:
        await self.watch(request, request.match)

    async def _watch_match(self, request: Request, look: WatchMatch) -> None:
        await self.watch(request, look.match)

    async def _turn(self, request: Request, look: ReplayStep) -> None:
        await self.watch(request, request.match, look.step)

    async def _card(self, request: Request, match: str, step: int) -> Card:
        session = await self._past.session(request, match or await last(request, over=False))
        at, log = session.snapshot, session.match.log if session.match else ()
        found = await self._heavy_reads.read(steps, at.box.game, at.table.header, log)
        artist, aloud = request.desk.artist, request.by_screen_reader
        played = not at.table.private and request.person in at.table.people
        shares = played and default_result(at.table, found[-1])
        language = request.language
        named = await self._pictures.named_ink(at, language)
        turn, chances = await announced(request, self._foretold(session, found[:-1][step:]))
        return replay_card(
            artist,
            at,
            found,
            step,
            language,
            named=named,
            share=bool(shares),
            aloud=aloud,
            chances=chances,
            turn=turn,
        )

    async def _foretold(
        self, session: Session, rest: Sequence[Match]
    ) -> tuple[Turn | None, Chances | None]:
        """Where the match turned, and the chances at the first of these steps."""
        curve, chances = await self._curve_of(session), None
        if curve and rest:
            view = session.box.game.view(rest[0].state, None)
            with suppress(StuckError):
                chances = await self._chances_of(session.box, view)
        return curve.turn if curve else None, chances

    async def _file(self, request: Request, look: MatchFile) -> None:
        session = await self._past.session(request, request.match)
        store, table, game = request.desk.store, session.table, session.box.game
        days.check_open(table, request.desk.sessions.clock())
        moves, times = await store.matches.log(table.id), await store.archive.times(table.id)
        written = await self._heavy_reads.read(document, game, table, moves, times)
        name = f"stammtisch-{table.game}-{table.id}.json"
        said = request.ink()("export-file", file=name, hidden=len(written.hidden))
        file = discord.File(io.BytesIO(dump(written)), name)
        await private.give(request, Message(said, files=(file,)))
