"""Hint, odds and the look back: private answers that a brain must think about first."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from bot.cards.advice import Hint, LookBackAt, Odds, hint_card, look_back_card, odds_card
from bot.engine.errors import PlayerError
from bot.engine.match import Match
from bot.live.session import Session
from bot.shell import private, responses
from bot.shell.looks.route import Route
from bot.shell.reader import Reader
from bot.shell.slip import Decision
from bot.table.waiting import decides_secretly

PATIENCE_SECONDS = 1.0
"""A thought that takes longer is announced first; Discord gives three seconds in all."""

T = TypeVar("T")


async def hint(reader: Reader, session: Session) -> None:
    if not await hints_allowed(reader, session):
        raise PlayerError("hints-off")
    if not session.box.brain.advises:
        raise PlayerError("hint-none")
    match, seat = session.check_press(reader.person, None)
    view = match.game.view(match.state, seat)
    thinker = reader.client.thinker
    rated = await _patiently(reader, thinker.rate(reader.person, session.box, view, seat))
    if session.match is None or match.turn != session.match.turn:
        raise PlayerError("stale")
    card = hint_card(session, view, rated, match.turn, reader.ink_at(session))
    await private.show(reader, card, at=session, asks=Decision(session.table.id, match.turn))


async def odds(reader: Reader, session: Session) -> None:
    """People at the table see them only where hints are allowed, and once they have bet."""
    match, seat = _running(session), session.table.seat_of(reader.person)
    if seat is not None and not await hints_allowed(reader, session):
        raise PlayerError("odds-seated")
    if seat is not None and seat in match.to_act and decides_secretly(match, seat):
        raise PlayerError("odds-first-decide")
    view = match.game.view(match.state, seat)
    thinker = reader.client.thinker
    lines = await _patiently(reader, thinker.odds(reader.person, session.box, view, seat))
    if not lines:
        raise PlayerError("odds-none")
    await private.show(reader, odds_card(lines, reader.ink_at(session)), at=session)


async def odds_of(reader: Reader, session: Session, text: str) -> None:
    """What may come of one move, where the game can tell."""
    match, seat = session.check_press(reader.person, None)
    if not await hints_allowed(reader, session):
        raise PlayerError("odds-seated")
    action, view = match.game.parse(text), match.game.view(match.state, seat)
    if action not in match.game.legal(match.state, seat):
        raise PlayerError("illegal-unreadable", move=text)
    lines = session.box.brain.odds_of(match.game, view, action)
    if not lines:
        raise PlayerError("odds-none")
    await private.show(reader, odds_card(lines, reader.ink_at(session)), at=session)


async def look_back(reader: Reader, session: Session) -> None:
    """Of a match that was played to its end; secrets of others are out by then."""
    match = session.match
    if match is None or match.result is None:
        raise PlayerError("look-back-none")
    if not session.box.brain.advises:
        raise PlayerError("look-back-unrated")
    thinker = reader.client.thinker
    found = await _patiently(reader, thinker.look_back(reader.person, session.box, match))
    card = look_back_card(session.box, found, match.version, reader.ink_at(session))
    await private.show(reader, card)


async def hints_allowed(reader: Reader, session: Session) -> bool:
    return (await reader.client.store.servers.settings(session.table.guild)).hints


async def _patiently(reader: Reader, thought: Coroutine[Any, Any, T]) -> T:
    """Wait for a thought; where it takes long, Discord is told that an answer will come."""
    try:
        reader.client.thoughts.take(reader.person)
    except PlayerError:
        thought.close()  # nobody will wait for it
        raise
    task = asyncio.ensure_future(thought)
    await asyncio.wait({task}, timeout=PATIENCE_SECONDS)
    if not task.done():
        await responses.announce(reader.interaction)
    return await task


def _running(session: Session) -> Match:
    if session.match is None:
        raise PlayerError("not-started")
    if not session.table.live:
        raise PlayerError("over")
    return session.match


async def _hint(reader: Reader, look: Hint) -> None:
    await hint(reader, await reader.pressed())


async def _odds(reader: Reader, look: Odds) -> None:
    await odds(reader, await reader.pressed())


async def _look_back(reader: Reader, look: LookBackAt) -> None:
    await look_back(reader, await reader.pressed())


ROUTES: tuple[Route[Any], ...] = (
    Route(Hint, _hint),
    Route(Odds, _odds),
    Route(LookBackAt, _look_back),
)
