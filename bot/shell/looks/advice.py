"""Hint, odds and look back: private answers that a brain computes first."""

from typing import Any

from bot.cards.advice import (
    Hint,
    LookBackAt,
    Odds,
    hint_card,
    look_back_card,
    odds_card,
    wanted_card,
)
from bot.engine.errors import PlayerError
from bot.engine.lesson import hinted
from bot.engine.match import Match
from bot.live.brain_pool import BrainPool
from bot.live.rate_limit import RateLimit
from bot.live.session import Session
from bot.shell.answers import private
from bot.shell.answers.ephemeral import Decision
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route, at_table
from bot.shell.answers.thinking import thought
from bot.table.days import DAILY
from bot.table.table import LESSON
from bot.table.waiting import decides_secretly


class Advice:
    def __init__(self, brains: BrainPool, limit: RateLimit) -> None:
        self._brains = brains
        self._limit = limit

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return (
            Route(Hint, at_table(self.hint)),
            Route(Odds, at_table(self.odds)),
            Route(LookBackAt, at_table(self.look_back)),
        )

    async def hint(self, request: Request, session: Session) -> None:
        if not await request.hints_allowed(session.table):
            raise PlayerError(_refusal(session, "hints-off"))
        if not session.box.brain.advises:
            raise PlayerError("hint-none")
        match, seat = session.check_press(request.person, None)
        view = match.game.view(match.state, seat)
        if wanted := _wanted(session, match):
            card = wanted_card(session.snapshot, view, wanted, request.ink_at(session.snapshot))
            await private.show(request, card, back_to=session.table)
            return
        rating = self._brains.rate(request.person, session.box, view, seat)
        rated = await thought(request, self._limit, rating)
        if session.match is None or match.turn != session.match.turn:
            raise PlayerError("stale")
        at = session.snapshot
        card = hint_card(at, view, rated, match.turn, request.ink_at(at))
        asks = Decision(session.table.id, match.turn)
        await private.show(request, card, back_to=session.table, asks=asks)

    async def odds(self, request: Request, session: Session) -> None:
        """Players get them only where hints are allowed, and after a secret decision."""
        match, seat = _running(session), session.table.seat_of(request.person)
        if seat is not None and not await request.hints_allowed(session.table):
            raise PlayerError(_refusal(session, "odds-seated"))
        if seat is not None and seat in match.to_act and decides_secretly(match, seat):
            raise PlayerError("odds-first-decide")
        view = match.game.view(match.state, seat)
        computing = self._brains.odds(request.person, session.box, view, seat)
        lines = await thought(request, self._limit, computing)
        if not lines:
            raise PlayerError("odds-none")
        card = odds_card(lines, request.ink_at(session.snapshot))
        await private.show(request, card, back_to=session.table)

    async def odds_of(self, request: Request, session: Session, text: str) -> None:
        """The outcomes of one move, where the game knows them."""
        match, seat = session.check_press(request.person, None)
        if not await request.hints_allowed(session.table):
            raise PlayerError(_refusal(session, "odds-seated"))
        action, view = match.game.parse(text), match.game.view(match.state, seat)
        if action not in match.game.legal(match.state, seat):
            raise PlayerError("illegal-unreadable", move=text)
        lines = session.box.brain.odds_of(match.game, view, action)
        if not lines:
            raise PlayerError("odds-none")
        card = odds_card(lines, request.ink_at(session.snapshot))
        await private.show(request, card, back_to=session.table)

    async def look_back(self, request: Request, session: Session) -> None:
        """Of a finished match: by then no secret of others is left."""
        match = session.match
        if match is None or match.result is None:
            raise PlayerError("look-back-none")
        if not session.box.brain.advises:
            raise PlayerError("look-back-unrated")
        computing = self._brains.look_back(request.person, session.box, match)
        found = await thought(request, self._limit, computing)
        ink = request.ink_at(session.snapshot)
        await private.show(request, look_back_card(session.box, found, match, ink))


def _wanted(session: Session, match: Match) -> str:
    """The move that a lesson wants; empty elsewhere, and where the learner decides alone."""
    lesson = session.box.lesson
    return hinted(lesson, match) if session.table.kind == LESSON and lesson else ""


def _running(session: Session) -> Match:
    if session.match is None:
        raise PlayerError("not-started")
    if not session.table.live:
        raise PlayerError("over")
    return session.match


def _refusal(session: Session, otherwise: str) -> str:
    return "daily-unadvised" if session.table.kind == DAILY else otherwise
