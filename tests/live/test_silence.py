"""Players who do not answer (G4): the match goes on at every kind of decision of every game."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random

import pytest

from bot.engine.game import CHANCE
from bot.live.brain_pool import BrainPool
from bot.live.caretaker import Caretaker
from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.table.lobby import shortest
from bot.table.waiting import waited_for
from bot.table.wishes import Resume, parse
from tests.clock import Clock, pass_time
from tests.conformance import Table, random_match
from tests.numbers import press
from tests.shelf import CATALOGUE
from tests.shortest import fewest, wishes

ANNA = 1001
DAYS = 49 * 3600
RARE = 0.05
"""A kind of move that fewer decisions offer may be missing in a short match."""


class Nobody:
    async def show(self, session: Session) -> None:
        """Nothing is drawn."""

    async def wait_until_read(self, session: Session) -> None:
        """Nothing is staged here."""

    async def remind(self, session: Session) -> None:
        """No reminder is sent."""


def kind(text: str) -> str:
    first = text.split(maxsplit=1)[0]
    return first if first.isalpha() else "walk"


@pytest.mark.parametrize("game", CATALOGUE)
async def test_a_match_whose_person_is_silent_rests_and_can_be_played_to_its_end(
    game: str, sessions: LiveTables, clock: Clock
) -> None:
    random, silent_at = Random(game), Counter[str]()
    for channel in range(5):  # the dice are nobody's to choose, so one match may lack a kind
        if not usual(game) <= set(silent_at):
            silent_at += await _match(game, sessions, clock, random, channel)
    assert usual(game) <= set(silent_at), silent_at


@cache
def usual(game: str) -> set[str]:
    """The kinds of move that random play offers regularly."""
    box, met, decisions = CATALOGUE[game], Counter[str](), 0
    table = Table(shortest(box), ({},) * fewest(box))
    for number in range(3):
        for match in random_match(box, table, Random(f"{game} {number}")):
            for seat in match.to_act - {CHANCE}:
                met.update({kind(str(action)) for action in box.game.legal(match.state, seat)})
                decisions += 1
    return {one for one, count in met.items() if count > RARE * decisions}


async def _match(
    game: str, sessions: LiveTables, clock: Clock, random: Random, channel: int
) -> Counter[str]:
    silent_at = Counter[str]()
    session = await sessions.open(
        game, channel=channel, guild=5, person=ANNA, locale="de", token=press()
    )
    box = CATALOGUE[game]
    others = ("computer easy",) * (fewest(box) - 1)
    for wish in (*wishes(shortest(box)), *others, "pace quick", "start"):
        await session.ask(ANNA, parse(wish), press())
    with ThreadPoolExecutor(1) as pool:
        keeper = Caretaker(sessions, BrainPool(pool), Nobody())
        while session.table.live:
            await keeper.look_after(session.table.id)
            if session.table.live:
                await pass_time(sessions, clock, DAYS)
                silent_at += await _silent(session, random)
    assert session.table.phase == "finished"
    return silent_at


async def _silent(session: Session, random: Random) -> Counter[str]:
    """Alone there is no deadline, but after two days the table is shelved, and then resumed."""
    match = session.match
    assert match is not None
    (seat,) = waited_for(session.table, match)
    legal = [str(action) for action in match.game.legal(match.state, seat)]
    assert await session.tick() == "silence"
    assert session.table.phase == "shelved"
    await session.ask(ANNA, Resume(), press())
    await session.move(ANNA, random.choice(legal))
    assert not session.table.seats[seat].away
    return Counter(map(kind, legal))
