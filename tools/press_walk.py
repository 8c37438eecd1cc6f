"""Counts what one ordinary press runs through: functions and files of bot/ and cogs/, all threads.

    python -m tools.press_walk kniffel roll         # rolls of this game at a running table
    python -m tools.press_walk kniffel roll --list  # and the functions of the typical one

A comprehension counts as part of its function, a resumed coroutine is no new call. The bot runs in
a process of its own on a local Discord, with default settings but for the suspense; what it does
every second falls into some of them. To compare another version, copy this file into the
tools/ of a clone of it.
"""

import argparse
import asyncio
import json
import os
import runpy
import signal
import sys
import tempfile
import threading
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from localcord import LocalDiscord
from tools.bench_hands import Seat

BEFORE, MEASURED = 110, 9
"""`BEFORE`: so many presses first: people who have played a match before, and everything cached."""
RECORDED = "import sys; from tools.press_walk import recorded; recorded(*sys.argv[1:])"
QUIET_SECONDS = 0.7
"""After an answer; notices, redraws and threads have ended by then."""
READY, READY_SECONDS = b"ready as application", 60
PARTS = ("<listcomp>", "<genexpr>", "<dictcomp>", "<setcomp>", "<lambda>", "<module>")
Calls = dict[str, dict[str, int]]
"""By file and qualified name, in the order of the first call."""


class Recorder:
    """In the bot's process: writes down what is called between two signals."""

    def __init__(self, written: Path) -> None:
        self._root, self._written = f"{Path.cwd()}{os.sep}", written
        self._rooms = tuple(f"{self._root}{room}{os.sep}" for room in ("bot", "cogs"))
        self._calls: Counter[CodeType] = Counter()
        self._on = False
        threading.setprofile(self._profile)
        sys.setprofile(self._profile)
        signal.signal(signal.SIGUSR1, self._begin)
        signal.signal(signal.SIGUSR2, self._end)

    def _profile(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        ours = self._on and event == "call" and code.co_filename.startswith(self._rooms)
        if ours and code.co_name not in PARTS and not code.co_code[frame.f_lasti + 1]:
            self._calls[code] += 1  # the argument of RESUME is 0 at the first entry

    def _begin(self, *_: Any) -> None:
        self._calls.clear()
        self._on = True

    def _end(self, *_: Any) -> None:
        self._on = False
        found: Calls = {}
        for code, calls in self._calls.items():
            file = code.co_filename.removeprefix(self._root)
            found.setdefault(file, {})[code.co_qualname] = calls
        partial = self._written.with_suffix(".partial")
        partial.write_text(json.dumps(found), "utf-8")
        partial.replace(self._written)


def recorded(settings: str, written: str) -> None:
    """The bot itself, under the recorder."""
    Recorder(Path(written))
    sys.argv = ["bot", "--config", settings]
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


async def walked(folder: Path, game: str, move: str) -> list[Calls]:
    """What each of a few such moves called."""
    async with LocalDiscord(["Anna", "Ben"], locale="de", answer_seconds=30) as place:
        settings, log, written = (folder / name for name in ("bot.toml", "log", "calls.json"))
        settings.write_text(_settings(place, folder), "utf-8")
        with log.open("wb") as lines:
            started = [sys.executable, "-c", RECORDED, str(settings), str(written)]
            bot = await asyncio.create_subprocess_exec(*started, stdout=lines, stderr=lines)
        try:
            await place.until(lambda: READY in log.read_bytes() or bot.returncode, READY_SECONDS)
            table = Seat(place, place.default_channel, place.people, game)
            await table.open()
            for _ in range(BEFORE):
                await table.press()
            return [await _pressed(table, move, bot, written) for _ in range(MEASURED)]
        finally:
            bot.terminate()
            await bot.wait()


async def _pressed(table: Seat, move: str, bot: asyncio.subprocess.Process, written: Path) -> Calls:
    while not (button := table._with(f":{move}")):
        await table.press()
    person = next(one for one in table.people if one.mention in table.board.content)
    await asyncio.sleep(QUIET_SECONDS)
    written.unlink(missing_ok=True)  # noqa: ASYNC240 a bench
    bot.send_signal(signal.SIGUSR1)
    await person.press(custom_id=button, message=table.board)
    await asyncio.sleep(QUIET_SECONDS)
    bot.send_signal(signal.SIGUSR2)
    await table.place.until(written.exists, READY_SECONDS)
    found: Calls = json.loads(written.read_text("utf-8"))  # noqa: ASYNC240
    return found


def _settings(place: LocalDiscord, folder: Path) -> str:
    return f"""
        [discord]
        token = "{place.token}"
        api_url = "{place.api_url}"
        gateway_url = "{place.gateway_url}"
        cdn_url = "{place.cdn_url}"
        upload_emoji = false
        [database]
        url = "sqlite+aiosqlite:///{folder / "walk.sqlite3"}"
        [backup]
        keep = 0
        [table]
        beat_seconds = 0
    """


def _functions(calls: Calls) -> int:
    return sum(len(names) for names in calls.values())


def _told(walks: list[Calls], *, listed: bool) -> str:
    typical = sorted(walks, key=_functions)[len(walks) // 2]
    lines = [f"{_functions(one)} functions, {len(one)} files" for one in walks]
    calls = sum(sum(names.values()) for names in typical.values())
    lines.append(f"typical: {_functions(typical)} functions, {len(typical)} files, {calls} calls")
    always = {
        file: {name: 1 for name in names if all(name in one.get(file, {}) for one in walks)}
        for file, names in typical.items()
    }
    always = {file: names for file, names in always.items() if names}
    lines.append(f"in every one: {_functions(always)} functions, {len(always)} files")
    if listed:
        for file, names in typical.items():
            lines.append(f"{file} ({len(names)})")
            lines += [f"    {calls:4} {name}" for name, calls in names.items()]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("move", help="as in a log")
    parser.add_argument("--list", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        walks = asyncio.run(walked(Path(folder), asked.game, asked.move))
    print(_told(walks, listed=asked.list))  # noqa: T201


if __name__ == "__main__":
    main()
