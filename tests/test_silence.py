"""People who fall silent (G4): at every kind of decision of every game the match goes on."""

from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from bot.clocks import waited_for
from bot.engine.catalogue import Catalogue
from bot.keeper import Keeper
from bot.session import Session
from bot.sessions import Sessions
from bot.store.store import Store
from bot.thinking import Thinker

ANNA = 1001
CATALOGUE = Catalogue.find()
SHORT = {"zwerg": ("set rounds 1",), "drachen": ("set rings 1",), "zug": ("set turns 15",)}
KINDS = {
    "zwerg": {"roll", "place", "bet"},
    "drachen": {"roll"},
    "flick": {"flick", "score"},
    "zug": {"walk"},
    "kniffel": {"roll", "reroll", "enter"},
}
"""The kinds of decision at which the silent person must have been waited for."""


class Nobody:
    async def show(self, session: Session) -> None:
        """Nobody watches."""

    async def remind(self, session: Session) -> None:
        """Nobody is reminded."""


@pytest.fixture
def now() -> list[float]:
    return [1000.0]


@pytest.fixture
async def sessions(tmp_path: Path, now: list[float]) -> AsyncIterator[Sessions]:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/silence.sqlite3")
    yield Sessions(CATALOGUE, store, clock=lambda: now[0])
    await store.close()


def kind(text: str) -> str:
    first = text.split(maxsplit=1)[0]
    return first if first.isalpha() else "walk"


@pytest.mark.parametrize("game", CATALOGUE)
async def test_a_match_ends_although_its_person_is_silent_and_comes_back_now_and_then(
    game: str, sessions: Sessions, now: list[float]
) -> None:
    random, silent_at = Random(game), Counter[str]()
    session = await sessions.open(game, channel=7, guild=5, person=ANNA, locale="de", token="1")
    others = ("computer easy",) * (max(2, CATALOGUE[game].game.seed.seats.least) - 1)
    for wish in (*SHORT.get(game, ()), *others, "pace quick", "start"):
        await session.ask(ANNA, wish, wish)
    with ThreadPoolExecutor(1) as pool:
        keeper = Keeper(sessions, Thinker(pool), Nobody())
        while session.table.live:
            await keeper.look_after(session.table.id)
            if session.table.live:
                now[0] += 61
                back = not KINDS[game] <= set(silent_at)
                silent_at += await _silent(session, random, back=back)
    assert session.table.phase == "finished"
    assert KINDS[game] <= set(silent_at), silent_at


async def _silent(session: Session, random: Random, *, back: bool) -> Counter[str]:
    """Let the time run out; then come back with a move of one's own, or stay away."""
    match = session.match
    assert match is not None
    (seat,) = waited_for(session.table, match)
    legal = [str(action) for action in match.game.legal(match.state, seat)]
    assert await session.tick() == "timeout"
    assert session.table.seats[seat].away
    if back:
        await session.move(ANNA, random.choice(legal))
        assert not session.table.seats[seat].away
    return Counter(map(kind, legal))
