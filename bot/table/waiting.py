"""Who is waited for, and who may act: asked here and nowhere else."""

from typing import Any

from bot.engine.errors import PlayerError
from bot.engine.game import CHANCE
from bot.engine.match import Match
from bot.engine.phrases import Many, Person
from bot.table.table import Table

MOST_CHANGES = 5
"""So often somebody may think better of a decision that stays open."""


def deciding(match: Match) -> list[int]:
    """The seats that must decide now, whoever sits there."""
    return sorted(match.to_act - {CHANCE})


def waited_for(table: Table, match: Match) -> list[int]:
    """The seats of people who must decide now and are there."""
    return [seat for seat in deciding(match) if table.seats[seat].present]


def people_waited_for(table: Table, match: Match | None) -> tuple[int, ...]:
    """Those people, while the table lives."""
    if match is None or not table.live:
        return ()
    people = (table.seats[seat].person for seat in waited_for(table, match))
    return tuple(person for person in people if person is not None)


def somebody_may_press(table: Table, match: Match) -> bool:
    """Whether the decision is a person's, also one who is away: a press brings them back."""
    acting = match.game.may_act(match.state) - {CHANCE}
    return table.live and any(table.seats[seat].person is not None for seat in acting)


def acting_seat(table: Table, match: Match, person: int, turn: int | None) -> int:
    """The person's seat, if they may act in this very decision; `turn` is a button's stamp."""
    seat = table.seat_for(person)
    if turn is not None and turn != match.turn:
        raise PlayerError("stale")
    if seat not in match.game.may_act(match.state):
        people = people_waited_for(table, match)
        if not people:
            raise PlayerError("wait")
        who = Many(tuple(map(Person, people)))
        raise PlayerError("not-your-turn", who=who, count=len(people))
    _check_changes(match, seat)
    return seat


def _check_changes(match: Match, seat: int) -> None:
    """A secret may be changed until all have decided, but not so often that it floods the log."""
    if seat not in match.to_act:
        made = sum(move.seat == seat for move in match.log[match.turn :])
        if made > MOST_CHANGES:
            raise PlayerError("changes-many", most=MOST_CHANGES)


def may_decide_secretly(table: Table, match: Match | None, person: int) -> bool:
    """Whether a secret decision is open to this person, also one to be changed."""
    return bool(secret_actions(table, match, person))


def secret_actions(table: Table, match: Match | None, person: int) -> tuple[Any, ...]:
    """What this person may do now that others will not learn of at once."""
    seat = table.seat_of(person)
    if match is None or seat is None or table.phase != "running":
        return ()
    game, state = match.game, match.state
    legal = game.legal(state, seat)
    return tuple(action for action in legal if not game.sees(state, None, seat, action))


def decides_secretly(match: Match, seat: int) -> bool:
    """Whether everything that a seat may do now stays hidden from the others at first."""
    game, state = match.game, match.state
    if not game.asks_secretly:
        return False
    return all(not game.sees(state, None, seat, action) for action in game.legal(state, seat))
