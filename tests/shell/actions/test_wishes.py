"""A wish about a table: who is told of it, and where its answer stands."""

from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.shell.notify.notices import Notices
from bot.table.snapshot import Snapshot
from bot.table.wishes import Automatic, GiveUp, Rematch, StepIn
from tests.numbers import press as number
from tests.shell.sending import Sending
from tests.shell.served import Served
from tests.shell.tables import BEN, STRANGER, started


class SteppedIn(Notices):
    """Who was told that another one plays on for them."""

    def __init__(self) -> None:
        self.told: list[tuple[int, int]] = []

    async def tell_stepped_in(self, at: Snapshot, former: int, who: int) -> None:
        self.told.append((former, who))


async def test_who_gave_up_a_seat_is_told_who_plays_on_there(
    served: Served, sessions: LiveTables
) -> None:
    session, notices = await started(sessions), SteppedIn()
    served.parts.actions.wishes._turns = notices  # type: ignore[assignment]
    await session.ask(BEN, GiveUp(), number())
    request = served.request(session, person=STRANGER)
    await served.parts.actions.wishes.carry_out(request, session, StepIn())
    assert notices.told == [(BEN, STRANGER)]
    await served.parts.actions.wishes.carry_out(served.request(session), session, Automatic(True))
    assert len(notices.told) == 1


async def over(sessions: LiveTables) -> Session:
    session = await started(sessions)
    await session.stop()
    return session


async def test_a_rematch_posts_a_board_and_a_yes_to_it_posts_none(
    served: Served, sessions: LiveTables, sending: Sending
) -> None:
    old, wishes = await over(sessions), served.parts.actions.wishes
    await wishes.carry_out(served.request(old), old, Rematch())
    fresh = await sessions.at(old.table.channel)
    assert fresh is not None
    assert fresh.table.id != old.table.id
    assert [what for what, _ in sending.done] == ["posted"]
    assert fresh.table.board == sending.count
    shown: list[str] = []

    async def show(session: Session) -> None:
        shown.append(session.table.id)

    served.parts.boards.show = show  # type: ignore[method-assign]
    await wishes.carry_out(served.request(old, person=BEN), old, Rematch())
    assert shown == [fresh.table.id]
    assert sending.count == 1
