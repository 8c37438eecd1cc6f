"""What a newcomer is told: once a decision, where they press, and nothing who knows the game."""

from bot.live.session import Session
from bot.live.tables import LiveTables
from tests.shell.sending import Sending
from tests.shell.served import Served
from tests.shell.tables import ANNA, CHANNEL, ELSEWHERE


async def test_a_line_at_a_decision_of_a_newcomer_and_only_one(
    served: Served, session: Session, sending: Sending
) -> None:
    newcomers = served.parts.actions.moves._newcomers
    await session.move(ANNA, "roll")
    await newcomers.saw(served.request(session, channel=ELSEWHERE), session)
    await newcomers.tell(session)
    assert sending.done == []  # nothing private reaches them there
    await newcomers.saw(served.request(session, channel=CHANNEL), session)
    for _ in range(3):
        await newcomers.tell(session)
    assert [what for what, _ in sending.done] == ["sent"]


async def test_who_has_learned_the_game_is_told_nothing(
    served: Served, session: Session, sessions: LiveTables, sending: Sending
) -> None:
    await sessions.store.lessons.reached(ANNA, "kniffel", 8, 5.0)
    await session.move(ANNA, "roll")
    newcomers = served.parts.actions.moves._newcomers
    await newcomers.saw(served.request(session), session)
    await newcomers.tell(session)
    assert sending.done == []
