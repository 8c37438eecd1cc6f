"""Whoever can sit at a measured table, by the name it is asked for.

`easy`, `normal`, `master`  the brain of this version
`random`                    by lot
`master@REVISION`           the brain of another version in git, in a process of its own
`yardstick:NAME[:EFFORT]`   a player that exists only to be measured against
`weights:FILE[:NODES]`      zug: the master with other weights
"""

import importlib
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Protocol

from bot.engine.brain import STRENGTHS
from bot.engine.catalogue import Box
from bot.engine.errors import OperatorError

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("bot", "seeds")
"""What an older version needs to think."""


class Player(Protocol):
    """Told of every move of a match, it answers when its seat must decide."""

    name: str
    seconds: list[float]
    """Processor time of each of its decisions."""

    def begin(self, start: dict[str, Any]) -> None: ...
    def see(self, seat: int, move: str) -> None: ...
    def choose(self, state: Any, seat: int, random: Random) -> str: ...
    def close(self) -> None: ...


class Own:
    """A function of this very process."""

    def __init__(self, name: str, think: Callable[[Any, int, Random], Any]) -> None:
        self.name, self._think = name, think
        self.seconds: list[float] = []

    def begin(self, start: dict[str, Any]) -> None:
        """It is given the state with every question."""

    def see(self, seat: int, move: str) -> None:
        """The same."""

    def choose(self, state: Any, seat: int, random: Random) -> str:
        begun = time.process_time()
        move = str(self._think(state, seat, random))
        self.seconds.append(time.process_time() - begun)
        return move

    def close(self) -> None:
        """Nothing was opened."""


class Older:
    """The brain of another revision: a process that folds the same moves."""

    def __init__(self, box: Box, name: str) -> None:
        self.name = name
        strength, _, revision = name.partition("@")
        if strength not in STRENGTHS:
            raise OperatorError(f"There is no brain {strength}; there are {', '.join(STRENGTHS)}.")
        self.seconds: list[float] = []
        self._folder = tempfile.TemporaryDirectory(prefix="strength-")
        try:
            _unpack(revision, Path(self._folder.name))
        except OperatorError:
            self._folder.cleanup()
            raise
        environment = os.environ | {"PYTHONPATH": self._folder.name}
        self._process = subprocess.Popen(  # noqa: S603 this interpreter, our own file
            [sys.executable, str(ROOT / "tools" / "strength" / "older.py"), box.id, strength],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=self._folder.name,
            env=environment,
            text=True,
        )

    def begin(self, start: dict[str, Any]) -> None:
        self._say(["begin", start])

    def see(self, seat: int, move: str) -> None:
        self._say(["see", seat, move])

    def choose(self, state: Any, seat: int, random: Random) -> str:
        self._say(["choose", seat, random.getrandbits(64)])
        if self._process.stdout is None:
            raise OperatorError(f"{self.name} does not answer.")
        answer = self._process.stdout.readline()
        if not answer:
            raise OperatorError(f"{self.name} does not answer: its version cannot play this.")
        move, seconds = json.loads(answer)
        self.seconds.append(float(seconds))
        return str(move)

    def _say(self, words: list[Any]) -> None:
        if self._process.stdin is not None:
            print(json.dumps(words), file=self._process.stdin, flush=True)

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()
        self._folder.cleanup()


def _unpack(revision: str, folder: Path) -> None:
    command = ["git", "-C", str(ROOT), "archive", revision, *PARTS]
    packed = subprocess.run(command, capture_output=True, check=False)  # noqa: S603
    if packed.returncode:
        raise OperatorError(f"git knows no version {revision}: {packed.stderr.decode().strip()}")
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")


def player(box: Box, name: str) -> Player:
    """Raises OperatorError where nobody is called that."""
    if name == "random":
        return Own(name, lambda state, seat, luck: luck.choice(box.game.legal(state, seat)))
    for strength in STRENGTHS:
        if strength == name:
            return Own(name, _brain(box, strength))
    if "@" in name:
        return Older(box, name)
    if name.startswith(("yardstick:", "weights:")):
        return Own(name, _special(box, name))
    raise OperatorError(f"There is no player {name}.")


def _brain(box: Box, strength: Any) -> Callable[[Any, int, Random], Any]:
    def think(state: Any, seat: int, random: Random) -> Any:
        return box.brain.choose(box.game, box.game.view(state, seat), seat, strength, random)

    return think


def _special(box: Box, name: str) -> Callable[[Any, int, Random], Any]:
    """A module tools.<game>_yardsticks makes them: `yardstick(game, name)`."""
    try:
        module = importlib.import_module(f"tools.{box.id}_yardsticks")
    except ModuleNotFoundError:
        raise OperatorError(f"{box.id} has no yardsticks.") from None
    think: Callable[[Any, int, Random], Any] = module.yardstick(box.game, name)
    return think
