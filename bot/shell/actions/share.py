"""Shows a result or a leaderboard to the whole channel."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.cards.end_of_match import share_text
from bot.cards.leaderboard import ShareLeaderboard, shared
from bot.cards.past_matches import ShareResult
from bot.engine.errors import PlayerError
from bot.live.rate_limit import RateLimit
from bot.live.session import Session
from bot.shell.answers import response
from bot.shell.answers.post_once import post_once
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route
from bot.shell.boards.end_of_match import EndsOfMatches
from bot.shell.boards.picture import Pictures
from bot.shell.drawing import draw
from bot.shell.drawing.draw import Message
from bot.shell.drawing.mentions import board_link
from bot.shell.looks.leaderboard import Leaderboards
from bot.shell.looks.past_matches import PastMatches


@dataclass(eq=False, repr=False)
class Sharing:
    _past: PastMatches
    _leaderboards: Leaderboards
    _pictures: Pictures
    _ends: EndsOfMatches
    _leaderboard_limit: RateLimit

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return (Route(ShareResult, self._result), Route(ShareLeaderboard, self._leaderboard))

    async def _result(self, request: Request, change: ShareResult) -> None:
        """Once per match, by somebody who played it; in any channel. No private one."""
        session = await self._past.session(request, request.match)
        match, stored = session.table.id, request.desk.store.boards
        if session.table.private:
            raise PlayerError("button-unknown")
        if request.person not in session.table.people:
            raise PlayerError("share-not-yours")
        claim, give_back = partial(stored.share, match), partial(stored.unshare, match)
        await post_once(request, claim, give_back, partial(self._small, session))

    async def _small(self, session: Session) -> Message:
        """Two lines with plain names, and the podium: the message may be forwarded."""
        at, match = session.snapshot, session.match
        if match is None:
            raise PlayerError("not-started")
        await self._ends.prepare(session)
        ink = await self._pictures.named_ink(at, at.table.locale, marked_up=True)
        closing = self._ends.of(at.table.id)
        told = share_text(at.table, match, closing, ink, board_link(at.table))
        return Message(told, picture=await self._pictures.podium(at, at.table.locale))

    async def _leaderboard(self, request: Request, change: ShareLeaderboard) -> None:
        self._leaderboard_limit.take((request.person, request.channel))
        card = shared(await self._leaderboards.card(request, change.fitting))
        await response.send(request.interaction, draw.message(card))
