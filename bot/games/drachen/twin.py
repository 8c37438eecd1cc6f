"""The text twin of Drachenlachen: every dwarf, every open choice and the danger in sentences."""

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
        question=tuple(_question(view, ink)),
        position=(head, *seats, *_laugh(game, state, ink), *_cave(game, state, ink)),
        points=(ink("twin-points", scores=scores(state.delivered)),),
        own=() if view.seat is None else (seats[view.seat],),
    )


def _question(view: Seen[State], ink: Ink) -> Iterator[str]:
    state = view.state
    if view.seat is not None and view.seat in state.choosing:
        yield ink("twin-choosing-you")
    if others := [seat for seat in state.choosing if seat != view.seat]:
        yield ink("twin-choosing", count=len(others), who=Many(tuple(map(Who, others))))
    if state.phase == "turn":
        you = "-you" if view.seat == state.seat else ""
        way = "up" if state.rings[state.seat] else "down"
        yield ink(f"twin-turn{you}", who=Who(state.seat), way=way)


def _dwarf(game: Drachen, state: State, seat: int) -> dict[str, Param]:
    """With the way that lies ahead: to the surface with a ring, to the dragon without."""
    place = state.places[seat]
    far = game.cave.surface - place if state.rings[seat] else place - CAVE
    return {**about(game, state, seat), "far": far}


def _laugh(game: Drachen, state: State, ink: Ink) -> Iterator[str]:
    """The fields of the laugh that still rings in the cave."""
    struck = sorted(map(game.cave.number, game.struck(state)))
    if struck:
        yield ink("twin-struck", fields=numbers(struck, glue=", "))


def _cave(game: Drachen, state: State, ink: Ink) -> Iterator[str]:
    always = numbers(game.cave.always_struck(state.seats), glue=", ")
    yield ink("twin-danger", fields=always)
    for name, chain in game.seed.chains.items():
        doubles, fields = numbers(doubles_of(chain), ", "), numbers(chain, ", ")
        yield ink("twin-chain", chain=Word(f"chain-{name}"), doubles=doubles, fields=fields)
    yield ink("twin-hoard", rings=game.hoard(state))
    lanes = tuple(
        Word("twin-lane", {"fields": spans(lane[:-1]), "last": str(lane[-1])})
        for lane in game.seed.lanes
    )
    yield ink("twin-path", lanes=Many(lanes))


def doubles_of(chain: tuple[int, ...]) -> list[int]:
    """The doubles that strike a chain, by their pips."""
    return sorted(number % 10 for number in chain if number % 11 == 0)


def about(game: Drachen, state: State, seat: int) -> dict[str, Param]:
    """A dwarf for a sentence: whose it is, where it stands, what it carries and has brought out."""
    return {
        "who": Who(seat),
        "load": "ring" if state.rings[seat] else "none",
        "delivered": state.delivered[seat],
        **where(game.cave, state.places[seat]),
    }


def choosers(state: State) -> dict[str, Param]:
    """Everybody who must choose, for a sentence."""
    return {"count": len(state.choosing), "who": Many(tuple(map(Who, state.choosing)))}
