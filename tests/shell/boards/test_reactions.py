"""Reactions: merged into one edit a second, of the present moment only, never over a begun move."""

import asyncio

from bot.cards.reactions import React
from bot.live.session import Session
from bot.shell.boards.reactions import Reactions
from tests.games.kniffel.table import roll, table
from tests.shell.tables import ANNA, BEN, STRANGER, session

MOMENT = roll(table(2), "fffff")
SECONDS = 0.05


class Boards:
    def __init__(self) -> None:
        self.drawn: list[float] = []

    async def refresh(self, session: Session) -> None:
        self.drawn.append(asyncio.get_running_loop().time())


def react(sign: str, version: int = MOMENT.version) -> React:
    return React(sign, version)  # type: ignore[arg-type]


async def test_a_hundred_presses_are_two_edits() -> None:
    boards, here = Boards(), session(MOMENT)
    reactions = Reactions(boards.refresh, SECONDS)
    began = asyncio.get_running_loop().time()
    for _ in range(50):
        for person in (ANNA, BEN):
            assert reactions.give(here, person, react("gasp"))
            assert reactions.give(here, person, react("laugh"))
        await asyncio.sleep(0)
    assert reactions.of(here.table.id, MOMENT.version) == {ANNA: "gasp", BEN: "gasp"}, (
        "three changes"
    )
    took = asyncio.get_running_loop().time() - began
    await asyncio.sleep(3 * SECONDS)
    assert 1 <= len(boards.drawn) <= 2 + took / SECONDS
    assert all(b - a >= SECONDS / 2 for a, b in zip(boards.drawn, boards.drawn[1:], strict=False))
    await reactions.finish()


async def test_the_same_sign_again_draws_nothing() -> None:
    boards, here = Boards(), session(MOMENT)
    reactions = Reactions(boards.refresh, 0.0)
    assert reactions.give(here, STRANGER, react("cheer"))
    await asyncio.sleep(SECONDS)
    assert reactions.give(here, STRANGER, react("cheer"))
    await asyncio.sleep(SECONDS)
    assert len(boards.drawn) == 1


async def test_an_old_button_counts_nothing() -> None:
    boards, here = Boards(), session(MOMENT)
    reactions = Reactions(boards.refresh, 0.0)
    assert not reactions.give(here, ANNA, react("laugh", MOMENT.version - 1))
    assert not reactions.give(session(table(2)), ANNA, react("laugh", 0)), "that was no moment"
    await asyncio.sleep(0)
    assert boards.drawn == []
    assert reactions.of(here.table.id, MOMENT.version) == {}


async def test_no_reaction_draws_over_a_move_that_somebody_has_begun() -> None:
    boards, here = Boards(), session(MOMENT)
    reactions = Reactions(boards.refresh, 0.0)
    reactions.close(here)
    assert not reactions.give(here, ANNA, react("laugh"))
    assert reactions.of(here.table.id, MOMENT.version) is None
    assert boards.drawn == []
