"""What Die Zwergenzugfahrt can tell people: each clan's chance to win, and that of a tie."""

from typing import TYPE_CHECKING

from bot.engine.brain import Line
from bot.engine.game import Seen
from bot.engine.phrases import Many, Who, Word
from bot.games.zug.brain.rating import chances
from bot.games.zug.moves import CLANS
from bot.games.zug.rules import Zug
from bot.games.zug.state import State, members

if TYPE_CHECKING:
    from random import Random


def odds(game: Zug, view: Seen[State], seat: int | None, random: "Random") -> tuple[Line, ...]:
    """The same value as a hint tells; the printed parts add up to 100."""
    del random
    *clans, tie = chances(game, view).percent()
    lines = [_clan(view.state, clan, chance) for clan, chance in enumerate(clans)]
    return (Word("odds-clans"), *lines, Word("odds-tie", {"chance": tie / 100}))


def _clan(state: State, clan: int, chance: int) -> Word:
    people = Many(tuple(map(Who, members(state.clans, clan))))
    colour = Word(f"clan-{CLANS[clan]}")
    return Word("odds-clan", {"clan": colour, "who": people, "chance": chance / 100})
