"""Whole private matches with computers and suspense: the one message tells all of it."""

from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.config import TableSettings
from bot.shell.actions.open_table import EASY
from bot.table.private import seated
from tests.book import Book
from tests.numbers import press
from tests.shelf import CATALOGUE
from tests.wire import table
from tests.wire.hands import served
from tests.wire.table import Wire, slip, wired

MOST_MOVES = 60
BEAT = 0.01


@pytest.fixture
async def wire(book: Book, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wire]:
    staged = table.TABLE.model_copy(update={"beat_seconds": BEAT, "reading_seconds": 0.0})
    monkeypatch.setattr(table, "TABLE", TableSettings(**staged.model_dump()))
    async with wired(book, "Anna") as running:
        yield running


@pytest.mark.parametrize("game", CATALOGUE)
async def test_a_staged_private_match_goes_on_on_one_message(
    wire: Wire, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    anna, box, random = wire.people[0], CATALOGUE[game], Random(game)
    others = [EASY] * (max(box.game.seed.seats.least, 2) - 1)
    session = await wire.bot.parts.desk.sessions.open_private(
        "toy", game, person=anna.id, locale="de", token=press(), seats=seated(anna.id, "1", others)
    )
    await anna.slash("brett", channel=wire.channel)
    for _ in range(MOST_MOVES):
        await wire.bot.parts.caretaker.settled()
        match = session.match
        if not session.table.live or match is None:
            break
        legal = match.game.legal(match.state, 0)
        await anna.slash("zug", channel=wire.channel, zug=str(random.choice(legal)))
        await served()
        await wire.bot.parts.boards.wait_for_outcome(session)
    await wire.place.until(lambda: len(anna.private) == 1 and bool(slip(anna).buttons))
    assert [r for r in caplog.records if r.levelname in ("ERROR", "CRITICAL")] == []
