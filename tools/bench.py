"""Measures the bot against the durable floor, the games against others; says what is short."""

import asyncio
import gc
import sys

from tools.bench_crowd import crowd
from tools.bench_games import games
from tools.bench_lives import lives
from tools.bench_pictures import pictures
from tools.bench_postgres import databases
from tools.bench_press import presses
from tools.bench_report import close, head


def main() -> int:
    head("presses over the wire")
    asyncio.run(presses())
    head("PostgreSQL (ours) beside SQLite (floor)")
    asyncio.run(databases())
    head("a crowd")
    asyncio.run(crowd())
    head("over time")
    asyncio.run(lives())
    gc.enable()  # what is left happens in this very process
    gc.unfreeze()
    games()
    pictures()
    close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
