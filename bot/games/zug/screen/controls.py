"""The controls of Die Zwergenzugfahrt: first a dwarf, then its act."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from bot.engine.game import Seen
from bot.engine.phrases import Word
from bot.engine.screen import Choice, Control, Ink
from bot.games.zug.events import clan_word, piece
from bot.games.zug.moves import CLANS, Act, Action, Lay, Take, Walk
from bot.games.zug.rules import Zug
from bot.games.zug.screen.picture import dwarf_icon
from bot.games.zug.state import Kind, State, clan_to_move, kind

STYLES: dict[Kind, Literal["main", "good", "bad", "plain"]] = {
    "walk": "plain",
    "stand": "bad",
    "sit": "good",
    "shift": "good",
    "kick": "bad",
    "lay": "main",
    "take": "bad",
}
WANTED: tuple[Kind, ...] = ("sit", "lay", "take", "kick", "shift", "walk", "stand")
DWARFS_IN_A_ROW, ACTIONS_IN_A_ROW, SIGNS_IN_A_ROW = 3, 2, 3


@dataclass(frozen=True, slots=True)
class Offered:
    """Rows of buttons, their question, and icons for the squares that they concern."""

    rows: tuple[Control, ...] = ()
    question: str = ""
    marks: dict[str, str] = field(default_factory=dict)


def controls(game: Zug, state: State, ink: Ink, prefix: str) -> Offered:
    match state.phase:
        case "conduct":
            return _signs(state, ink)
        case "turn":
            return _turn(game, state, ink, prefix)
        case _:
            return Offered()


def order(game: Zug, view: Seen[State], actions: Sequence[Action]) -> Sequence[Action]:
    """Acts that win seats first, plain walks last."""
    board, state = game.board(view.state), view.state

    def place(action: Action) -> int:
        if not isinstance(action, Walk | Lay | Take):
            return 0
        return WANTED.index(kind(board, state, action))

    return sorted(actions, key=place)


def _signs(state: State, ink: Ink) -> Offered:
    icon = ink.icon(f"{CLANS[state.tossed]}-sign")
    choices = [
        Choice(ink("press-conduct", square=square), f"conduct {square}", icon=icon)
        for square in state.signs[state.tossed]
    ]
    question = ink("prompt-conduct", clan=clan_word(state.tossed))
    return Offered(_rows(choices, SIGNS_IN_A_ROW), question)


def _turn(game: Zug, state: State, ink: Ink, prefix: str) -> Offered:
    squares = state.dwarfs[clan_to_move(state)]
    by_dwarf: dict[str, list[Act]] = {square: [] for square in squares}
    for act in game.acts(state):
        by_dwarf[act.origin].append(act)
    if _opens(game, state, by_dwarf.get(prefix, [])):
        return _actions(game, state, by_dwarf[prefix], ink)
    choices = [
        _dwarf(game, state, number, square, by_dwarf[square], ink)
        for number, square in enumerate(squares, start=1)
    ]
    return Offered(_rows(choices, DWARFS_IN_A_ROW), ink("prompt-dwarf"))


def _opens(game: Zug, state: State, acts: list[Act]) -> bool:
    """Whether the acts of a dwarf are asked for: several, or one whose price must be told first."""
    return len(acts) > 1 or any(kind(game.board(state), state, act) == "kick" for act in acts)


def _dwarf(game: Zug, state: State, number: int, square: str, acts: list[Act], ink: Ink) -> Choice:
    """The button of a dwarf, always at its place: with one act it plays it, with none it is off."""
    icon = ink.icon(dwarf_icon(game.board(state), clan_to_move(state), number, square))
    if not acts:
        return Choice(ink("press-stuck", number=number), square, icon=icon, off=True)
    if _opens(game, state, acts):
        return Choice(
            ink("press-dwarf", number=number, square=square), square, icon=icon, opens=True
        )
    what = kind(game.board(state), state, acts[0])
    key = f"press-only-{what}" if what in ("walk", "stand") else "press-only"
    action = _label(game, state, acts[0])
    label = ink(key, number=number, square=acts[0].target, action=action)
    return Choice(label, str(acts[0]), icon=icon, style=STYLES[what])


def _actions(game: Zug, state: State, acts: list[Act], ink: Ink) -> Offered:
    clan, origin, board = clan_to_move(state), acts[0].origin, game.board(state)
    number = state.dwarfs[clan].index(origin)
    kicks = any(kind(board, state, act) == "kick" for act in acts)
    cost = game.terms(state).penalty(state.kicks[clan]) if kicks else 0
    seat = "left" if origin in board.seats else "kept"
    marks = {act.target: _mark(game, state, act) for act in acts}
    targets = Counter(act.target for act in acts)
    pairs_first = sorted(acts, key=lambda act: -targets[act.target])
    return Offered(
        _rows([_action(game, state, act, ink) for act in pairs_first], ACTIONS_IN_A_ROW),
        ink("prompt-action", dwarf=piece(clan, number), square=origin, cost=cost, seat=seat),
        marks | {origin: f"{CLANS[clan]}-{number + 1}-chosen"},
    )


def _mark(game: Zug, state: State, act: Act) -> str:
    """The icon on the target square of an act, where something lies there already."""
    what = kind(game.board(state), state, act)
    if what in ("kick", "take"):
        return what
    return game.board(state).directions[act.origin][act.target]


def _action(game: Zug, state: State, act: Act, ink: Ink) -> Choice:
    what, clan = kind(game.board(state), state, act), clan_to_move(state)
    icon = f"{CLANS[clan]}-sign" if what == "lay" else _mark(game, state, act)
    label = _label(game, state, act)
    return Choice(ink(label.key, **label.params), str(act), icon=ink.icon(icon), style=STYLES[what])


def _label(game: Zug, state: State, act: Act) -> Word:
    what, rival = kind(game.board(state), state, act), 1 - clan_to_move(state)
    if what != "kick":
        return Word(f"press-{what}", {"square": act.target})
    number = state.dwarfs[rival].index(act.target) + 1
    clan = Word(f"short-{CLANS[rival]}")
    return Word("press-kick", {"square": act.target, "clan": clan, "number": str(number)})


def _rows(choices: list[Choice], width: int) -> tuple[Control, ...]:
    return tuple(tuple(choices[n : n + width]) for n in range(0, len(choices), width))
