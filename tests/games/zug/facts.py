"""What everybody at a table of Die Zwergenzugfahrt sees."""

import re
from collections.abc import Iterator, Sequence
from functools import partial

from bot.engine.game import Seen
from bot.engine.screen import Ink
from bot.games.zug.moves import CLANS
from bot.games.zug.rules import Zug
from bot.games.zug.seed import GROUND
from bot.games.zug.state import State, clan_to_move, members
from tests.facts import Fact

SITS = {"de": ("steht", "sitzt"), "en": ("stands", "sits")}


def facts(game: Zug, view: Seen[State], ink: Ink, locale: str) -> Iterator[Fact]:
    state = view.state
    for clan in (0, 1):
        yield from _clan(game, state, clan, ink, locale)
    for square, mark in game.board(state).marks.items():
        yield partial(_is_drawn, square, ink(f"ground-{GROUND[mark]}"))
    if state.phase == "over":
        return
    if (waits := game.conductor_in(state)) > 1:
        yield (str(waits),)
    last = game.terms(state).last
    if state.options.ending == "moves" and last is not None and last - state.turn > 1:
        yield (str(last - state.turn),)
    if state.options.ending == "seats":
        yield (str(game.needed(state)),)
    if state.phase == "conduct":
        yield tuple(state.signs[state.tossed])
    if state.phase == "turn" and view.seat == game.seat(state):
        for act in game.acts(state):
            number = state.dwarfs[clan_to_move(state)].index(act.origin) + 1
            yield str(number), act.origin, act.target


def _clan(game: Zug, state: State, clan: int, ink: Ink, locale: str) -> Iterator[Fact]:
    name, board = ink(f"clan-{CLANS[clan]}"), game.board(state)
    held = game.held(state)[clan]
    if held:
        yield name, str(held), *(ink.name(seat) for seat in members(state.clans, clan))
    for number, square in enumerate(state.dwarfs[clan], start=1):
        yield name, f"{number} {SITS[locale][square in board.seats]} {_on(locale)} {square}"
    if state.signs[clan]:
        yield name, *state.signs[clan]
    counts = (game.seed.signs - len(state.signs[clan]), state.removals[clan])
    yield from ((name, str(count)) for count in (*counts, state.kicks[clan]) if count > 1)
    price = game.terms(state).penalty(state.kicks[clan])
    yield (name, str(price)) if price > 1 else (name,)


def _on(locale: str) -> str:
    return {"de": "auf", "en": "on"}[locale]


def _is_drawn(square: str, ground: str, lines: Sequence[str]) -> bool:
    """Whether the sentence of its row says what this square is."""
    column, row = square[0], int(square[1:])
    return any(
        _covers(line.partition(":")[0], row) and _says(line.partition(":")[2], column, ground)
        for line in lines
        if re.match(r"(Zeilen?|Rows?) \d", line)
    )


def _covers(head: str, row: int) -> bool:
    numbers = [int(number) for number in re.findall(r"\d+", head)]
    return numbers[0] <= row <= numbers[-1]


def _says(parts: str, column: str, ground: str) -> bool:
    for part in parts.strip(" .").split(", "):
        columns = re.match(r"([a-z])(?: (?:bis|to) ([a-z]))? (.+)", part)
        if columns and columns[3] == ground:
            first, last = columns[1], columns[2] or columns[1]
            if first <= column <= last:
                return True
    return False
