"""More presses on one board than it can serve: those that change nothing are sent away early."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from bot.cards.custom_id import Stamp
from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.shell.paging import PageTurn

MOST_AT_ONCE = 50
"""Served together at one table. Whoever comes then is told at once, and is not late with all."""


class Crowd:
    def __init__(self) -> None:
        self._served: dict[str, Counter[int]] = {}
        """By match who is being served just now, and how many presses of theirs."""

    def __len__(self) -> int:
        return len(self._served)

    @contextmanager
    def entered(
        self, session: Session | None, person: int, pressed: Stamp | PageTurn
    ) -> Iterator[None]:
        """Refused where the table is full, but for the first press of somebody it waits for."""
        served = self._served.get(pressed.match, Counter())
        full = served.total() >= MOST_AT_ONCE
        if full and (person in served or not _may_act(session, person, pressed)):
            raise PlayerError("crowded")
        self._served[pressed.match] = served
        served[person] += 1
        try:
            yield
        finally:
            served[person] -= 1
            if not served[person]:
                del served[person]
            if not served:
                self._served.pop(pressed.match, None)


def _may_act(session: Session | None, person: int, pressed: Stamp | PageTurn) -> bool:
    if session is None or not isinstance(pressed, Stamp):
        return False
    try:
        session.check_press(person, pressed.turn)
    except PlayerError:
        return False
    return True
