"""Words in a direct message: those of people are served, and their notices become receipts."""

from typing import Any

import discord

from bot.live.session import Session
from bot.shell.actions.secret_answer import TypedAnswer
from bot.shell.incoming.direct_message import DirectMessages
from bot.shell.notify.turn_notice import DirectAnswer, TurnNotices
from bot.table.snapshot import Snapshot
from tests.games.kniffel.table import table as new_match
from tests.shell.interactions import BOT, client
from tests.shell.tables import ANNA
from tests.shell.tables import session as in_memory


class NotedDirectMessages(DirectMessages):
    """Whose words were served."""

    def __init__(self) -> None:
        self.served: list[int] = []

    async def _serve(self, message: discord.Message) -> None:
        self.served.append(message.author.id)


def written(person: int, **author: Any) -> discord.Message:
    channel = discord.PartialMessageable(client._connection, 80)
    user = {**BOT, "id": str(person), **author}
    data: Any = {
        "id": "900",
        "channel_id": "80",
        "author": user,
        "content": "ja",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        **{name: [] for name in ("mentions", "mention_roles", "attachments", "embeds")},
        "pinned": False,
        "type": 0,
    }
    return discord.Message(state=client._connection, channel=channel, data=data)


async def test_bots_are_ignored() -> None:
    direct = NotedDirectMessages()
    await direct.serve(written(2, bot=True))
    await direct.serve(written(ANNA))
    assert direct.served == [ANNA]


class NotedTurns(TurnNotices):
    """What becomes of notices, in its order."""

    def __init__(self) -> None:
        self.steps: list[str] = []

    async def answered(self, at: Snapshot, answer: DirectAnswer) -> None:
        self.steps.append(answer.receipt)

    async def update(self, session: Session) -> None:
        self.steps.append("updated")


async def test_an_answer_is_noted_before_the_notices_are_looked_at() -> None:
    direct, turns = NotedDirectMessages(), NotedTurns()
    direct._turns = turns
    made = TypedAnswer(in_memory(new_match()), 3, "told", "receipt")
    await direct._replied(made, DirectAnswer(ANNA, 3, 80, 901, "receipt"))
    assert turns.steps == ["receipt", "updated"]
