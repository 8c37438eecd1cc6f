"""The command `localcord`: serves a local Discord with its page, or runs a bot on it.

`localcord run -- node bot.js` gives the bot addresses and token in its environment and exits with
its exit code. `localcord` alone prints them and serves until it is interrupted.
"""

import argparse
import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from localcord.certificate import Certificate, CertificateError
from localcord.environment import FIXED_PORT, FIXED_TOKEN, environment
from localcord.server import LocalDiscord

TROUBLE = 2
KILLED_BY = 128
"""Added to the number of the signal that ended the child, as shells do."""


def main(arguments: Sequence[str] | None = None) -> int:
    typed = list(sys.argv[1:] if arguments is None else arguments)
    end = typed.index("--") if "--" in typed else len(typed)
    wanted, command = _parser().parse_args(typed[:end]), typed[end + 1 :]
    if wanted.do == "run" and not command:
        _tell("What shall be run? For example: localcord run -- python bot.py")
        return TROUBLE
    try:
        return asyncio.run(_serve(wanted, command))
    except CertificateError as error:
        _tell(f"{error}")
    except OSError as error:
        _tell(f"Port {wanted.port} cannot be used ({error.strerror}). Choose another: --port 0")
    except KeyboardInterrupt:
        return 0
    return TROUBLE


def _parser() -> argparse.ArgumentParser:
    usage = "%(prog)s [serve] [options]  |  %(prog)s run [options] -- CMD ..."
    parser = argparse.ArgumentParser("localcord", usage, __doc__)
    parser.add_argument("do", nargs="?", choices=["serve", "run"], default="serve")
    add = parser.add_argument
    add("--people", default="Ada,Bob", help="names, separated by commas (%(default)s)")
    add("--name", default="Local server", help="of the server (%(default)s)")
    add("--channels", default="general", help="names, separated by commas (%(default)s)")
    add("--manager", default="", help="who of the people may manage the server (nobody)")
    add("--locale", default="en-US", help="of server and people (%(default)s)")
    add("--port", type=int, default=FIXED_PORT, help="0 is any free one (%(default)s)")
    add("--token", default=FIXED_TOKEN, help="of the bot (a fixed one)")
    add("--file", type=Path, help="where it is kept between two starts (nowhere)")
    add("--tls", action="store_true", help="speak https and wss, with a self-made certificate")
    add("--entry-point", action="store_true", help="the application owns an Entry Point command")
    add("--refuse-privileged-intents", action="store_true", help="as before Discord approves them")
    return parser


async def _serve(wanted: argparse.Namespace, command: list[str]) -> int:
    tls = Certificate.create() if wanted.tls else None
    local = LocalDiscord(
        wanted.people.split(","),
        name=wanted.name,
        channels=wanted.channels.split(","),
        manager=wanted.manager,
        locale=wanted.locale,
        port=wanted.port,
        token=wanted.token,
        file=wanted.file,
        tls=tls,
        page=True,
        control=True,
        entry_point=wanted.entry_point,
        privileged_intents=not wanted.refuse_privileged_intents,
    )
    local.on_fault(lambda fault: _tell(f"fault: {fault}"))
    await local.start()
    try:
        known = environment(local, tls)
        _tell(f"The page is at {local.page_url}")
        if wanted.do == "run":
            return await _run(command, known)
        for name, value in known.items():
            print(f"{name}={value}", flush=True)  # noqa: T201 to be read by a shell
        await asyncio.Event().wait()
    finally:
        await local.stop()
    return 0


async def _run(command: list[str], known: dict[str, str]) -> int:
    """The child's exit code. A signal to us is passed on to it."""
    try:
        child = await asyncio.create_subprocess_exec(*command, env={**os.environ, **known})
    except FileNotFoundError:
        _tell(f"There is no program {command[0]}.")
        return TROUBLE
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, _pass_on, child, number)
    code = await child.wait()
    return code if code >= 0 else KILLED_BY - code


def _pass_on(child: asyncio.subprocess.Process, number: int) -> None:
    with suppress(ProcessLookupError):
        child.send_signal(number)


def _tell(sentence: str) -> None:
    print(f"localcord: {sentence}", file=sys.stderr, flush=True)  # noqa: T201


if __name__ == "__main__":
    sys.exit(main())
