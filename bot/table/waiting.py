"""Which persons must act and which may act: the only place that decides it."""

from typing import Any

from bot.engine.errors import PlayerError
from bot.engine.game import CHANCE
from bot.engine.match import Match
from bot.engine.phrases import Many, Person
from bot.table.table import Table

MOST_CHANGES = 5
"""How often a person may change a decision that stays open."""


def deciding(match: Match) -> list[int]:
    """The seats that must decide now, of persons and computers."""
    return sorted(match.to_act - {CHANCE})


def waited_for(table: Table, match: Match) -> list[int]:
    """The seats of persons who must decide now, are not away and not moved by the bot."""
    seats = table.seats
    present = (seat for seat in deciding(match) if seats[seat].present)
    return [seat for seat in present if not (seats[seat].auto and has_no_choice(match, seat))]


def has_no_choice(match: Match, seat: int) -> bool:
    return len(match.game.legal(match.state, seat)) == 1


def is_alone(table: Table) -> bool:
    """Whether nobody but one person could wait: a person who is only away may come back."""
    return sum(seat.person is not None and not seat.left for seat in table.seats) < 2


def people_waited_for(table: Table, match: Match | None) -> tuple[int, ...]:
    """The persons on these seats, while the table is live."""
    if match is None or not table.live:
        return ()
    people = (table.seats[seat].person for seat in waited_for(table, match))
    return tuple(person for person in people if person is not None)


def somebody_may_press(table: Table, match: Match) -> bool:
    """Whether a person may act, also one who is away: a press brings them back."""
    acting = match.game.may_act(match.state) - {CHANCE}
    return table.live and any(table.seats[seat].person is not None for seat in acting)


def acting_seat(table: Table, match: Match, person: int, turn: int | None) -> int:
    """The person's seat, if they may act now; `turn` is the decision that a button was made for."""
    seat = table.seat_for(person)
    if turn is not None and turn != match.turn:
        raise PlayerError("stale")
    if seat not in match.game.may_act(match.state):
        people = people_waited_for(table, match)
        if not people:
            raise PlayerError("wait")
        who = Many(tuple(map(Person, people)))
        raise PlayerError("not-your-turn", who=who, count=len(people))
    if seat not in match.to_act:
        _check_changes(match, seat)
    return seat


def _check_changes(match: Match, seat: int) -> None:
    """A secret may be changed until all have decided, but the log has a limit."""
    made = sum(move.seat == seat for move in match.log[match.turn :])
    if made > MOST_CHANGES:
        raise PlayerError("changes-many", most=MOST_CHANGES)


def may_decide_secretly(table: Table, match: Match | None, person: int) -> bool:
    """Whether the person may make or change a secret decision now."""
    return bool(secret_actions(table, match, person))


def secret_actions(table: Table, match: Match | None, person: int) -> tuple[Any, ...]:
    """The actions of this person that are hidden from others at first."""
    seat = table.seat_of(person)
    if match is None or seat is None or table.phase != "running":
        return ()
    game, state = match.game, match.state
    legal = game.legal(state, seat)
    return tuple(action for action in legal if not game.sees(state, None, seat, action))


def decides_secretly(match: Match, seat: int) -> bool:
    """Whether all actions of a seat are hidden from others at first."""
    game, state = match.game, match.state
    if not game.asks_secretly:
        return False
    return all(not game.sees(state, None, seat, action) for action in game.legal(state, seat))
