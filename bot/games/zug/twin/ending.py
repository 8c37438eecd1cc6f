"""The time until the conductor comes and until the match ends, in sentences."""

from bot.engine.phrases import Moment
from bot.engine.screen import Ink
from bot.games.zug.rules import Zug
from bot.games.zug.state import State


def by_clock(state: State) -> bool:
    """Whether the match ends at a time, which no picture can count down."""
    return state.options.ending == "time" and state.phase != "over"


def clock_lines(game: Zug, state: State, ink: Ink) -> tuple[str, ...]:
    if state.phase == "over":
        return ()
    return ink("conductor-in", turns=game.conductor_in(state)), _ending(game, state, ink)


def _ending(game: Zug, state: State, ink: Ink) -> str:
    options, last = state.options, game.terms(state).last
    left = max(0, (last or 0) - state.turn)
    if options.ending == "seats" and last is None:
        return ink("ending-printed", seats=game.needed(state))
    if options.ending != "time":
        each = 0 if left % 2 else left // 2
        return ink(f"ending-{options.ending}", turns=left, each=each, seats=game.needed(state))
    if state.expired:
        return ink("ending-expired")
    if ink.alarm is None:
        return ink("ending-minutes", minutes=options.minutes)
    return ink("ending-time", left=Moment(ink.alarm), at=Moment(ink.alarm, "clock"))
