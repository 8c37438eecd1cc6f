"""The question in sentences, and the legal acts of every dwarf."""

from collections.abc import Iterator

from bot.engine.game import Seen
from bot.engine.phrases import Many, Param, Who, Word
from bot.engine.screen import Ink
from bot.engine.twin import listed
from bot.games.zug.events import clan_word
from bot.games.zug.moves import Act
from bot.games.zug.rules import Zug
from bot.games.zug.state import Kind, State, clan_to_move, kind
from bot.games.zug.state.legality import EMPTY

KINDS: tuple[Kind, ...] = ("sit", "shift", "lay", "take", "kick", "walk", "stand")
"""The kinds of acts in the order of the text."""


def question(game: Zug, view: Seen[State], ink: Ink) -> Iterator[str]:
    state = view.state
    if state.phase not in ("turn", "conduct"):
        return
    seat = game.seat(state)
    you, who = "-you" if view.seat == seat else "", Who(seat)
    if state.phase == "conduct":
        signs = Many(state.signs[state.tossed])
        yield ink(f"twin-conduct{you}", who=who, clan=clan_word(state.tossed), squares=signs)
        return
    yield ink(f"twin-move{you}", who=who, clan=clan_word(clan_to_move(state)))
    if you:
        yield from possible(game, state, ink)
        if not ink.reading.brief:
            yield from _nearest(game, state, ink)


def _nearest(game: Zug, state: State, ink: Ink) -> Iterator[str]:
    """The free seat that a standing dwarf of the clan reaches in the fewest steps."""
    train = game.train(state)
    board = train.terms.board
    ways = (
        (far, number, seat)
        for number, square in enumerate(train.dwarfs[train.clan], start=1)
        if not board.is_seat[square]
        for far, seat in board.seats_from[square]
        if train.cells[seat] == EMPTY
    )
    if best := min(ways, default=None):
        far, number, seat = best
        yield ink("twin-nearest", steps=far, number=str(number), square=board.names[seat])


def possible(game: Zug, state: State, ink: Ink) -> Iterator[str]:
    """The legal acts, one sentence per dwarf."""
    acts = game.acts(state)
    for number, square in enumerate(state.dwarfs[clan_to_move(state)], start=1):
        own = [act for act in acts if act.origin == square]
        can = Many(tuple(_can(game, state, own)), glue="; ")
        yield ink("twin-can" if own else "twin-stuck", number=str(number), square=square, can=can)


def _can(game: Zug, state: State, acts: list[Act]) -> Iterator[Word]:
    board = game.board(state)
    for what in KINDS:
        targets = tuple(act.target for act in acts if kind(board, state, act) == what)
        if targets:
            seat = "left" if acts[0].origin in board.seats else "kept"
            told: dict[str, Param] = {"squares": listed(targets), "seat": seat}
            yield Word(f"can-{what}", told)
