"""The events of Dice Flick: drawing, flicks with their course, scoring."""

from bot.engine.game import WHO, Event, Weight
from bot.engine.phrases import Icon, Many, Param, Word
from bot.games.flick.seed import Seed
from bot.games.flick.state import Flight, Part, State
from bot.games.flick.state.board import Board

STRAIGHT = "straight"
SIDES = {"left": -1, "right": 1}
"""Sideways pushes. Texts name them as on the screen: from the north, left is east."""


def drawn(state: State, dice: tuple[str, ...]) -> Event:
    key, weight = ("bonus", Weight.HEAVY) if state.bonus else ("drawn", Weight.LIGHT)
    shown = Many(tuple(map(Icon, dice)), glue=" ")
    told: dict[str, Param] = {"who": WHO[state.seat], "dice": shown, "icon": Icon("bonus")}
    return Event(key, told, weight=weight)


def bonus_from_hand(state: State) -> tuple[Event, ...]:
    if not state.hand:
        return ()
    told: dict[str, Param] = {"who": WHO[state.seat], "icon": Icon("bonus")}
    return (Event("bonus-hand", told, weight=Weight.HEAVY),)


def skipped(state: State) -> Event:
    return Event("skipped", {"who": WHO[state.seat]}, weight=Weight.LIGHT)


def out(seat: int, flight: Flight, board: Board) -> Event:
    told = {**_flick(seat, flight, board), "step": len(flight.wobbles)}
    return Event("out", told, weight=Weight.LIGHT)


def ditch(seat: int, flight: Flight, board: Board, touched: int | None) -> Event:
    """The event of a die in the ditch: directly, or by a hop over taken holes (F5)."""
    told = {**_flick(seat, flight, board), "course": _course(flight, board)}
    if touched is None:
        return Event("ditch", told, weight=Weight.LIGHT)
    hop = {**told, "touched": board.names[touched]}
    return Event("ditch-hop", hop, weight=Weight.LIGHT)


def landed(seat: int, flight: Flight, board: Board, touched: int, hole: int, pips: int) -> Event:
    """The event of a landing, on target or elsewhere; with the course unless it was straight."""
    rest: dict[str, Param] = {
        "landed": board.names[hole],
        "touched": board.names[touched],
        "face": Word("shows", {"pips": pips}) if pips else Word("shows-knaller"),
        "course": _course(flight, board),
    }
    told = {**_flick(seat, flight, board), **rest}
    weight = Weight.LIGHT if pips else Weight.HEAVY
    return Event(_landing(flight, touched, hole), told, weight=weight)


def _landing(flight: Flight, touched: int, hole: int) -> str:
    if set(flight.wobbles) == {STRAIGHT}:
        return "straight"
    if touched != hole:
        return "hopped"
    return "lucky" if hole == flight.hole else "astray"


def _flick(seat: int, flight: Flight, board: Board) -> dict[str, Param]:
    return {
        "who": WHO[seat],
        "die": Icon(flight.die),
        "plate": Word(f"from-{flight.plate[0]}"),
        "hole": board.names[flight.hole],
    }


def _course(flight: Flight, board: Board) -> Many:
    """The pushes, equal ones counted together, in order of first appearance."""
    wobbles, plate = flight.wobbles, flight.plate
    pushes = [name for name in dict.fromkeys(wobbles) if name != STRAIGHT] or [STRAIGHT]
    return Many(tuple(_push(name, wobbles.count(name), plate, board) for name in pushes), ", ")


def _push(name: str, times: int, plate: str, board: Board) -> Word:
    if name not in SIDES:
        return Word(f"course-{name}", {"times": times})
    to = Word(f"to-{board.drift(plate, SIDES[name])}")
    return Word("course-drift", {"times": times, "to": to})


def scored(state: State, seed: Seed, board: Board, parts: tuple[Part, ...]) -> Event:
    points = sum(part.points for part in parts)
    if not parts:
        return Event("scored-none", {"who": WHO[state.seat]}, weight=Weight.LIGHT)
    told = Many(tuple(told_part(seed, board, part) for part in parts), ", ")
    return Event("scored", {"who": WHO[state.seat], "parts": told, "points": points})


def told_part(seed: Seed, board: Board, part: Part) -> Word:
    column, row = board.spot(part.at)
    names: dict[str, Param] = {
        "combination": Word(f"die-{seed.colours[part.colour]}"),
        "centre": "",
        "row": row + 1,
        "column": board.columns[column],
    }
    counted = Many(tuple(map(str, part.values)), " + ")
    return Word(f"part-{part.kind}", {"name": names[part.kind], "counted": counted})


def empty(state: State) -> Event:
    return Event("empty", {"who": WHO[state.seat]}, weight=Weight.LIGHT)
