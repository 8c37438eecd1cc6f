"""Short ways to set up a table of Der 7bte Zwerg and to play whole turns on it."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from bot.engine.game import CHANCE, Event
from bot.engine.match import Match
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.state import Board, Die, Row, View
from tests.conformance import Table, begin
from tests.shelf import CATALOGUE, TEXTS


def _rules() -> Zwerg:
    assert isinstance(BOX.game, Zwerg)
    return BOX.game


BOX = CATALOGUE["zwerg"]
GAME = _rules()
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fine", "Gero")
GERMAN = TEXTS.ink("de", BOX, NAMES)

RULEBOOK_EXAMPLE = "yellow2@4 blue4@6 purple5@7", "red3@5 green6@8 white2@3 orange1@1"
"""All seven, one of them on an evasion field, three matches (yellow, purple and blue)."""
SEVEN_MATCHES = "red1@2 orange2@3 yellow3@4", "green4@5 blue5@6 purple6@7 white6@8"
THIRD_IN_THE_CAVE = "red2@2 orange5@3 yellow3@cave", "green5@5 blue6@6 purple1@1 white6@8"


def row(picture: str) -> Row:
    """A row from its values, with dots for free fields: '..4..2...'."""
    return tuple(None if sign == "." else Die("red", int(sign)) for sign in picture)


def table(seats: int = 3, **options: Any) -> Match:
    return begin(BOX, Table(options, ({},) * seats))


def board(match: Match) -> Board:
    found = match.state.board
    assert isinstance(found, Board)
    return found


def view(match: Match, seat: int | None) -> View:
    found = GAME.view(match.state, seat)
    assert isinstance(found, View)
    return found


def throw(match: Match, dice: str) -> Match:
    """Throw and place dice one after the other: 'red4@2 blue3@cave'."""
    for die in dice.split():
        found = re.fullmatch(r"([a-z]+)(\d)@(\d|cave)", die)
        assert found, die
        colour, value, field = found.groups()
        active = board(match).active
        match = match.play(active, f"roll {colour}").play(CHANCE, value)
        if field != "cave":
            match = match.play(active, f"place {field}")
    return match


def bet(match: Match, bets: Mapping[int, str]) -> Match:
    for seat, word in bets.items():
        match = match.play(seat, f"bet {word}")
    return match


def whole_turn(match: Match, dice: tuple[str, str], bets: Mapping[int, str]) -> Match:
    """Three dice, the bets, four dice."""
    return throw(bet(throw(match, dice[0]), bets), dice[1])


def last_events(match: Match, seat: int, move: str) -> tuple[Event, ...]:
    _, events = GAME.apply(match.state, seat, GAME.parse(move))
    return tuple(events)


def keys(events: Iterable[Event]) -> list[str]:
    return [event.key for event in events]
