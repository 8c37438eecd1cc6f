"""An answer arrives once, also over a broken connection; a long thought is announced."""

import asyncio
from collections.abc import Awaitable, Callable

import discord
import pytest

from bot.live.rate_limit import RateLimit
from bot.shell.answers import private, response, thinking
from bot.shell.answers.interaction import Interaction
from bot.shell.answers.response import _once
from bot.shell.answers.thinking import thought
from bot.shell.discord_errors import ALREADY_ANSWERED
from tests.shell.http_errors import refused
from tests.shell.interactions import press
from tests.shell.offline import parts
from tests.shell.sending import Sending

BEFORE = refused(discord.HTTPException, ALREADY_ANSWERED, 400)
REFUSED = refused(discord.HTTPException, 1, 400)


def attempts(*failures: Exception) -> Callable[[], Awaitable[str]]:
    left = list(failures)

    async def attempt() -> str:
        if left:
            raise left.pop(0)
        return "answered"

    return attempt


async def test_a_torn_answer_is_sent_again_and_counts_once() -> None:
    torn = ConnectionResetError("torn")
    assert await _once(attempts(torn)) == "answered"
    assert await _once(attempts(torn, BEFORE)) is None
    with pytest.raises(discord.HTTPException):
        await _once(attempts(torn, REFUSED))
    with pytest.raises(response.AnsweredBeforeError):
        await _once(attempts(BEFORE))


@pytest.mark.parametrize(("seconds", "announced"), [(3600.0, 0), (0.0, 1)])
async def test_a_thought_is_announced_where_it_takes_long(
    monkeypatch: pytest.MonkeyPatch, seconds: float, announced: int
) -> None:
    told: list[Interaction] = []

    async def announce(interaction: Interaction) -> None:
        told.append(interaction)

    async def think() -> str:
        for _ in range(0 if seconds else 50):  # longer than no time at all
            await asyncio.sleep(0)
        return "thought"

    monkeypatch.setattr(thinking, "ANNOUNCE_SECONDS", seconds)
    monkeypatch.setattr(response, "announce", announce)
    request = parts().desk.request(press())
    limit = RateLimit(1, 60.0, lambda: 0.0)
    assert await thought(request, limit, think()) == "thought"
    assert len(told) == announced


async def test_a_long_text_is_read_to_its_end(sending: Sending) -> None:
    request = parts().desk.request(press())
    await private.read(request, "\n".join(f"{n:04} " + "x" * 90 for n in range(130)))
    assert [what for what, _ in sending.done] == ["sent"] * 4
