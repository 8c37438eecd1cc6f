"""What is to be decided now, in words, with what was picked so far."""

from bot.engine.game import CHANCE
from bot.engine.screen import Ink
from bot.engine.words import Who, Word
from bot.games.flick.board import ALONG_COLUMNS
from bot.games.flick.judging import split
from bot.games.flick.moves import ScoreBest
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import State
from bot.games.flick.telling import told_part

DETAIL_LENGTH = 60


def picked(game: DiceFlick, state: State, prefix: str) -> tuple[str, str]:
    """Die and plate that were picked already, as far as they still make sense."""
    words = (*prefix.split()[1:], "", "")
    die, plate = words[0], words[1]
    if die not in state.hand:
        return "", ""
    return die, plate if plate[:1] in game.board.plates else ""


def aims(game: DiceFlick, state: State, plate: str) -> bool:
    """Whether the plate is picked completely, so that holes can be aimed at."""
    return plate in game.plates(state)


def asking(game: DiceFlick, state: State, ink: Ink, prefix: str) -> str:
    if CHANCE in game.to_act(state):
        return ink("in-the-air") if state.flight else ink("drawing", who=Who(state.seat))
    if game.turns.may_flick(state):
        return _flicking(game, state, ink, prefix)
    mask = game.turns.holes(state, ScoreBest())
    points = game.position(state).total(mask)
    return ink("ask-score", parts=scored_parts(game, state, mask, ink), points=points)


def _flicking(game: DiceFlick, state: State, ink: Ink, prefix: str) -> str:
    die, plate = picked(game, state, prefix)
    if not die:
        return ink("ask-bonus") if state.bonus else ink("ask-die", left=state.due)
    named = Word(f"die-{die}")
    if not plate:
        return ink("ask-plate", die=named)
    whence = Word(f"from-{plate[0]}")
    if not aims(game, state, plate):
        return ink("ask-place", die=named, plate=whence)
    at = standing(game, plate, "at", ink) if len(plate) > 1 else ""
    return ink("ask-hole", die=named, plate=whence, at=at)


def standing(game: DiceFlick, plate: str, key: str, ink: Ink) -> str:
    """The column or the row before which a shifted plate stands."""
    place = game.board.place(plate)
    if plate[0] in ALONG_COLUMNS:
        return ink(f"{key}-columns", place=game.board.columns[place])
    return ink(f"{key}-rows", place=place + 1)


def spaced(holes: tuple[str, ...]) -> str:
    line = " ".join(holes)
    return line if len(line) <= DETAIL_LENGTH else "".join(holes)


def scored_parts(game: DiceFlick, state: State, mask: int, ink: Ink) -> str:
    parts = split(game.masks, game.position(state), mask)
    return ", ".join(_said(told_part(game.seed, game.board, part), ink) for part in parts)


def _said(word: Word, ink: Ink) -> str:
    return ink(word.key, **word.params)
