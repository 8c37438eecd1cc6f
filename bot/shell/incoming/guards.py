"""What stands before every handler: once, within the deadline, not too many at once."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import discord

from bot.cards.custom_id import Stamp
from bot.cards.look import NO_MATCH
from bot.engine.errors import PlayerError
from bot.live.background import Background
from bot.live.recent import Recent
from bot.live.session import Session
from bot.shell.answers import response
from bot.shell.answers.errors import Errors
from bot.shell.answers.interaction import Interaction
from bot.shell.drawing.paging import PageTurn

REMEMBERED = 1000
"""Interactions."""
ACKNOWLEDGE_SECONDS = 1.5
"""Discord gives three seconds, then it shows the person that the interaction failed."""
MOST_AT_ONCE = 50
"""Presses served at the same time per board. More are refused at once, so that none is late."""
Held = Callable[[str], Session | None]


class Once:
    """Each interaction is served once: a resumed gateway connection may repeat events."""

    def __init__(self) -> None:
        self._arrived: Recent[int, float] = Recent(REMEMBERED)

    def is_first(self, interaction: int) -> bool:
        """Whether this interaction arrives for the first time."""
        if interaction in self._arrived:
            return False
        self._arrived[interaction] = time.monotonic()
        return True

    def arrived(self, interaction: int) -> float | None:
        """When it arrived, on the monotonic clock."""
        return self._arrived.get(interaction)


class Deadline:
    """Every interaction is acknowledged in time, however slow its handler is."""

    def __init__(self, is_closed: Callable[[], bool]) -> None:
        self._is_closed = is_closed
        self._background = Background("deadline")

    def watch(self, interaction: Interaction) -> asyncio.TimerHandle:
        """Acknowledge what has no answer yet when the time is nearly up."""
        loop = asyncio.get_running_loop()
        return loop.call_later(ACKNOWLEDGE_SECONDS, self._acknowledge, interaction)

    def _acknowledge(self, interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            return  # it cannot be acknowledged, only answered
        if not interaction.response.is_done() and not self._is_closed():
            self._background.start(response.acknowledge(interaction), str(interaction.id))


class Crowd:
    """Too many presses on one board at once: those that change nothing are refused early."""

    def __init__(self) -> None:
        self._served: dict[str, Counter[int]] = {}
        """By place and person the presses being served."""

    def __len__(self) -> int:
        return len(self._served)

    @contextmanager
    def entered(
        self,
        held: Held,
        person: int,
        message: int,
        pressed: Stamp | PageTurn,
        *,
        alone: bool = False,
    ) -> Iterator[None]:
        """Refuse where the place is full, except the first press of a person it waits for.

        The place is the match; buttons of no match count by their message, and so do those that
        only this person sees and that act on no table (`alone`): everybody may be asked the same
        decision at once. `held` gives the session of a match, if it is in memory.
        """
        place = str(message) if alone or pressed.match == NO_MATCH else pressed.match
        served = self._served.get(place, Counter())
        if served.total() >= MOST_AT_ONCE and (
            person in served or not may_act(held(pressed.match), person, pressed)
        ):
            raise PlayerError("crowded")
        self._served[place] = served
        served[person] += 1
        try:
            yield
        finally:
            served[person] -= 1
            if not served[person]:
                del served[person]
            if not served:
                self._served.pop(place, None)


@dataclass(frozen=True, slots=True)
class Guards:
    deadline: Deadline
    crowd: Crowd
    errors: Errors


def may_act(session: Session | None, person: int, pressed: Stamp | PageTurn) -> bool:
    """Whether the press is one of somebody whom the table waits for."""
    if session is None or not isinstance(pressed, Stamp):
        return False
    try:
        session.check_press(person, pressed.turn)
    except PlayerError:
        return False
    return True
