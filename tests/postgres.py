"""A PostgreSQL of the tests' own: in a temporary folder, on a free port of this machine only."""

import asyncio
import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from bot.store.schema import metadata
from tests.ports import free_port

DEBIAN = Path("/usr/lib/postgresql")
UNPRIVILEGED = ("postgres", "nobody")
"""PostgreSQL does not run as root; whoever runs the tests as root runs it as one of these."""
ROLE = "stammtisch"
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "100",
    "shared_buffers": "32MB",
    "fsync": "on",  # a test of durability without it would prove nothing
    "synchronous_commit": "on",
    "autovacuum": "off",  # nothing here lives long enough
}
START_SECONDS = 30


def missing() -> str:
    """Why there is none here; empty: there is one."""
    if _program("initdb") is None:
        return "no PostgreSQL on this machine: apt-get install postgresql (make test tries to)"
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        return "asyncpg is not installed: pip install -r requirements-dev.txt"
    return ""


@dataclass(frozen=True)
class Cluster:
    port: int
    _numbers: Iterator[int]

    def url(self, database: str) -> str:
        return f"postgresql+asyncpg://{ROLE}@127.0.0.1:{self.port}/{database}"

    def new(self, template: str = "template0") -> str:
        """The name of a database of its own, made from another one."""
        name = f"test_{next(self._numbers)}"
        self.run("postgres", f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def wipe(self, database: str) -> None:
        """Much faster than a new one."""
        tables = [table.name for table in reversed(metadata.sorted_tables)]
        self.run(database, f"DO $$ BEGIN {' '.join(f'DELETE FROM {t};' for t in tables)} END $$")

    def run(self, database: str, query: str) -> list[dict[str, Any]]:
        """Past the bot and its event loop."""
        with ThreadPoolExecutor(1) as beside:
            return beside.submit(asyncio.run, self._run(database, query)).result()

    async def _run(self, database: str, query: str) -> list[dict[str, Any]]:
        import asyncpg

        connection = await asyncpg.connect(
            host="127.0.0.1", port=self.port, user=ROLE, database=database
        )
        try:
            return [dict(row) for row in await connection.fetch(query)]
        finally:
            await connection.close()


@contextlib.contextmanager
def running() -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="stammtisch-postgres-"))
    user = _user()
    if user is not None:
        os.chown(folder, user.pw_uid, user.pw_gid)
    try:
        _make(folder / "cluster", user)
        with _served(folder, user) as port:
            yield Cluster(port, count(1))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _make(cluster: Path, user: pwd.struct_passwd | None) -> None:
    options = ("--no-sync", "--auth=trust", f"--username={ROLE}", "--encoding=UTF8")
    command = [str(_program("initdb")), f"--pgdata={cluster}", "--locale=C.UTF-8", *options]
    subprocess.run(command, check=True, capture_output=True, **_as(user, cluster.parent))


@contextlib.contextmanager
def _served(folder: Path, user: pwd.struct_passwd | None) -> Iterator[int]:
    port = free_port()
    settings = SETTINGS | {"port": str(port), "unix_socket_directories": str(folder)}
    command = [str(_program("postgres")), "-D", str(folder / "cluster")]
    command += [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, **_as(user, folder))
    try:
        _wait(server, port, folder / "log")
        yield port
    finally:
        server.send_signal(signal.SIGQUIT)  # at once: nobody needs what is in it
        server.wait()


def _wait(server: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    ready = [str(_program("pg_isready")), "-q", "-h", "127.0.0.1", "-p", str(port)]
    for _ in range(START_SECONDS * 20):
        if server.poll() is not None:
            break
        if subprocess.run(ready, check=False).returncode == 0:
            return
        with contextlib.suppress(subprocess.TimeoutExpired):
            server.wait(0.05)
    raise RuntimeError(f"PostgreSQL did not start:\n{log.read_text('utf-8')}")


def _program(name: str) -> Path | None:
    """Debian keeps its programs where no PATH looks."""
    folders = sorted(DEBIAN.glob("*/bin"), reverse=True)
    found = (shutil.which(name, path=str(folder)) for folder in folders)
    there = next(filter(None, found), None) or shutil.which(name)
    return Path(there) if there else None


def _user() -> pwd.struct_passwd | None:
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    return next(known[name] for name in UNPRIVILEGED if name in known)


def _as(user: pwd.struct_passwd | None, folder: Path) -> dict[str, Any]:
    here: dict[str, Any] = {"cwd": folder}
    return here if user is None else here | {"user": user.pw_uid, "group": user.pw_gid}
