"""How a person is notified and when not: the one place that changes it."""

from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.cards.contact import (
    USUAL,
    Contact,
    MyClock,
    NeverQuiet,
    QuietFrom,
    QuietTo,
    ReachBy,
    SwitchDirectMessages,
    contact_card,
)
from bot.cards.look import NO_MATCH
from bot.cards.menu import TableMenu
from bot.cards.my_data import MyData
from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.shell.answers import private, response
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route
from bot.shell.drawing import draw
from bot.shell.notify.notices import Notices
from bot.table.quiet_hours import ZONES


class ContactPreferences:
    def __init__(self, notices: Notices) -> None:
        self._notices = notices

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return (
            Route(Contact, _open),
            Route(ReachBy, _reach_by),
            Route(SwitchDirectMessages, self._switch),
            Route(NeverQuiet, _never_quiet),
            Route(QuietFrom, _quiet_from),
            Route(QuietTo, _quiet_to),
            Route(MyClock, _clock),
        )

    async def switch_direct_messages(self, request: Request, wanted: bool) -> None:
        """Direct messages with secret questions, at every table."""
        await request.desk.store.people.set_direct_messages(request.person, wanted)
        await _show(request)

    async def _switch(self, request: Request, change: SwitchDirectMessages) -> None:
        """Pressed in a direct message, its question stays there."""
        session = await _table_of(request)
        if session is None or not request.pressed_by_direct_message(session.table):
            await self.switch_direct_messages(request, change.wanted)
            return
        await request.desk.store.people.set_direct_messages(request.person, change.wanted)
        at, person = session.snapshot, request.person
        card = self._notices.secret_card(at, person, request.language, on=change.wanted)
        await response.edit(request.interaction, draw.message(card))


async def _open(request: Request, look: Contact) -> None:
    await _show(request)


async def _show(request: Request, told: str = "") -> None:
    """`told` is a line above the page: what was just done."""
    at_table = request.match not in ("", NO_MATCH)
    preferences = await request.desk.store.people.preferences(request.person)
    card = contact_card(
        preferences.reminder,
        preferences.quiet,
        request.desk.sessions.clock(),
        TableMenu() if at_table else MyData(),
        request.ink(),
        direct_messages=preferences.direct_messages,
        match=request.match or NO_MATCH,
    )
    await private.show(request, replace(card, line=told))


async def _reach_by(request: Request, change: ReachBy) -> None:
    await request.desk.store.people.set_reminder(request.person, change.way)
    await _show(request, request.ink()("remind-set", way=change.way))


async def _quiet_from(request: Request, change: QuietFrom) -> None:
    preferences = await request.desk.store.people.preferences(request.person)
    await _set_quiet(request, change.hour, (preferences.quiet or USUAL).ends)


async def _quiet_to(request: Request, change: QuietTo) -> None:
    preferences = await request.desk.store.people.preferences(request.person)
    await _set_quiet(request, (preferences.quiet or USUAL).begins, change.hour)


async def _never_quiet(request: Request, change: NeverQuiet) -> None:
    await _set_quiet(request, None, None)


async def _clock(request: Request, change: MyClock) -> None:
    if change.zone not in ZONES:
        raise PlayerError("option-unknown", option=change.zone)
    await request.desk.store.people.set_zone(request.person, change.zone)
    await _show(request)


async def _table_of(request: Request) -> Session | None:
    """The table whose message was pressed; None: of no table, or of one that is gone."""
    if request.match == NO_MATCH:
        return None
    with suppress(PlayerError):
        return await request.pressed()
    return None


async def _set_quiet(request: Request, begins: int | None, ends: int | None) -> None:
    await request.desk.store.people.set_quiet(request.person, begins, ends)
    await _show(request)
