"""The current question in words, with the parts of a flick that are already chosen."""

from dataclasses import dataclass

from bot.engine.game import CHANCE
from bot.engine.phrases import Many, Who, Word
from bot.engine.screen import Ink
from bot.games.flick.events import told_part
from bot.games.flick.moves import ScoreBest
from bot.games.flick.rules import DiceFlick
from bot.games.flick.rules.judging import split
from bot.games.flick.state import State
from bot.games.flick.state.board import ALONG_COLUMNS

DETAIL_LENGTH = 60
ELSEWHERE = "aim"
"""The step of a flick that leads to the choice of the plate."""


@dataclass(frozen=True, slots=True)
class Picked:
    """The chosen parts of a flick: the die, whether another plate is wanted, the hole."""

    die: str = ""
    elsewhere: bool = False
    hole: str = ""


def picked(game: DiceFlick, state: State, prefix: str) -> Picked:
    """The parts in a move prefix that are still legal; dice that are all alike need no choice."""
    if not game.turns.may_flick(state):
        return Picked()
    die, step, hole, *_ = (*prefix.split()[1:], "", "", "")
    if die not in state.hand:
        return Picked(only_kind(state))
    if step != ELSEWHERE:
        return Picked(die)
    free = hole in game.board.index and not state.field[game.board.index[hole]]
    return Picked(die, True, hole if free else "")


def only_kind(state: State) -> str:
    """The kind of all dice in front, where the bonus flick is not also to be declined."""
    kinds = set(state.hand)
    return state.hand[0] if len(kinds) == 1 and not state.bonus else ""


def last_plates(game: DiceFlick, state: State, now: Picked) -> tuple[str, ...]:
    """The plates to choose from, where another than the best one is wanted."""
    return game.plates(state) if now.hole else ()


def asking(game: DiceFlick, state: State, ink: Ink, prefix: str) -> str:
    if CHANCE in game.to_act(state):
        return ink("in-the-air") if state.flight else ink("drawing", who=Who(state.seat))
    if game.turns.may_flick(state):
        return _flicking(game, state, ink, prefix)
    mask = game.turns.holes(state, ScoreBest())
    points = game.position(state).total(mask)
    return ink("ask-score", parts=scored_parts(game, state, mask), points=points)


def _flicking(game: DiceFlick, state: State, ink: Ink, prefix: str) -> str:
    now = picked(game, state, prefix)
    if now.hole:
        return ink("ask-plate", hole=now.hole)
    if now.elsewhere:
        return ink("ask-elsewhere", die=Word(f"with-{now.die}"))
    if not now.die:
        return ink("ask-bonus") if state.bonus else ink("ask-die", left=state.due)
    return ink("ask-hole", die=Word(f"with-{now.die}"), the=Word(f"the-{now.die}"))


def placed(game: DiceFlick, plate: str, side: Word) -> Word:
    """The side, with the column or row in front of a shifted plate."""
    if len(plate) == 1:
        return side
    key = "at-column" if plate[0] in ALONG_COLUMNS else "at-row"
    return Word(key, {"side": side, "place": game.board.mark(plate)})


def spaced(holes: tuple[str, ...]) -> str:
    line = " ".join(holes)
    return line if len(line) <= DETAIL_LENGTH else "".join(holes)


def scored_parts(game: DiceFlick, state: State, mask: int) -> Many:
    parts = split(game.masks, game.position(state), mask)
    return Many(tuple(told_part(game.seed, game.board, part) for part in parts), ", ")
