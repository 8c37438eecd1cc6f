"""One of several processes at the same table: `python -m tests.live.rival URL MATCH NUMBER WHAT`.

It waits for a line, then does everything as fast as it can, and prints what was granted to it.
"""

import asyncio
import json
import sys
import time
from random import Random

from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.store.store import Store
from bot.table.wishes import parse
from tests.shelf import CATALOGUE

ROUNDS = 30
MOST_MOVES = 5000


async def main(url: str, match: str, number: int, what: str) -> None:
    store = await Store.open(url)
    sessions = LiveTables(CATALOGUE, store, time.time)
    session = await sessions.get(match)
    print("ready", flush=True)  # noqa: T201
    await asyncio.to_thread(sys.stdin.readline)
    granted = await (_crowd if what == "lobby" else _play)(session, number)
    print(json.dumps(granted), flush=True)  # noqa: T201
    await store.close()


async def _crowd(session: Session, number: int) -> list[str]:
    """Own people sit down and stand up, again and again; the last act of each is to sit.

    Short rests, as below: who comes too late every time must look at the table first.
    """
    people = [number * 100 + n for n in range(2)]
    random, granted = Random(number), []
    for turn in range(ROUNDS):
        for person in people:
            token = f"{number}{turn:03}{person}"
            await session.ask(person, parse("join"), token)
            granted.append(token)
            if turn < ROUNDS - 1:
                await session.ask(person, parse("leave"), "0")
            await asyncio.sleep(random.uniform(0, 0.01))
    return granted


async def _play(session: Session, number: int) -> list[int]:
    """Press for whoever is to act, with what lies on the table as this process knows it."""
    random, granted = Random(number), []
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
            continue  # it knows by now how things stand
        await asyncio.sleep(random.uniform(0, 0.01))  # else the first one is never caught up with
    return granted


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]))
