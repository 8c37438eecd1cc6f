"""A match rolled again before the reader's eyes."""

import logging
from typing import Any

from bot.cards.past_matches import Verify
from bot.cards.proof import proof_card
from bot.engine.errors import PlayerError
from bot.record.document import document
from bot.record.proof import verify
from bot.shell import private
from bot.shell.looks.past_matches import is_for, last
from bot.shell.looks.route import Route
from bot.shell.reader import Reader

log = logging.getLogger(__name__)


async def prove(reader: Reader, match: str) -> None:
    client = reader.client
    client.reading_room.enter(reader.person)
    match = match or await last(reader, over=True)
    table = await client.store.matches.table(match)
    if table is None or not is_for(reader, table):
        raise PlayerError("match-unknown", match=match)
    box = client.box(table.game)
    moves, times = await client.store.matches.log(match), await client.store.archive.times(match)
    checked = await client.reading_room.read(document, box.game, table, moves, times)
    proof = await client.reading_room.read(verify, checked, client.catalogue)
    if proof.findings:
        log.error("match %s does not agree with its dice: %s", match, proof.findings[0].key)
    plain = reader.ink(box)
    names = [plain("seat-name", number=number + 1) for number in range(len(table.seats))]
    together = box.game.asks_secretly
    card = proof_card(checked, proof, reader.ink(box, names), together=together)
    await private.show(reader, card)


async def _prove(reader: Reader, look: Verify) -> None:
    await prove(reader, reader.match)


ROUTES: tuple[Route[Any], ...] = (Route(Verify, _prove),)
