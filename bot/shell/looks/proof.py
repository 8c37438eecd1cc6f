"""Proves the dice of a match: rolls it again from its seed."""

import logging
from typing import Any

from bot.cards.past_matches import Verify
from bot.cards.proof import proof_card
from bot.engine.errors import PlayerError
from bot.live.rate_limit import HeavyReads
from bot.record.export import document
from bot.record.proof import verify
from bot.shell.answers import private
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route
from bot.shell.challenges.sunday_proof import SundayProofs
from bot.shell.looks.past_matches import is_for, last
from bot.table import days
from bot.table.table import LESSON

log = logging.getLogger(__name__)


class Proofs:
    def __init__(self, heavy_reads: HeavyReads, sundays: SundayProofs) -> None:
        self._heavy_reads = heavy_reads
        self._sundays = sundays

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return (Route(Verify, self._prove), *self._sundays.routes)

    async def prove(self, request: Request, match: str) -> None:
        """A match by its number, a Sunday by its date."""
        if "-" in match:
            await self._sundays.prove(request, match)
            return
        desk, reads = request.desk, self._heavy_reads
        reads.enter(request.person)
        match = match or await last(request, over=True)
        table = await desk.store.matches.table(match)
        if table is None or not is_for(request, table):
            raise PlayerError("match-unknown", match=match)
        if table.kind == LESSON:
            raise PlayerError("lesson-verify")
        box = desk.box(table.game)
        days.check_open(table, desk.sessions.clock())
        moves, times = await desk.store.matches.log(match), await desk.store.archive.times(match)
        checked = await reads.read(document, box.game, table, moves, times)
        proof = await reads.read(verify, checked, desk.sessions.catalogue)
        if proof.findings:
            log.error("match %s does not agree with its dice: %s", match, proof.findings[0].key)
        plain = request.ink(box)
        names = [plain("seat-name", number=number + 1) for number in range(len(table.seats))]
        together = box.game.asks_secretly
        card = proof_card(checked, proof, request.ink(box, names), together=together)
        await private.show(request, card)

    async def _prove(self, request: Request, look: Verify) -> None:
        await self.prove(request, request.match)
