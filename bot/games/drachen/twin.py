"""The screen of Drachenlachen in full sentences."""

from collections.abc import Iterator

from bot.engine.game import Seen
from bot.engine.phrases import Many, Param, Who, Word
from bot.engine.screen import Ink
from bot.engine.twin import Twin, scores, spans
from bot.games.drachen.events import numbers, where
from bot.games.drachen.rules import Drachen
from bot.games.drachen.state import State
from bot.games.drachen.state.cave import CAVE


def twin(game: Drachen, view: Seen[State], ink: Ink) -> Twin:
    state = view.state
    seats = tuple(ink("twin-seat", **_dwarf(game, state, s)) for s in range(state.seats))
    head = ink("twin-round", round=str(state.round), rings=state.options.rings)
    return Twin(
        question=tuple(_question(game, view, ink)),
        position=(head, *seats, *_laugh(game, state, ink), *_cave(game, state, ink)),
        fixed=tuple(_way(game, ink)),
        points=(ink("twin-points", scores=scores(state.delivered)),),
        own=() if view.seat is None else (seats[view.seat],),
    )


def _question(game: Drachen, view: Seen[State], ink: Ink) -> Iterator[str]:
    state = view.state
    if view.seat is not None and view.seat in state.choosing:
        yield ink("twin-choosing-you")
    if others := [seat for seat in state.choosing if seat != view.seat]:
        yield ink("twin-choosing", count=len(others), who=Many(tuple(map(Who, others))))
    if state.phase == "turn":
        you = "-you" if view.seat == state.seat else ""
        way = "up" if state.rings[state.seat] else "down"
        far = _far(game, state, state.seat)
        yield ink(f"twin-turn{you}", who=Who(state.seat), way=way, far=far)


def _dwarf(game: Drachen, state: State, seat: int) -> dict[str, Param]:
    """Text parameters of a dwarf, with its distance."""
    return {**about(game, state, seat), "far": _far(game, state, seat)}


def _far(game: Drachen, state: State, seat: int) -> int:
    """The fields to the surface with a ring, to the dragon without one."""
    place = state.places[seat]
    return game.cave.surface - place if state.rings[seat] else place - CAVE


def _laugh(game: Drachen, state: State, ink: Ink) -> Iterator[str]:
    """The fields struck by the laugh that is shown."""
    struck = sorted(map(game.cave.number, game.struck(state)))
    if struck:
        yield ink("twin-struck", fields=numbers(struck, glue=", "))


def _cave(game: Drachen, state: State, ink: Ink) -> Iterator[str]:
    always = numbers(game.cave.always_struck(state.seats), glue=", ")
    yield ink("twin-danger", fields=always)
    yield ink("twin-hoard", rings=game.hoard(state))


def _way(game: Drachen, ink: Ink) -> Iterator[str]:
    """Chains and lanes."""
    for name, chain in game.seed.chains.items():
        doubles, fields = numbers(doubles_of(chain), ", "), numbers(chain, ", ")
        yield ink("twin-chain", chain=Word(f"chain-{name}"), doubles=doubles, fields=fields)
    lanes = tuple(
        Word("twin-lane", {"fields": spans(lane[:-1]), "last": str(lane[-1])})
        for lane in game.seed.lanes
    )
    yield ink("twin-path", lanes=Many(lanes))


def doubles_of(chain: tuple[int, ...]) -> list[int]:
    """The pips of the doubles that strike a chain."""
    return sorted(number % 10 for number in chain if number % 11 == 0)


def about(game: Drachen, state: State, seat: int) -> dict[str, Param]:
    """Text parameters of a dwarf: owner, place, ring, delivered rings."""
    return {
        "who": Who(seat),
        "load": "ring" if state.rings[seat] else "none",
        "delivered": state.delivered[seat],
        **where(game.cave, state.places[seat]),
    }
