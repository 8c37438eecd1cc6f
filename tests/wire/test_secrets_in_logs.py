"""A log at its most talkative tells nobody's bet, nobody's id and no token."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from localcord import LocalDiscord
from tests.wire.process import BotProcess, settings_file
from tests.wire.table import Book, board_of, playground, start

NAMES = ("Anna", "Ben", "Cleo")


@pytest.fixture
async def place() -> AsyncIterator[LocalDiscord]:
    async with playground(people=NAMES) as opened:
        yield opened


async def test_a_match_with_bets_leaves_no_secret_in_the_log(
    place: LocalDiscord, book: Book, tmp_path: Path
) -> None:
    bot = BotProcess(place, settings_file(tmp_path, place, book, level="DEBUG"))
    await bot.start()
    try:
        await _bet(place, book)
    finally:
        await bot.kill()
    told = bot.log.read_text("utf-8")
    assert "started: zwerg, 3 seats" in told  # it does tell what happens
    secrets = [place.token, "bet yes", "bet no", *(str(person.id) for person in place.people)]
    assert [secret for secret in secrets if secret in told] == []


async def _bet(place: LocalDiscord, book: Book) -> None:
    """Everybody but who is on turn bets in secret, one of them twice."""
    channel = place.default_channel
    anna, ben, cleo = place.people
    await start(anna, ben, cleo, channel=channel, game="zwerg")
    while "Wetten" not in {button.label for button in board_of(channel).buttons}:
        board = board_of(channel)
        active = next(person for person in place.people if person.mention in board.content)
        moves = [b for b in board.buttons if b.custom_id.startswith("m:") and not b.disabled]
        await active.press(custom_id=moves[0].custom_id, message=board)
    betting = [person for person in place.people if person.mention in board_of(channel).content]
    for person, answers in zip(betting, ("yes", "no"), strict=True):
        await person.slash("wette", channel=channel, wette=answers)
    assert {m.text for m in book.moves()} >= {"bet yes", "bet no"}
