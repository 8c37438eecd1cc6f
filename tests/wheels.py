"""Builds the wheels of this checkout, and installs them into an environment of their own."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
UV = Path(sys.executable).with_name("uv")
LOCKED = ("--quiet", "--require-hashes", "--no-deps")


def build(source: Path, into: Path) -> Path:
    """The wheel of a project, made by the tools that are installed here."""
    ways = ("--quiet", "--wheel", "--no-build-isolation", "--python", sys.executable)
    run(UV, "build", *ways, "--out-dir", into, source)
    (wheel,) = into.glob("*.whl")
    return wheel


def environment(folder: Path, *wheels: Path) -> Path:
    """Returns the folder of its programs."""
    run(UV, "venv", "--quiet", "--python", sys.executable, folder)
    python = folder / "bin" / "python"
    install(python, *LOCKED, "-r", ROOT / "requirements.txt")
    install(python, "--quiet", "--no-deps", *wheels)
    run(UV, "pip", "check", "--quiet", "--python", python)
    return folder / "bin"


def install(python: Path, *what: str | Path) -> None:
    """By uv; by pip where only pip knows the index."""
    try:
        run(UV, "pip", "install", "--python", python, *what)
    except AssertionError:
        run(sys.executable, "-m", "pip", "--python", python, "install", *what)


def run(*command: str | Path) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
