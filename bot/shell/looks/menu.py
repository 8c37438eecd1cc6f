"""The menu of a table for one person, and its pages."""

from dataclasses import replace
from typing import Any

from bot.cards import lesson
from bot.cards.menu import BoardMenu, LeaveMenu, TableMenu, board_menu, leave_menu, menu_card
from bot.live.session import Session
from bot.shell.answers import private
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route, at_table
from bot.table.table import LESSON


async def show(request: Request, session: Session, told: str = "") -> None:
    """`told` is a line above the menu: what was just done."""
    hints = await request.hints_allowed(session.table)
    at = session.snapshot
    ink = request.ink_at(at)
    own = lesson.menu_row(at, ink) if at.table.kind == LESSON else ()
    card = menu_card(at, request.person, ink, hints=hints, own=own)
    await private.show(request, replace(card, line=told))


async def _board(request: Request, session: Session) -> None:
    at = session.snapshot
    card = board_menu(at, request.person, request.ink_at(at))
    await private.show(request, card, back_to=at.table)


async def _leave(request: Request, session: Session) -> None:
    at = session.snapshot
    card = leave_menu(at, request.person, request.ink_at(at))
    await private.show(request, card, back_to=at.table)


ROUTES: tuple[Route[Any], ...] = (
    Route(TableMenu, at_table(show)),
    Route(BoardMenu, at_table(_board)),
    Route(LeaveMenu, at_table(_leave)),
)
