"""What is to be decided now, in words, with what was picked so far."""

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


@dataclass(frozen=True, slots=True)
class Picked:
    """What was picked of a flick so far: the die, the hole, the side of a plate to be shifted."""

    die: str = ""
    hole: str = ""
    side: str = ""


def picked(game: DiceFlick, state: State, prefix: str) -> Picked:
    """As far as it still makes sense."""
    die, hole, side, *_ = (*prefix.split()[1:], "", "", "")
    if die not in state.hand:
        return Picked()
    if hole not in game.board.index or state.field[game.board.index[hole]]:
        return Picked(die)
    return Picked(die, hole, side if side in game.board.plates else "")


def last_plates(game: DiceFlick, state: State, now: Picked) -> tuple[str, ...]:
    """The plates among which the last press decides; none before that."""
    if not now.hole:
        return ()
    if not state.child[state.seat]:
        return game.board.plates
    return tuple(place for place in game.board.places if place[0] == now.side)


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
    if not now.die:
        return ink("ask-bonus") if state.bonus else ink("ask-die", left=state.due)
    if not now.hole:
        return ink("ask-hole", die=Word(f"the-{now.die}"))
    if not now.side:
        return ink("ask-side", hole=now.hole)
    key = "ask-column" if now.side in ALONG_COLUMNS else "ask-row"
    return ink(key, hole=now.hole, plate=Word(f"from-{now.side}"))


def standing(game: DiceFlick, plate: str) -> Word | str:
    """The column or the row before which a shifted plate stands."""
    if len(plate) == 1:
        return ""
    key = "at-column" if plate[0] in ALONG_COLUMNS else "at-row"
    return Word(key, {"place": game.board.mark(plate)})


def spaced(holes: tuple[str, ...]) -> str:
    line = " ".join(holes)
    return line if len(line) <= DETAIL_LENGTH else "".join(holes)


def scored_parts(game: DiceFlick, state: State, mask: int) -> Many:
    parts = split(game.masks, game.position(state), mask)
    return Many(tuple(told_part(game.seed, game.board, part) for part in parts), ", ")
