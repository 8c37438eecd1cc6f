"""The screen of Die Zwergenzugfahrt once more, in full sentences."""

from bot.engine.phrases import Many, Param, Who, Word
from bot.engine.screen import Ink
from bot.games.zug.events import clan_word
from bot.games.zug.rules import Zug
from bot.games.zug.state import State, members


def twin(game: Zug, state: State, ink: Ink) -> str:
    sentences = [
        ink("twin-turn", turn=state.turn // 2 + 1),
        *(sentence for clan in (0, 1) for sentence in _clan(game, state, clan, ink)),
    ]
    if state.phase != "over":
        sentences.append(ink("conductor-in", turns=game.conductor_in(state)))
    return "\n".join(sentences)


def _clan(game: Zug, state: State, clan: int, ink: Ink) -> tuple[str, ...]:
    name = clan_word(clan)
    people = Many(tuple(map(Who, members(state.clans, clan))))
    board = game.board(state)
    dwarfs = tuple(
        Word("twin-seated" if square in board.seats else "twin-standing", _place(n, square))
        for n, square in enumerate(state.dwarfs[clan], start=1)
    )
    signs = state.signs[clan]
    return (
        ink("twin-people", clan=name, people=people, seats=game.held(state)[clan]),
        ink("twin-dwarfs", clan=name, dwarfs=Many(dwarfs)),
        ink("twin-signs", clan=name, count=len(signs), squares=Many(signs)),
        ink(
            "twin-counters",
            clan=name,
            supply=game.seed.signs - len(signs),
            removals=state.removals[clan],
            kicks=state.kicks[clan],
            drops=state.drops[clan],
        ),
    )


def _place(number: int, square: str) -> dict[str, Param]:
    return {"number": str(number), "square": square}
