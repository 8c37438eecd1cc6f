"""Measures the bot against the durable floor, the games against others; says what is short."""

import asyncio
import gc
import sys

from tools.bench_crowd import crowd
from tools.bench_daily import dailies
from tools.bench_games import games
from tools.bench_lives import lives
from tools.bench_pictures import pictures
from tools.bench_postgres import databases
from tools.bench_press import presses
from tools.bench_private import private
from tools.bench_puzzles import puzzles
from tools.bench_report import close, head
from tools.bench_writer import writer


def main() -> int:
    head("presses over the wire")
    asyncio.run(presses())
    head("PostgreSQL (ours) beside SQLite (floor)")
    asyncio.run(databases())
    head("the SQLite writer (ours) beside sqlite3 (floor)")
    asyncio.run(writer())
    head("a crowd")
    asyncio.run(crowd())
    head("the game of the day")
    asyncio.run(dailies())
    head("over time")
    asyncio.run(lives())
    head("private tables beside tables of channels (floor)")
    asyncio.run(private())
    gc.enable()  # what is left happens in this very process
    gc.unfreeze()
    games()
    puzzles()
    pictures()
    close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
