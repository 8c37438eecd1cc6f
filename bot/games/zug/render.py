"""The screen of Die Zwergenzugfahrt: the train as a grid, both clans' counters, short buttons."""

from bot.engine.game import Seen
from bot.engine.screen import Block, Grid, Ink, Lines, Screen, Sheet
from bot.engine.words import Icon, Many, Who, Word
from bot.games.zug.acts import piece
from bot.games.zug.board import CORRIDOR, GREEN_START, PLATFORM, RED_START, SEAT, Board
from bot.games.zug.controls import controls
from bot.games.zug.moves import CLANS, Action, Conduct, Lay, Take, Walk
from bot.games.zug.rules import Zug
from bot.games.zug.state import State, clan_to_move, kind, seated
from bot.games.zug.twin import twin

LABEL_WIDTH = 16
COLUMN_WIDTH = 6
GROUND = {
    SEAT: "seat",
    CORRIDOR: "corridor",
    PLATFORM: "platform",
    RED_START: "red-start",
    GREEN_START: "green-start",
}


def render(game: Zug, view: Seen[State], ink: Ink, prefix: str = "") -> Screen:
    state = view.state
    offered = controls(game, state, ink, prefix)
    lines = (*_clans(state, ink), _legend(ink), *_clock(game, state, ink))
    blocks: tuple[Block, ...] = (
        Grid(_grid(game.board(state), state, ink)),
        Lines(lines),
        _counters(game, state, ink),
    )
    if offered.prompt:
        blocks = (*blocks, Lines((offered.prompt,)))
    text = "\n".join(filter(None, (twin(game, state, ink), offered.prompt)))
    return Screen(heading(game, state, ink), blocks, text, offered.rows)


def describe(game: Zug, view: Seen[State], action: Action, ink: Ink) -> str:
    state = view.state
    match action:
        case Walk(origin, target) | Lay(origin, target) | Take(origin, target):
            clan, what = clan_to_move(state), kind(game.board(state), state, action)
            dwarf = piece(clan, state.dwarfs[clan].index(origin))
            return ink(f"move-{what}", dwarf=dwarf, origin=origin, target=target)
        case Conduct(square):
            return ink("move-conduct", square=square, clan=Word(f"clan-{CLANS[state.tossed]}"))
        case _:
            return str(action)


def heading(game: Zug, state: State, ink: Ink) -> str:
    last = game.last_turn(state.options)
    turn = state.turn // 2 + 1
    if last is None or state.options.ending == "seats":
        return ink("heading", turn=turn)
    return ink("heading-of", turn=min(turn, last // 2), turns=last // 2)


def _grid(board: Board, state: State, ink: Ink) -> tuple[tuple[str, ...], ...]:
    """Letters on top; a closed square at the left end has room for the number of its row."""
    pieces = _pieces(board, state)
    columns = tuple(ink.icon(f"column-{name[0]}") for name in board.grid[0])
    rows = (
        tuple(ink.icon(pieces.get(name) or _ground(board, name)) for name in row)
        for row in board.grid
    )
    return columns, *rows


def _pieces(board: Board, state: State) -> dict[str, str]:
    found: dict[str, str] = {}
    for clan, name in enumerate(CLANS):
        found |= dict.fromkeys(state.signs[clan], f"{name}-sign")
        for number, square in enumerate(state.dwarfs[clan], start=1):
            found[square] = f"{name}-{number}" + "-seated" * (square in board.seats)
    return found


def _ground(board: Board, name: str) -> str:
    if name in board.marks:
        return GROUND[board.marks[name]]
    return f"row-{name[1:]}" if name[0] == "a" else "closed"


def _clans(state: State, ink: Ink) -> tuple[str, ...]:
    return tuple(
        ink(
            "clan-line",
            icon=Icon(name),
            clan=Word(f"clan-{name}"),
            people=Many(tuple(Who(seat) for seat, of in enumerate(state.clans) if of == clan)),
            dwarfs=Many(tuple(Icon(f"{name}-{n + 1}") for n in range(len(state.dwarfs[clan]))), ""),
            sign=Icon(f"{name}-sign"),
        )
        for clan, name in enumerate(CLANS)
    )


def _legend(ink: Ink) -> str:
    grounds = {name.replace("-", "_"): Icon(name) for name in GROUND.values()}
    return ink("legend", **grounds)


def _clock(game: Zug, state: State, ink: Ink) -> tuple[str, ...]:
    if state.phase == "over":
        return ()
    every = game.seed.conductor_every
    conductor = 0 if state.phase != "turn" else every - state.turn % every
    return (
        ink("conductor-in", turns=conductor),
        ink(
            f"ending-{state.options.ending}",
            turns=max(0, (game.last_turn(state.options) or 0) - state.turn),
            minutes=state.options.minutes,
            seats=game.needed(state),
            expired=int(state.expired),
        ),
    )


def _counters(game: Zug, state: State, ink: Ink) -> Sheet:
    board, signs = game.board(state), game.seed.signs
    table = {
        "seats": game.held(state),
        "seated": tuple(seated(board, state, clan) for clan in (0, 1)),
        "supply": tuple(signs - len(laid) for laid in state.signs),
        "removals": state.removals,
        "kicks": state.kicks,
        "drops": state.drops,
    }
    heads = "".join(f"{ink(f'short-{name}'):>{COLUMN_WIDTH}}" for name in CLANS)
    return Sheet(
        (
            " " * LABEL_WIDTH + heads,
            *(
                f"{ink(f'count-{name}'):<{LABEL_WIDTH}}"
                + "".join(f"{number:>{COLUMN_WIDTH}}" for number in numbers)
                for name, numbers in table.items()
            ),
        )
    )
