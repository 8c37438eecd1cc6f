"""The controls: the die, the hole with its chance, any plate; the best scoring and the others."""

from collections.abc import Sequence
from typing import Literal

from bot.engine.game import Seen
from bot.engine.phrases import Param, Word
from bot.engine.screen import Choice, Control, Ink, Menu
from bot.games.flick.moves import Action, Flick, Score, ScoreNone
from bot.games.flick.rules import DiceFlick
from bot.games.flick.rules.flight import BestAim
from bot.games.flick.state import State
from bot.games.flick.twin.asking import (
    ELSEWHERE,
    Picked,
    last_plates,
    picked,
    scored_parts,
    spaced,
)

LABEL_LENGTH = 50
SIDES = 4
Style = Literal["main", "good", "plain"]
LAST_ROW = 2
"""Holes of the last row with a button: the rest of its room is for other plates and the table."""


def order(game: DiceFlick, view: Seen[State], actions: Sequence[Action]) -> Sequence[Action]:
    """The flicks by how much they invite: green buttons first, the likeliest hits before others."""
    state = view.state
    beside = {die: game.beside(state, die) for die in dict.fromkeys(state.hand)}

    def place(action: Action) -> tuple[int, int]:
        if not isinstance(action, Flick):
            return 0, 0
        fits = beside[action.die] >> game.board.index[action.hole] & 1
        return -fits, -game.hit(state, action.plate, action.hole)

    return sorted(actions, key=place)


def flick_controls(game: DiceFlick, state: State, ink: Ink, prefix: str) -> tuple[Control, ...]:
    now = picked(game, state, prefix)
    if now.hole:
        return _plates(game, state, now, ink)
    if now.elsewhere:
        return _elsewhere(game, state, now.die, ink)
    return _holes(game, state, now.die, ink) if now.die else _dice(state, ink)


def _dice(state: State, ink: Ink) -> tuple[Control, ...]:
    dice = tuple(
        Choice(ink(f"die-{die}"), f"flick {die}", icon=ink.icon(die), style="main", opens=True)
        for die in dict.fromkeys(state.hand)
    )
    skip = (Choice(ink("button-skip"), "skip", icon=ink.icon("skip")),)
    return (dice, skip) if state.bonus else (dice,)


def _holes(game: DiceFlick, state: State, die: str, ink: Ink) -> tuple[Control, ...]:
    """A button for every hole in its place, which flicks from the best plate.

    A taken hole shows its die and is disabled. Of the last row only the most inviting holes have
    room beside the table's own buttons.
    """
    size, left_out = game.seed.size, _left_out(game, state, die)
    holes = _choices(game, state, die, ink)
    *rows, last = (tuple(holes[row : row + size]) for row in range(0, len(holes), size))
    shown = (c for n, c in enumerate(last, len(holes) - size) if not c.off and n not in left_out)
    other = Choice(ink("button-elsewhere"), f"flick {die} {ELSEWHERE}", opens=True)
    return (*rows, (*shown, other))


def _left_out(game: DiceFlick, state: State, die: str) -> list[int]:
    """The free holes of the last row without room for a button: the least inviting ones."""
    last = game.board.holes[-game.seed.size :]
    free = [hole for hole in last if not state.field[hole]]
    styles, aims = _styles(game, state, die), game.best_aims(state)
    free.sort(key=lambda hole: (styles[hole] == "plain", -aims[hole].hit))
    return sorted(free[LAST_ROW:])


def _choices(game: DiceFlick, state: State, die: str, ink: Ink) -> list[Choice]:
    """By hole a flick from its best plate; a taken hole cannot be chosen."""
    aims, styles = game.best_aims(state), _styles(game, state, die)
    moves = [
        str(Flick(die, aim.plate, name)) for aim, name in zip(aims, game.board.names, strict=True)
    ]
    return [
        Choice("", move, icon=ink.icon(lying.kind), off=True)
        if lying
        else Choice(_chance(game, aims, hole, ink), move, style=styles[hole])
        for hole, (move, lying) in enumerate(zip(moves, state.field, strict=True))
    ]


def _chance(game: DiceFlick, aims: Sequence[BestAim], hole: int, ink: Ink) -> str:
    return ink("button-hole", hole=game.board.names[hole], hit=aims[hole].hit)


def _styles(game: DiceFlick, state: State, die: str) -> list[Style]:
    """By hole: blue where something is printed, green beside what goes with the die."""
    masks, beside = game.masks, game.beside(state, die)
    printed = masks.marked | 1 << masks.bonus
    return [
        "main" if printed >> hole & 1 else "good" if beside >> hole & 1 else "plain"
        for hole in game.board.holes
    ]


def _elsewhere(game: DiceFlick, state: State, die: str, ink: Ink) -> tuple[Control, ...]:
    """The holes without a button of their own, and all of them to choose the plate next."""
    aims, every = game.best_aims(state), _choices(game, state, die, ink)
    left_out = tuple(every[hole] for hole in _left_out(game, state, die))
    free = [hole for hole in game.board.holes if not state.field[hole]]
    choices = tuple(Choice(_chance(game, aims, n, ink), game.board.names[n]) for n in free)
    menu = Menu(ink("menu-holes"), f"flick {die} {ELSEWHERE}", choices, opens=True)
    return (left_out, menu) if left_out else (menu,)


def _plates(game: DiceFlick, state: State, now: Picked, ink: Ink) -> tuple[Control, ...]:
    """The four sides two by two; plates that can be shifted side by side, a row for each side."""
    plates = last_plates(game, state, now)
    choices = [_plate(game, state, now, plate, ink) for plate in plates]
    width = len(choices) // (SIDES if len(choices) > SIDES else SIDES // 2)
    return tuple(tuple(choices[at : at + width]) for at in range(0, len(choices), width))


def _plate(game: DiceFlick, state: State, now: Picked, plate: str, ink: Ink) -> Choice:
    hit, _, ditch = game.chart(state, plate, now.hole).percent(game.board.index[now.hole])
    side = Word(f"plate-{plate[0]}")
    shifted = len(plate) > 1
    told: dict[str, Param] = {"from": plate[0], "plate": side, "place": game.board.mark(plate)}
    return Choice(
        ink("button-place" if shifted else "button-side", hit=hit, ditch=ditch, **told),
        str(Flick(now.die, plate, now.hole)),
        icon="" if shifted else ink.icon(f"plate-{plate[0]}"),
        style="main" if plate == game.best_plate(state, now.hole) else "plain",
    )


def score_controls(game: DiceFlick, state: State, ink: Ink) -> tuple[Control, ...]:
    first, *others = game.legal(state, state.seat)
    points = game.position(state).total(game.turns.holes(state, first))
    buttons = [
        Choice(ink("button-best", points=points), str(first), ink.icon("score"), style="main")
    ]
    if ScoreNone() in others:
        buttons.append(Choice(ink("button-none"), str(ScoreNone()), ink.icon("skip")))
    choices = tuple(
        _scoring(game, state, other, ink) for other in others if isinstance(other, Score)
    )
    menu = (Menu(ink("menu-score"), "score", choices),) if choices else ()
    return (tuple(buttons), *menu)


def _scoring(game: DiceFlick, state: State, score: Score, ink: Ink) -> Choice:
    mask = game.turns.holes(state, score)
    points = ink("points", points=game.position(state).total(mask))
    label = ink("scoring", points=points, parts=scored_parts(game, state, mask))
    return Choice(
        label if len(label) <= LABEL_LENGTH else points,
        "".join(score.holes),
        detail=spaced(score.holes),
    )
