"""Who must do what, and what every dwarf could do."""

from collections.abc import Iterator

from bot.engine.game import Seen
from bot.engine.phrases import Many, Who, Word
from bot.engine.screen import Ink
from bot.games.zug.events import clan_word
from bot.games.zug.moves import Act
from bot.games.zug.rules import Zug
from bot.games.zug.state import Kind, State, clan_to_move, kind

KINDS: tuple[Kind, ...] = ("sit", "shift", "lay", "take", "kick", "walk")
"""In the order in which they are told."""


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


def possible(game: Zug, state: State, ink: Ink) -> Iterator[str]:
    """Dwarf by dwarf what it may do now."""
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
            yield Word(f"can-{what}", {"squares": Many(targets)})
