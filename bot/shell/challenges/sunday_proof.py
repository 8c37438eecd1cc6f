"""Proves a Sunday: its sheet against the seal, and the matches of its decisions."""

import io
import json
import logging
from collections.abc import Sequence
from datetime import date
from typing import Any

import discord

from bot.cards.daily import told_date
from bot.cards.sunday import SundayFile, VerifySunday, proof_card
from bot.engine.errors import PlayerError
from bot.live.rate_limit import HeavyReads
from bot.live.sundays import Sundays
from bot.puzzles.sunday import decisions, findings
from bot.record.document import Document, dump
from bot.record.export import document
from bot.shell.answers import private
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route
from bot.shell.drawing.draw import Message
from bot.table import days
from bot.table.days import Day

log = logging.getLogger(__name__)


class SundayProofs:
    def __init__(self, sundays: Sundays, heavy_reads: HeavyReads) -> None:
        self._sundays = sundays
        self._heavy_reads = heavy_reads

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return Route(VerifySunday, self._prove), Route(SundayFile, self._file)

    async def prove(self, request: Request, text: str) -> None:
        day, written = await self._told(request, text)
        catalogue = request.desk.sessions.catalogue
        found = await self._heavy_reads.read(findings, day, written, catalogue)
        if found:
            log.error("the day %s does not agree with its seal: %s", day.date, found[0].key)
        await private.show(request, proof_card(day, found, request.ink()))

    async def _prove(self, request: Request, look: VerifySunday) -> None:
        await self.prove(request, look.date)

    async def _told(self, request: Request, text: str) -> tuple[Day, list[Document]]:
        """The day and its matches, once nobody can be playing any more."""
        self._heavy_reads.enter(request.person)
        try:
            day = await self._sundays.day(date.fromisoformat(text))
        except ValueError:
            day = None
        if day is None:
            raise PlayerError("match-unknown", match=text)
        opens = days.opens(day.date)
        if request.desk.sessions.clock() < opens:
            raise PlayerError("sunday-sealed", day=text, at=told_date(days.today(opens)))
        matches, written = request.desk.store.matches, []
        for one in decisions(day):
            table, moves = await self._sundays.table(one), await matches.log(one.match)
            times, game = [table.opened] * len(moves), request.desk.box(one.game).game
            written.append(await self._heavy_reads.read(document, game, table, moves, times))
        return day, written

    async def _file(self, request: Request, look: SundayFile) -> None:
        day, written = await self._told(request, look.date)
        name = f"stammtisch-sunday-{look.date}.json"
        said = request.ink()("export-file", file=name, hidden=0)
        file = discord.File(io.BytesIO(_file_of(day, written)), name)
        await private.give(request, Message(said, files=(file,)))


def _file_of(day: Day, written: Sequence[Document]) -> bytes:
    matches = [json.loads(dump(one)) for one in written]
    told = {"day": day.date.isoformat(), "seal": day.commitment, "sheet": day.options}
    return json.dumps(told | {"matches": matches}, sort_keys=True, ensure_ascii=False).encode()
