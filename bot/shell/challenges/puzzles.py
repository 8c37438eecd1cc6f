"""Puzzles: a decision of a finished match is asked, answered by the move itself, and judged.

The match is folded again for every press, and the buttons carry the whole state: no session, no
table, nothing to restore.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bot.cards.puzzle import (
    ANY,
    NextPuzzle,
    OwnDearest,
    PuzzleAnswer,
    PuzzleAt,
    PuzzleStep,
    answer_card,
    own_card,
    question_card,
)
from bot.cards.sunday import asked_card
from bot.engine.errors import PlayerError
from bot.engine.ink import Reading
from bot.engine.offers import Offer, Typed, meant, typings
from bot.engine.phrases import Many
from bot.engine.screen import Ink
from bot.live.brain_pool import BrainPool
from bot.live.rate_limit import HeavyReads, RateLimit
from bot.live.recent import Recent
from bot.live.session import Session
from bot.live.sundays import Question, Sundays
from bot.puzzles.posed import Judged, Posed, judge, pose
from bot.puzzles.search import Puzzle, costliest, makes_puzzles, terms
from bot.shell.answers import private
from bot.shell.answers.request import MOST_CHOICES, Request
from bot.shell.answers.route import Route, at_table
from bot.shell.answers.thinking import thought
from bot.shell.drawing import draw
from bot.shell.drawing.paging import PageTurn
from bot.store.puzzle_tries import Answer, FirstAnswer
from bot.store.puzzles import Pointer
from bot.table.days import SUNDAY, Try
from bot.table.table import Table

MOST_PEOPLE = 10_000
NAMED = 3
"""So many moves are named where typed words may mean several."""
OWN = 3
"""So many of the own choices are offered after a match."""


GoOn = Callable[[Request, Try, str], Awaitable[None]]
"""Show what follows an answer on a Sunday, with the line that says what was answered."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a button points to."""

    table: Table
    posed: Posed
    puzzle: Puzzle | None
    """None: an own decision that is asked of nobody else, or one of a Sunday."""
    counting: Question | None = None
    """On a Sunday: what an answer to it counts for."""


