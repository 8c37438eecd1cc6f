"""The actions of Dice Flick and their text."""

import re
from dataclasses import dataclass

from bot.engine.errors import IllegalMoveError
from bot.games.flick.seed import Seed
from bot.games.flick.state.board import Board


@dataclass(frozen=True, slots=True)
class Flick:
    """Flick a die of the own hand from a plate at a free hole."""

    die: str
    plate: str
    hole: str

    def __str__(self) -> str:
        return f"flick {self.die} {self.plate} {self.hole}"


@dataclass(frozen=True, slots=True)
class Skip:
    """Decline the bonus flick (F6)."""

    def __str__(self) -> str:
        return "skip"


@dataclass(frozen=True, slots=True)
class Score:
    """Score the contents of these holes, in reading order.

    The points do not depend on how a hole is scored, so the holes alone identify the choice:
    colours of jokers, lines of Knallers and the order make no difference.
    """

    holes: tuple[str, ...]

    def __str__(self) -> str:
        return "score " + "".join(self.holes)


@dataclass(frozen=True, slots=True)
class ScoreBest:
    """Score the most points (F31)."""

    def __str__(self) -> str:
        return "score best"


@dataclass(frozen=True, slots=True)
class ScoreNone:
    """Score nothing (F15)."""

    def __str__(self) -> str:
        return "score none"


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: this die is drawn from the bag."""

    die: str

    def __str__(self) -> str:
        return f"draw {self.die}"


@dataclass(frozen=True, slots=True)
class Wobble:
    """Chance: one roll of the wobble die."""

    side: str

    def __str__(self) -> str:
        return self.side


@dataclass(frozen=True, slots=True)
class Face:
    """Chance: the die in its hole shows these pips."""

    pips: int

    def __str__(self) -> str:
        return str(self.pips)


Action = Flick | Skip | Score | ScoreBest | ScoreNone | Draw | Wobble | Face


def parse(text: str, seed: Seed, board: Board) -> Action:
    action = _player(text.split(), seed, board) or _chance(text.split(), seed)
    if action is None:
        raise IllegalMoveError("illegal-unreadable", move=text)
    return action


def _player(words: list[str], seed: Seed, board: Board) -> Action | None:
    match words:
        case ["flick", die, plate, hole] if die in seed.dice:
            return _flick(die, plate.upper(), hole.upper(), board)
        case ["skip"]:
            return Skip()
        case ["score", "best"]:
            return ScoreBest()
        case ["score", "none"]:
            return ScoreNone()
        case ["score", *holes] if holes:
            return _score("".join(holes).upper(), board)
    return None


def _flick(die: str, plate: str, hole: str, board: Board) -> Flick | None:
    known = hole in board.index and (plate in board.plates or plate in board.places)
    return Flick(die, plate, hole) if known else None


def _score(holes: str, board: Board) -> Score | None:
    named = re.findall("[A-Z][0-9]", holes)
    if "".join(named) != holes or not set(named) <= board.index.keys():
        return None
    return Score(tuple(sorted(set(named), key=board.index.__getitem__)))


def _chance(words: list[str], seed: Seed) -> Action | None:
    match words:
        case ["draw", die] if die in seed.dice:
            return Draw(die)
        case [side] if side in seed.wobbles:
            return Wobble(side)
        case [pips] if pips in map(str, range(1, seed.faces + 1)):
            return Face(int(pips))
    return None
