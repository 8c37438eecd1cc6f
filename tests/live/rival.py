"""One of several processes at the same table: `python -m tests.live.rival URL MATCH NUMBER WHAT`.

It waits for a line, then acts as fast as it can, and prints which requests were granted. Its clock
stands still: on a slow machine the lease of the process that opened the table may lapse before this
one starts, which would shift all deadlines by the time in between.
"""

import asyncio
import json
import sys
from random import Random

from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.store.store import Store
from bot.table.wishes import parse
from tests.shelf import CATALOGUE

NOW = 1_700_000_000.0
ROUNDS = 30
MOST_MOVES = 5000


async def main(url: str, match: str, number: int, what: str) -> None:
    store = await Store.open(url)
    sessions = LiveTables(CATALOGUE, store, lambda: NOW)
    session = await sessions.get(match)
    print("ready", flush=True)  # noqa: T201
    await asyncio.to_thread(sys.stdin.readline)
    granted = await (_crowd if what == "lobby" else _play)(session, number)
    print(json.dumps(granted), flush=True)  # noqa: T201
    await store.close()


async def _crowd(session: Session, number: int) -> list[str]:
    """Own persons join and leave again and again; the last request of each is to join.

    With short pauses, so that the other process is not starved.
    """
    people = [number * 100 + n for n in range(2)]
    random, granted = Random(number), []
    for turn in range(ROUNDS):
        for person in people:
            token = f"{number}{turn:03}{person}"
            await session.ask(person, parse("join"), token)
            granted.append(token)
            if turn < ROUNDS - 1:
                await session.ask(person, parse("leave"), f"9{token}")
            await asyncio.sleep(random.uniform(0, 0.01))
    return granted


async def _play(session: Session, number: int) -> list[int]:
    """Press for the seats to act, on the state that this process knows.

    After its first move it waits for one of the other process, so that both take part however
    slow one of them is.
    """
    random, granted = Random(number), list[int]()
    began = session.match.version if session.match else 0
    for _ in range(MOST_MOVES):
        match, table = session.match, session.table
        if match is None or not table.live:
            break
        seat = random.choice(sorted(match.game.may_act(match.state)))
        moves = match.game.legal(match.state, seat)
        person = table.seats[seat].person
        try:
            granted.append(await session.move(person or 0, str(random.choice(moves)), match.turn))
        except PlayerError:
            continue  # it has loaded the new state
        while len(granted) == 1 and not _has_other_moves(session, began, granted):
            await asyncio.sleep(0.01)
            await session.catch_up()
        await asyncio.sleep(random.uniform(0, 0.01))  # so that the other process is not starved
    return granted


def _has_other_moves(session: Session, began: int, granted: list[int]) -> bool:
    moves = session.match.log[began:] if session.match else ()
    return any(move.seat >= 0 and move.number not in granted for move in moves)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]))
