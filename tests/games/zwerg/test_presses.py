"""A turn asks only what is to be decided: seven throws, and fields where there are several."""

from functools import cache
from random import Random

from bot.engine.chance import Dice
from bot.engine.match import Match
from bot.engine.screen import Choice, Menu
from tests.games.zwerg.table import BOX, GERMAN, board, table, view

MATCHES = 8
SEATS = 3
PRESSES = 11.5
"""Of the active seat in a turn on average: seven throws, and not even five fields."""


def test_a_turn_takes_seven_throws_and_hardly_five_fields() -> None:
    decisions = [match for number in range(MATCHES) for match in _decisions(number)]
    rows = [match for match in decisions if board(match).phase != "bet"]
    turns = MATCHES * SEATS * 3
    assert sum(board(match).phase == "choose" for match in rows) == 7 * turns
    assert len(rows) / turns <= PRESSES


def test_nobody_is_asked_where_only_one_field_is_left() -> None:
    for number in range(MATCHES):
        for match in _decisions(number):
            if board(match).rolled:
                assert sum(not choice.off for choice in _offered(match)) > 1


def test_nothing_changes_its_place_between_two_boards_of_a_kind() -> None:
    seen: dict[str, set[tuple[str, ...]]] = {}
    for match in _decisions(1):
        moves = tuple(choice.move for choice in _offered(match))
        seen.setdefault(board(match).phase, set()).add(moves)
    assert {phase: len(places) for phase, places in seen.items()} == {
        "choose": 1,
        "place": 1,
        "bet": 1,
    }


@cache
def _decisions(number: int) -> list[Match]:
    """Every decision of a match in which people press anything that is offered."""
    random = Random(number)
    dice = Dice(random.randbytes(32), "presses")
    match, found = table(SEATS).settle(dice), []
    while match.to_act:
        found.append(match)
        seat = random.choice(sorted(match.to_act))
        legal = match.game.legal(match.state, seat)
        match = match.play(seat, str(random.choice(legal))).settle(dice)
    return found


def _offered(match: Match) -> list[Choice]:
    rows = BOX.render(view(match, None), GERMAN, "").controls
    return [choice for row in rows if not isinstance(row, Menu) for choice in row]
