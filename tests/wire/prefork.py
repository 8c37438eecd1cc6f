"""Bots forked from a process that has imported them already: 0.2 s of CPU a start, not 0.8 s.

From `main()` on everything is as with `python -m bot`: own arguments, environment, folder, log,
event loop and death. How a bot is really started is tested by test_entry_point.py, test_wheel.py
and whoever types commands beside it.
"""

import asyncio
import atexit
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
LONGEST = 1 << 18


class Forked:
    """A running bot, to be used like a process of asyncio."""

    def __init__(self, pid: int, told: int) -> None:
        self.pid = pid
        self._told = told
        self._code: int | None = None

    @property
    def returncode(self) -> int | None:
        if self._code is None and select.select([self._told], [], [], 0)[0]:
            self._code = int(os.read(self._told, 16) or -signal.SIGKILL)
            os.close(self._told)
        return self._code

    async def wait(self) -> int:
        while self.returncode is None:
            ended = asyncio.Event()
            asyncio.get_running_loop().add_reader(self._told, ended.set)
            try:
                await ended.wait()
            finally:
                asyncio.get_running_loop().remove_reader(self._told)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


def start(arguments: Sequence[str], folder: Path, env: Mapping[str, str], log: int) -> Forked:
    """`python -m bot` with these arguments; it writes into the opened log."""
    told, tell = os.pipe()
    asked = json.dumps({"arguments": arguments, "folder": str(folder), "env": dict(env)})
    try:
        socket.send_fds(_parent(), [asked.encode()], [log, tell])
        return Forked(int(_parent().recv(16)), told)
    finally:
        os.close(tell)


async def told(arguments: Sequence[str], folder: Path, env: Mapping[str, str]) -> tuple[int, str]:
    """Runs to its end: the exit code and all it said."""
    with tempfile.TemporaryFile() as said:
        process = start(arguments, folder, env, said.fileno())
        try:
            code = await process.wait()
        finally:
            process.kill()  # cancelled in the middle of it
            await process.wait()
        said.seek(0)
        return code, said.read().decode()


@cache
def _parent() -> socket.socket:
    """Of all bots of this process; it ends with it, and ends those that still run."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    for side in (here, there):
        side.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LONGEST)
    with there:
        command = (sys.executable, "-m", "tests.wire.prefork", str(there.fileno()))
        parent = subprocess.Popen(command, cwd=ROOT, pass_fds=[there.fileno()])

    def end() -> None:
        here.close()
        parent.wait()

    atexit.register(end)
    return here


def _serve(door: socket.socket) -> None:
    """Forks whoever is asked for, and tells who has ended. A fork returns; the parent does not."""
    from bot import dispatch  # noqa: F401 for all who are forked

    gc.collect()
    gc.freeze()
    ended, end = os.pipe()
    os.set_blocking(end, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(end)
    running: dict[int, int] = {}
    while True:
        ready, *_ = select.select([door.fileno(), ended], [], [])
        if ended in ready:
            os.read(ended, 512)
            _tell(running)
        if door.fileno() in ready:
            asked, given, *_ = socket.recv_fds(door, LONGEST, 2)
            if not asked:
                sys.exit(_end(running))
            log, tell = given
            if (pid := os.fork()) == 0:
                door.close()
                return _become(json.loads(asked), log)
            os.close(log)
            running[pid] = tell
            door.send(str(pid).encode())


def _tell(running: dict[int, int]) -> None:
    """Every exit code to whoever started it."""
    for pid in list(running):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            tell = running.pop(pid)
            with suppress(BrokenPipeError):  # nobody waits for it any more
                os.write(tell, str(os.waitstatus_to_exitcode(status)).encode())
            os.close(tell)


def _end(running: dict[int, int]) -> int:
    for pid in running:
        os.kill(pid, signal.SIGKILL)
    return 0


def _become(asked: dict[str, Any], log: int) -> None:
    """What an interpreter that was just started with `-m bot` has before it runs it."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for source, place in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(source, place)
    os.closerange(3, 256)
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["env"])
    sys.argv[1:] = asked["arguments"]


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
