"""What everybody at a table of Hex-hex-Kniffel sees."""

from collections.abc import Iterator

from bot.engine.game import Seen
from bot.engine.screen import Ink
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.state import State
from tests.facts import Fact


def facts(game: Kniffel, view: Seen[State], ink: Ink, locale: str) -> Iterator[Fact]:
    state = view.state
    yield str(state.turn), str(len(game.seed.rows))
    for seat, sheet in enumerate(state.sheets):
        yield ink.name(seat), f"{ink.name(seat)} {game.totals(state)[seat]}"
        for row, points in zip(game.seed.rows, sheet, strict=True):
            named = ink(f"row-{row}")
            if points is not None:
                yield ink.name(seat), f"{named} {points}"
            elif any(p is not None for p in sheet):
                yield ink.name(seat), named
    if state.rolls and not state.pending and game.to_act(state):
        yield from _roll(game, state, ink)


def _roll(game: Kniffel, state: State, ink: Ink) -> Iterator[Fact]:
    dice = ", ".join(ink(f"row-{symbol}") for symbol in state.dice)
    yield str(state.rolls), str(game.seed.rolls), dice
    for row in game.open_rows(state):
        worth = game.worth(state, row)
        yield (f"{ink(f'row-{row}')} {worth}" if worth else ink(f"row-{row}"),)
