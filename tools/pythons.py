"""Runs what can differ between Pythons on every one of 3.11 to 3.14 that is found: `make pythons`.

The interpreter of the development environment is left out: `make test` runs everything on it.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
HOME = ROOT / "build" / "pythons"
UV = Path(sys.executable).with_name("uv")
NEWEST = "--newest"
HERE = f"{sys.version_info.major}.{sys.version_info.minor}"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
TESTS = (
    "tests/engine/test_chance.py",
    "tests/engine/test_match.py",
    "tests/engine/test_seeds.py",
    "tests/games/test_layout.py",
    "tests/live/test_workers.py",
    "tests/record/test_document.py",
    "tests/record/test_proof.py",
    "tests/store/test_writer.py",
    "tests/test_config.py",
    "tests/test_logs.py",
    "tests/watch/test_page.py",
    "tests/wire/test_log_lines.py",
)
"""Chance, files, imports, threads, processes, signals, discord.py and aiohttp on real sockets."""
LEFT_OUT = {"axe-playwright-python", "mypy", "playwright", "ruff", "uv"}
"""Large, and these tests do not need them."""
WARNINGS = ("-W", "error", "-W", "ignore:'audioop' is deprecated:DeprecationWarning")


def main(arguments: Sequence[str]) -> int:
    """`--newest`: on the newest one alone, where every second counts."""
    for version in reversed(VERSIONS):
        if version == HERE:
            continue
        found = interpreter(version)
        print(f"Python {version}: {found or 'not found, not run'}", flush=True)  # noqa: T201
        if found is not None:
            run(version, found)
            if NEWEST in arguments:
                break
    return 0


def interpreter(version: str) -> Path | None:
    """On the path, or among those of pyenv; only one that really answers."""
    named = shutil.which(f"python{version}")
    of_pyenv = sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python"))
    candidates = [Path(named)] if named else []
    return next((each for each in (*candidates, *of_pyenv) if _answers(each)), None)


def _answers(python: Path) -> bool:
    asked = subprocess.run([python, "-c", "import venv"], capture_output=True, check=False)  # noqa: S603
    return asked.returncode == 0


def run(version: str, python: Path) -> None:
    environment = HOME / version
    inside = environment / "bin" / "python"
    HOME.mkdir(parents=True, exist_ok=True)
    wanted = HOME / "requirements.txt"
    wanted.write_text("".join(requirements()), "utf-8")
    _do(UV, "venv", "--quiet", "--clear", "--python", python, environment)
    locked = ("--require-hashes", "--no-deps", "--quiet")
    _do(UV, "pip", "install", *locked, "--python", inside, "-r", wanted)
    _do(UV, "pip", "check", "--quiet", "--python", inside)
    _do(inside, *WARNINGS, "-m", "compileall", "-q", "-f", "bot", "cogs", "packages/localcord/src")
    _do(inside, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", *TESTS)


def requirements() -> Iterator[str]:
    """The locked packages, each with its hashes, once and without the large ones."""
    seen = set(LEFT_OUT)
    for file in ("requirements.txt", "requirements-dev.txt"):
        for block in re.split(r"\n(?=\w)", (ROOT / file).read_text("utf-8")):
            name = block.partition("==")[0]
            if name not in seen:
                seen.add(name)
                yield block.rstrip() + "\n"


def _do(*command: str | Path) -> None:
    if subprocess.run(command, cwd=ROOT, check=False).returncode:  # noqa: S603
        raise SystemExit(f"This did not succeed: {' '.join(map(str, command))}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
