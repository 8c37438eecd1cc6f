"""The lines below the board: both clans, and the time until the end."""

from bot.engine.phrases import Icon, Many, Who, Word
from bot.engine.screen import Ink
from bot.games.zug.events import clan_word
from bot.games.zug.moves import CLANS
from bot.games.zug.rules import Zug
from bot.games.zug.seed import GROUND
from bot.games.zug.state import State, members


def clan_lines(game: Zug, state: State, ink: Ink) -> tuple[str, ...]:
    return tuple(
        line
        for clan in (0, 1)
        for line in (clan_head(game, state, clan, ink), *_counts(game, state, clan, ink))
    )


def clan_head(game: Zug, state: State, clan: int, ink: Ink) -> str:
    return ink(
        "clan-line",
        icon=Icon(CLANS[clan]),
        clan=clan_word(clan),
        seats=game.held(state)[clan],
        people=Many(tuple(map(Who, members(state.clans, clan)))),
    )


def _counts(game: Zug, state: State, clan: int, ink: Ink) -> tuple[str, ...]:
    counts = {
        "supply": game.seed.signs - len(state.signs[clan]),
        "removals": state.removals[clan],
        "kicks": state.kicks[clan],
        "drops": state.drops[clan],
    }
    told = tuple(Word(f"count-{name}", {"count": count}) for name, count in counts.items() if count)
    return (ink("clan-counts", counts=Many(told, " · ")),) if told else ()


def legend(game: Zug, state: State, ink: Ink) -> tuple[str, ...]:
    """The legend of the icons, during the first turn of each clan."""
    if state.turn > 1:
        return ()
    drawn = set(game.board(state).marks.values())
    told = tuple(
        Word(f"legend-{name}", {"icon": Icon(name)})
        for mark, name in GROUND.items()
        if mark in drawn
    )
    return (ink("legend", grounds=Many(told, " · ")),)
