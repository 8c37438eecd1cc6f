"""Words typed with /move: a wish is carried out, leaving asked first, two meanings refused."""

import pytest

from bot.cards.typed_meanings import Meaning
from bot.engine.errors import PlayerError
from bot.engine.offers import Offer
from bot.live.tables import LiveTables
from bot.shell.incoming import typed
from tests.shell.sending import Sending
from tests.shell.served import Served
from tests.shell.tables import ANNA, BEN, started


async def test_a_wish_is_carried_out_and_leaving_a_match_is_asked_first(
    served: Served, sessions: LiveTables, sending: Sending
) -> None:
    session = await started(sessions)
    await served.parts.typed.serve(served.command(), "auto on")
    assert session.table.seats[0].auto
    await served.parts.typed.serve(served.command(person=BEN), "leave")
    assert not session.table.seats[1].left
    assert sending.done[-1][0] == "sent"


async def test_words_with_two_meanings_do_neither(
    served: Served, sessions: LiveTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await started(sessions)
    meanings = [Meaning("move", Offer("eins", "roll")), Meaning("move", Offer("zwei", "roll"))]
    monkeypatch.setattr(typed, "understood", lambda *_: meanings)
    before = session.match
    with pytest.raises(PlayerError, match="move-several"):
        await served.parts.typed.serve(served.command(person=ANNA), "something")
    assert session.match == before
    meanings.pop()
    await served.parts.typed.serve(served.command(person=ANNA), "something")
    assert session.match != before
