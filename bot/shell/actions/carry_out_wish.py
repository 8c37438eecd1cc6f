"""Carries out a wish about a table: join, options, start, leave, come back, rematch …"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from bot.cards.lobby_settings import Topic, topic_of
from bot.engine.phrases import Person, Word
from bot.live.session import Session
from bot.shell.actions.play_move import confirm
from bot.shell.answers import private, response
from bot.shell.answers.request import Request
from bot.shell.boards.boards import Boards
from bot.shell.notify.newcomers import Newcomers
from bot.shell.notify.turn_notice import TurnNotices
from bot.table.lobby import shown
from bot.table.table import Table
from bot.table.wishes import (
    Automatic,
    ComeBack,
    DirectMessages,
    GiveUp,
    GoOn,
    Invite,
    Join,
    Rematch,
    Remove,
    SetPicture,
    Start,
    SwitchAutomatic,
    Wish,
)

ShowMenu = Callable[[Request, Session, str], Awaitable[None]]
ShowTopic = Callable[[Request, Session, Topic, str], Awaitable[None]]
SwitchDirectMessages = Callable[[Request, bool], Awaitable[None]]


@dataclass(eq=False, repr=False)
class Wishes:
    _boards: Boards
    _turns: TurnNotices
    _show_menu: ShowMenu
    _show_topic: ShowTopic
    _switch_direct_messages: SwitchDirectMessages
    _newcomers: Newcomers

    async def carry_out(self, request: Request, session: Session, wish: Wish) -> None:
        match wish:
            case DirectMessages(wanted):  # about the person, though the lobby has a button for it
                await self._switch_direct_messages(request, wanted)
            case Rematch():
                await self._rematch(request, session)
            case _:
                before = session.table
                await self._newcomers.saw(request, session)
                await session.ask(request.person, wish, request.token)
                answer = partial(self._granted, request, session, wish)
                await self._boards.answer(session, request.interaction, answer)
                await self._tell_owner(request, session, before)
                if isinstance(wish, Join) and session.table.phase == "lobby":
                    await self._newcomers.offer(request, session)
                if isinstance(wish, SetPicture) and session.table.pictured != before.pictured:
                    await self._remember(request, session.table)

    async def _remember(self, request: Request, table: Table) -> None:
        """What the tables of a server keep choosing becomes its default; told once.

        After a match the choice is one for all next tables.
        """
        if table.guild is None or table.private:
            return
        servers, wanted = request.desk.store.servers, table.pictured
        if await servers.chose_board(table.guild, pictured=wanted, for_all=table.is_over):
            told = request.ink()("picture-default", value=Word(f"picture-{shown(wanted)}"))
            await private.say(request, told)

    async def _tell_owner(self, request: Request, session: Session, before: Table) -> None:
        """The person whose seat another one has just taken over."""
        seat = session.table.seat_of(request.person)
        if seat is None or before.phase != "running" or before.seat_of(request.person) is not None:
            return
        if (former := before.seats[seat].person) is not None:
            await self._turns.tell_stepped_in(session.snapshot, former, request.person)

    async def _rematch(self, request: Request, session: Session) -> None:
        sessions, parent = request.desk.sessions, request.thread_parent
        fresh = await sessions.rematch(session, request.person, request.token, parent)
        if fresh.table.board is None:
            await self._boards.post(fresh, request.interaction)
        else:  # it was proposed already, and this is a yes
            await response.acknowledge(request.interaction)
            await self._boards.show(fresh)

    async def _granted(self, request: Request, session: Session, wish: Wish) -> None:
        ink = request.ink_at(session.snapshot)
        key = f"did-{wish.words.replace(' ', '-')}"
        match wish:
            case Automatic() | SwitchAutomatic():
                seat = session.table.seats[session.table.seat_for(request.person)]
                did = ink("did-auto", on="yes" if seat.auto else "no")
            case Start() if session.table.phase == "lobby":
                did = ink("did-ready")
            case SetPicture(wanted):
                did = ink("did-picture", value=Word(f"picture-{shown(wanted)}"))
            case Invite(person) | Remove(person):
                door = "closed" if session.table.closed else "open"
                did = ink(key, who=Person(person), door=door)
            case GoOn() if any(seat.vote is not None for seat in session.table.seats):
                did = ink("did-vote")
            case GiveUp() if session.table.phase == "stopped":
                did = ink("did-stop")
            case GiveUp() if session.table.phase == "shelved":
                did = ink("did-rests")
            case _:
                did = ink(key)
        topic = topic_of(wish) if session.table.phase == "lobby" else None
        if request.pressed_in_private and topic is not None:
            await self._show_topic(request, session, topic, did)
        elif request.pressed_in_private and isinstance(wish, Automatic | ComeBack):
            await self._show_menu(request, session, did)
        else:
            await confirm(request, session.table, did)
