"""The screen of Die Zwergenzugfahrt in full sentences."""

from collections.abc import Iterator

from bot.engine.game import Seen
from bot.engine.phrases import Many, Param, Who, Word
from bot.engine.screen import Ink
from bot.engine.twin import Twin
from bot.games.zug.events import clan_word
from bot.games.zug.rules import Zug
from bot.games.zug.state import State, members
from bot.games.zug.twin.asking import question
from bot.games.zug.twin.ending import clock_lines
from bot.games.zug.twin.plan import plan


def twin(game: Zug, view: Seen[State], ink: Ink) -> Twin:
    state = view.state
    clans = tuple(tuple(_clan(game, state, clan, ink)) for clan in (0, 1))
    seats = tuple(_seats(game, state, clan, ink) for clan in (0, 1))
    own = () if view.seat is None else (state.clans[view.seat],)
    return Twin(
        question=tuple(question(game, view, ink)),
        position=(
            _turn(game, state, ink),
            *clans[0],
            *clans[1],
            *_last(state, ink),
            *clock_lines(game, state, ink),
        ),
        fixed=tuple(plan(game.board(state), ink)),
        points=seats,
        own=tuple(line for clan in own for line in (seats[clan], *clans[clan])),
    )


def _turn(game: Zug, state: State, ink: Ink) -> str:
    last, turn = game.terms(state).last, state.turn // 2 + 1
    if last is None or state.options.ending == "seats":
        return ink("twin-turn", turn=turn)
    return ink("twin-turn-of", turn=min(turn, last // 2), turns=last // 2)


def _seats(game: Zug, state: State, clan: int, ink: Ink) -> str:
    people = Many(tuple(map(Who, members(state.clans, clan))))
    held = game.held(state)[clan]
    return ink("twin-people", clan=clan_word(clan), people=people, seats=held)


def _clan(game: Zug, state: State, clan: int, ink: Ink) -> Iterator[str]:
    name, signs, board = clan_word(clan), state.signs[clan], game.board(state)
    dwarfs = tuple(
        Word("twin-seated" if square in board.seats else "twin-standing", _place(n, square))
        for n, square in enumerate(state.dwarfs[clan], start=1)
    )
    yield ink("twin-dwarfs", clan=name, dwarfs=Many(dwarfs))
    yield ink("twin-signs", clan=name, count=len(signs), squares=Many(signs))
    counts = {
        "supply": game.seed.signs - len(signs),
        "removals": state.removals[clan],
        "kicks": state.kicks[clan],
        "drops": state.drops[clan],
    }
    for what, count in counts.items():
        if count:
            yield ink(f"twin-{what}", clan=name, count=count)
    yield ink("twin-price", clan=name, turns=game.terms(state).penalty(state.kicks[clan]))


def _last(state: State, ink: Ink) -> Iterator[str]:
    if len(state.last) > 1:
        yield ink("twin-last-way", origin=state.last[0], target=state.last[1])
    elif state.last:
        yield ink("twin-last-sign", square=state.last[0])


def _place(number: int, square: str) -> dict[str, Param]:
    return {"number": str(number), "square": square}
