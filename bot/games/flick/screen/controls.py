"""What can be pressed: die, hole and plate in steps; the best scoring and the others."""

from bot.engine.screen import Choice, Control, Ink, Menu
from bot.games.flick.moves import Score, ScoreNone
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import State
from bot.games.flick.twin.asking import Picked, last_plates, picked, scored_parts, spaced

LABEL_LENGTH = 50
SIDES = 4


def flick_controls(game: DiceFlick, state: State, ink: Ink, prefix: str) -> tuple[Control, ...]:
    now = picked(game, state, prefix)
    if plates := last_plates(game, state, now):
        return _even([_plate(game, now, plate, ink) for plate in plates])
    if now.hole:
        return _even([_side(now, side, ink) for side in game.board.plates])
    return _holes(game, state, now.die, ink) if now.die else _dice(state, ink)


def _even(choices: list[Choice]) -> tuple[Control, ...]:
    """The four sides two by two; the places of one side are as many as the field has rows."""
    if len(choices) != SIDES:
        return (tuple(choices),)
    return tuple(choices[: SIDES // 2]), tuple(choices[SIDES // 2 :])


def _dice(state: State, ink: Ink) -> tuple[Control, ...]:
    dice = tuple(
        Choice(ink(f"die-{die}"), f"flick {die}", icon=ink.icon(die), style="main", opens=True)
        for die in dict.fromkeys(state.hand)
    )
    skip = (Choice(ink("button-skip"), "skip", icon=ink.icon("skip")),)
    return (dice, skip) if state.bonus else (dice,)


def _holes(game: DiceFlick, state: State, die: str, ink: Ink) -> tuple[Control, ...]:
    """A button for every hole, as they lie; where a die lies, it shows and cannot be pressed."""
    size = game.seed.size
    holes = [_hole(game, state, die, hole, ink) for hole in game.board.holes]
    return tuple(tuple(holes[row : row + size]) for row in range(0, len(holes), size))


def _hole(game: DiceFlick, state: State, die: str, hole: int, ink: Ink) -> Choice:
    name, lying = game.board.names[hole], state.field[hole]
    move = f"flick {die} {name}"
    if lying:
        return Choice("", move, icon=ink.icon(lying.kind), off=True)
    special = hole in {*game.masks.upgrades, game.masks.centre, game.masks.bonus}
    return Choice(name, move, style="main" if special else "plain", opens=True)


def _side(now: Picked, side: str, ink: Ink) -> Choice:
    """Where the plate can be shifted, its side is only half the way."""
    move = f"flick {now.die} {now.hole} {side}"
    return Choice(ink(f"plate-{side}"), move, icon=ink.icon(f"plate-{side}"), opens=True)


def _plate(game: DiceFlick, now: Picked, plate: str, ink: Ink) -> Choice:
    move = f"flick {now.die} {plate} {now.hole}"
    if len(plate) > 1:
        return Choice(game.board.mark(plate), move, style="main")
    return Choice(ink(f"plate-{plate}"), move, icon=ink.icon(f"plate-{plate}"), style="main")


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