class PuzzleLooks:
    def __init__(
        self,
        brains: BrainPool,
        heavy_reads: HeavyReads,
        limit: RateLimit,
        sundays: Sundays,
        go_on: GoOn,
    ) -> None:
        self._brains = brains
        self._sundays = sundays
        self._go_on = go_on
        self._heavy_reads = heavy_reads
        self._limit = limit
        self._last = Recent[int, Pointer](MOST_PEOPLE)
        """By person what was asked last, for those who type; a button carries it itself."""

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return (
            Route(NextPuzzle, self._next),
            Route(PuzzleAt, self._at),
            Route(PuzzleStep, self._step),
            Route(PuzzleAnswer, self._answer),
            Route(OwnDearest, at_table(self._own)),
        )

    async def next(self, request: Request, game: str = ANY) -> None:
        """One that is new to the person."""
        boxes = [*request.desk.sessions.catalogue.values()]
        if game != ANY:
            boxes = [request.desk.box(game)]
            terms(boxes[0])
        rules = {box.id: box.game.seed.rules_version for box in boxes if makes_puzzles(box)}
        found = await request.desk.store.puzzles.next(request.person, rules)
        if found is None:
            raise PlayerError("puzzle-none-left")
        await self._show(request, await self._asked(request, found.match, found.number))

    async def ask(self, request: Request, match: str, number: int, noted: str) -> None:
        """A decision of a Sunday; `noted`: what was answered to the one before."""
        await self._show(request, await self._asked(request, match, number), noted=noted)

    async def suggest(self, request: Request, text: str) -> list[tuple[str, str]]:
        """The answers that fit what was typed so far to the puzzle that was asked last."""
        asked = await self._asked_last(request)
        for typed in typings(text):
            if found := _offers(request, asked.posed, typed):
                return [(offer.label, offer.move) for offer in found]
        return []

    async def answer(self, request: Request, text: str) -> None:
        """Answer the puzzle that was asked last, in words or as buttons write it."""
        asked = await self._asked_last(request)
        await self._judge(request, asked, _meant(request, asked.posed, text))

    async def turn_page(self, request: Request, turn: PageTurn) -> None:
        """Another page of a long menu of an answer."""
        words = turn.menu.text.split()
        number = next((int(word) for word in words if word.isdecimal()), -1)
        asked = await self._asked(request, request.match, number)
        await self._show(request, asked, turn.prefix, turn)

    async def _next(self, request: Request, look: NextPuzzle) -> None:
        await self.next(request, look.game)

    async def _at(self, request: Request, look: PuzzleAt) -> None:
        await self._show(request, await self._asked(request, request.match, look.number))

    async def _step(self, request: Request, look: PuzzleStep) -> None:
        asked = await self._asked(request, request.match, look.number)
        await self._show(request, asked, " ".join(look.prefix))

    async def _show(
        self,
        request: Request,
        asked: Asked,
        prefix: str = "",
        turn: PageTurn | None = None,
        noted: str = "",
    ) -> None:
        ink = ink_of(request, asked.posed)
        card = question_card(asked.posed, asked.table, request.person, ink, prefix)
        if asked.counting:
            card = asked_card(card, asked.counting, noted, ink)
        self._last[request.person] = asked.table.id, asked.posed.number
        await private.give(request, draw.message(card, turn))

    async def _answer(self, request: Request, change: PuzzleAnswer) -> None:
        asked = await self._asked(request, request.match, change.number)
        await self._judge(request, asked, " ".join(change.move))

    async def _judge(self, request: Request, asked: Asked, move: str) -> None:
        posed, box = asked.posed, asked.posed.box
        action = posed.action(move)
        if asked.counting:
            await self._count(request, asked.counting, posed, str(action))
            return
        rating = self._brains.rate(request.person, box, posed.view, posed.seat)
        rated = await thought(request, self._limit, rating)
        judged = judge(posed, rated, action)
        counted = await _counted(request, asked.puzzle, judged)
        ink = ink_of(request, posed)
        card = answer_card(posed, asked.table, request.person, rated, judged, counted, ink)
        await private.show(request, card)

    async def _count(self, request: Request, asked: Question, posed: Posed, move: str) -> None:
        """An answer of a Sunday, of which nothing is told before the last one."""
        one = await self._sundays.answer(asked, move)
        first = (await self._sundays.answers(one))[asked.place]
        ink = ink_of(request, posed)
        told = posed.box.describe(posed.view, posed.action(first), ink)
        await self._go_on(request, one, ink("sunday-answered", move=told))

    async def _own(self, request: Request, session: Session) -> None:
        """Of a finished match: by then no secret of others is left."""
        match, seat = session.match, session.table.seat_of(request.person)
        if match is None or match.result is None or seat is None:
            raise PlayerError("puzzle-gone")
        terms(session.box)
        searching = self._brains.search(request.person, session.box, match, seat)
        found = (await thought(request, self._limit, searching)).found
        mine = [one for one in found if session.table.person_at(seat, one.number) == request.person]
        header, log = match.header, match.log
        posed = [pose(session.box, header, log, one.number) for one in costliest(mine)[:OWN]]
        ink = request.ink_at(session.snapshot)
        await private.show(request, own_card(posed, session.table, ink))

    async def _asked_last(self, request: Request) -> Asked:
        if request.person not in self._last:
            raise PlayerError("puzzle-not-asked")
        return await self._asked(request, *self._last[request.person])

    async def _asked(self, request: Request, match: str, number: int) -> Asked:
        """A decision that may be asked of this person; raises a PlayerError for any other."""
        store, person = request.desk.store, request.person
        table = await store.matches.table(match)
        if table is None or table.phase != "finished":
            raise PlayerError("puzzle-gone")
        if table.kind == SUNDAY:
            counting = await self._sundays.counting(table, number, person)
            return Asked(table, await self._sundays.posed(table, number), None, counting)
        puzzle = await store.puzzles.find(match, number)
        self._heavy_reads.enter(person)
        log = await store.matches.log(match)
        box = request.desk.box(table.game)
        posed = await self._heavy_reads.read(pose, box, table.header, log, number)
        if puzzle is None and posed.seat != table.seat_of(person):
            raise PlayerError("puzzle-gone")
        return Asked(table, posed, puzzle)


def _meant(request: Request, posed: Posed, text: str) -> str:
    short = " ".join(text.lower().split())
    if short in {str(action) for action in posed.legal}:
        return short
    for typed in typings(text):
        found = meant(_offers(request, posed, typed), typed)
        if len(found) == 1 and not found[0].opens:
            return found[0].move
        if found:
            ways = Many(tuple(offer.label for offer in found[:NAMED]), glue="; ")
            raise PlayerError("move-several", ways=ways, more=max(0, len(found) - NAMED))
    raise PlayerError("puzzle-unreadable", move=text)


def _offers(request: Request, posed: Posed, typed: Typed) -> tuple[Offer, ...]:
    """Lists can draw neither our emoji nor markup, so they are worded as for a screen reader."""
    ink = ink_of(request, posed, aloud=True)
    return posed.box.offers(posed.view, posed.seat, typed, MOST_CHOICES, ink)[:MOST_CHOICES]


async def _counted(request: Request, puzzle: Puzzle | None, judged: Judged) -> FirstAnswer | None:
    if puzzle is None:
        return None
    desk, press = request.desk, request.interaction.id
    answer = Answer(
        request.person,
        request.guild,
        press,
        desk.sessions.clock(),
        judged.is_right,
        judged.cost,
    )
    return await desk.store.puzzle_tries.record(puzzle, answer)


def ink_of(request: Request, posed: Posed, *, aloud: bool = False) -> Ink:
    aloud = aloud or request.by_screen_reader
    reading = Reading(posed.seat if aloud else None, aloud)
    seats = len(posed.before.header.seats)
    return request.desk.artist.nameless_ink(posed.box, seats, request.language, reading)
