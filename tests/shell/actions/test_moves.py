"""A move of a person: what a screen reader is told of it, and what stops it before it is stored."""

from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.shell.answers.request import Request
from bot.shell.boards.private_kinds import PrivateKind
from bot.table.days import DAILY
from tests.numbers import press as number
from tests.shell.sending import Sending
from tests.shell.served import Served
from tests.shell.tables import ANNA, BEN, enter, started


class Never(PrivateKind):
    """Allows no move."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def allows(self, request: Request, session: Session, move: str) -> bool:
        self.asked.append(move)
        return False


async def test_a_screen_reader_is_told_all_that_it_missed_with_the_own_move(
    served: Served, sessions: LiveTables, sending: Sending
) -> None:
    session = await started(sessions)
    await served.parts.desk.screen_readers.switch(ANNA, wanted=True)
    await session.move(ANNA, "roll")
    await enter(session, ANNA)
    served.parts.desk.screen_readers.told_all(session.snapshot, ANNA)
    await session.move(BEN, "roll")
    await enter(session, BEN)
    request = served.request(session)
    await served.parts.actions.moves.play(request, session, "roll")
    told = [str(text) for what, text in sending.done if what == "sent"]
    assert f"<@{BEN}>" in told[0]  # what Ben did came before


async def test_a_kind_of_table_may_stop_a_move_of_the_open_decision(
    served: Served, sessions: LiveTables, sending: Sending
) -> None:
    session = await sessions.open_private(
        DAILY, "kniffel", person=ANNA, locale="de", token=number()
    )
    kind, match = Never(), session.match
    assert match is not None
    served.parts.actions.moves._kinds = {DAILY: kind}
    await served.parts.actions.moves.play(served.request(session), session, "roll")
    await served.parts.actions.moves.play(served.request(session), session, "roll", match.turn)
    assert kind.asked == ["roll", "roll"]
    assert session.match == match
    assert sending.done == []
