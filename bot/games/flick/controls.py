"""What can be pressed: die, plate and hole in steps; the best scoring and the others."""

from bot.engine.screen import Choice, Control, Ink, Menu
from bot.engine.words import Word
from bot.games.flick.asking import aims, picked, scored_parts, spaced, standing
from bot.games.flick.moves import Score, ScoreNone
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import State

LABEL_LENGTH = 50


def flick_controls(game: DiceFlick, state: State, ink: Ink, prefix: str) -> tuple[Control, ...]:
    die, plate = picked(game, state, prefix)
    if aims(game, state, plate):
        return (_holes(game, state, die, plate, ink),)
    if plate:
        return (_places(game, die, plate, ink),)
    if die:
        return (_plates(game, die, ink),)
    return _dice(state, ink)


def _dice(state: State, ink: Ink) -> tuple[Control, ...]:
    dice = tuple(
        Choice(ink(f"die-{die}"), f"flick {die}", icon=ink.icon(die), style="main", opens=True)
        for die in dict.fromkeys(state.hand)
    )
    skip = (Choice(ink("button-skip"), "skip", icon=ink.icon("skip")),)
    return (dice, skip) if state.bonus else (dice,)


def _plates(game: DiceFlick, die: str, ink: Ink) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            ink(f"plate-{plate}"),
            f"flick {die} {plate}",
            icon=ink.icon(f"plate-{plate}"),
            opens=True,
        )
        for plate in game.board.plates
    )


def _places(game: DiceFlick, die: str, plate: str, ink: Ink) -> Menu:
    places = [place for place in game.board.places if place[0] == plate[0]]
    choices = tuple(Choice(standing(game, place, "place", ink), place) for place in places)
    return Menu(ink("menu-place"), f"flick {die}", choices, opens=True)


def _holes(game: DiceFlick, state: State, die: str, plate: str, ink: Ink) -> Menu:
    free = [(hole, name) for hole, name in enumerate(game.board.names) if state.field[hole] is None]
    choices = tuple(
        Choice(_hole(game, hole, name, ink), name, detail=odds(game, state, plate, name, ink))
        for hole, name in free
    )
    return Menu(ink("menu-hole"), f"flick {die} {plate}", choices)


def _hole(game: DiceFlick, hole: int, name: str, ink: Ink) -> str:
    if hole in game.masks.upgrades:
        colour = Word(f"die-{game.masks.upgrades[hole]}")
        return ink("hole-upgrade", hole=name, colour=colour)
    markers = {game.masks.centre: "hole-centre", game.masks.bonus: "hole-bonus"}
    return ink(markers[hole], hole=name) if hole in markers else name


def odds(game: DiceFlick, state: State, plate: str, hole: str, ink: Ink) -> str:
    hit, near, ditch = game.chart(state, plate, hole).percent(game.board.index[hole])
    return ink("odds", hit=hit, near=near, ditch=ditch)


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
    position = game.position(state)
    mask = game.turns.holes(state, score)
    points = ink("points", points=position.total(mask))
    label = f"{points}: {scored_parts(game, state, mask, ink)}"
    return Choice(
        label if len(label) <= LABEL_LENGTH else points,
        "".join(score.holes),
        detail=spaced(score.holes),
    )
