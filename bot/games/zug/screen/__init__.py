"""The screen of Die Zwergenzugfahrt: the train as a grid, both clans, short buttons."""

from bot.engine.game import Seen
from bot.engine.screen import Ink, Lines, Screen
from bot.games.zug.events import clan_word, piece
from bot.games.zug.moves import Action, Conduct, Lay, Take, Walk
from bot.games.zug.rules import Zug
from bot.games.zug.screen.controls import Offered, controls
from bot.games.zug.screen.counters import clan_head, clan_lines, legend
from bot.games.zug.screen.picture import picture
from bot.games.zug.state import State, clan_to_move, kind
from bot.games.zug.twin import twin
from bot.games.zug.twin.ending import by_clock, clock_lines


def render(game: Zug, view: Seen[State], ink: Ink, prefix: str = "") -> Screen:
    state = view.state
    offered = controls(game, state, ink, prefix)
    return Screen(
        title=heading(game, view, ink),
        blocks=(
            picture(game.board(state), state, offered.marks, ink),
            *_lines(game, state, offered, ink),
        ),
        twin=lambda: twin(game, view, ink),
        controls=offered.rows,
        question=offered.question,
    )


def _lines(game: Zug, state: State, offered: Offered, ink: Ink) -> tuple[Lines, ...]:
    """The lines below the board; few while a dwarf is chosen, to keep the message short."""
    if offered.marks:
        return (Lines(tuple(clan_head(game, state, clan, ink) for clan in (0, 1))),)
    clocks = clock_lines(game, state, ink)
    return (
        Lines((*clan_lines(game, state, ink), *legend(game, state, ink), *clocks[:1])),
        Lines(clocks[1:], beside=by_clock(state)),
    )


def describe(game: Zug, view: Seen[State], action: Action, ink: Ink) -> str:
    state = view.state
    match action:
        case Walk(origin, target) | Lay(origin, target) | Take(origin, target):
            clan, what = clan_to_move(state), kind(game.board(state), state, action)
            dwarf = piece(clan, state.dwarfs[clan].index(origin))
            seat = "left" if origin in game.board(state).seats else "kept"
            return ink(f"move-{what}", dwarf=dwarf, origin=origin, target=target, seat=seat)
        case Conduct(square):
            return ink("move-conduct", square=square, clan=clan_word(state.tossed))
        case _:
            return str(action)


def heading(game: Zug, view: Seen[State], ink: Ink) -> str:
    state = view.state
    last = game.terms(state).last
    turn = state.turn // 2 + 1
    if last is None or state.options.ending == "seats":
        return ink("heading", turn=turn)
    return ink("heading-of", turn=min(turn, last // 2), turns=last // 2)
