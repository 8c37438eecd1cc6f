"""Lessons: taken up, judged move by move, finished."""

from dataclasses import replace
from typing import Any

from bot.advice.lessons import Verdict, answer, before_end, judge, last_verdict
from bot.cards import lesson as cards
from bot.cards.card import Card
from bot.cards.learn import Learn
from bot.cards.learn import Lessons as LessonList
from bot.cards.lesson import LearnFrom, LeaveLesson, PlayForReal
from bot.engine import lesson as lessons
from bot.engine.catalogue import Box
from bot.engine.errors import PlayerError
from bot.engine.ink import Reading
from bot.engine.lesson import Lesson
from bot.engine.match import Match
from bot.engine.screen import Ink
from bot.live.brain_pool import BrainPool
from bot.live.recent import Recent
from bot.live.session import Session
from bot.shell.actions.open_table import OpeningTables
from bot.shell.answers import private
from bot.shell.answers.request import Desk, Request
from bot.shell.answers.route import Route, at_table
from bot.shell.boards.private_board import PrivateBoards
from bot.shell.boards.private_kinds import PrivateKind
from bot.store.lessons import Progress
from bot.table.table import LESSON, Seat, Table
from bot.watch.measurements import Learned, measure

MOST_LESSONS = 10_000


class Lessons(PrivateKind):
    def __init__(
        self, desk: Desk, brains: BrainPool, boards: PrivateBoards, opening: OpeningTables
    ) -> None:
        self._desk = desk
        self._brains = brains
        self._boards = boards
        self._opening = opening
        self._noted: Recent[str, int] = Recent(MOST_LESSONS)
        """By match the step that is stored."""
        self._verdicts: Recent[str, Verdict] = Recent(MOST_LESSONS)
        """By match the answer to its last move."""
        self._of_today: Recent[str, bool] = Recent(MOST_LESSONS)
        """By match whether its log is of the present script; an update may have changed that."""

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return (
            Route(LessonList, self._list),
            Route(Learn, self._learn),
            Route(LearnFrom, self._from),
            Route(LeaveLesson, at_table(self._leave)),
            Route(PlayForReal, self._play),
        )

    async def list(self, request: Request) -> None:
        """All lessons, with how far the person has come."""
        stored = await self._desk.store.lessons.of(request.person)
        states = {
            game: (box, request.ink(box), _state(box.lesson, stored.get(game), request.ink()))
            for game, box in self._desk.sessions.catalogue.items()
            if box.lesson
        }
        await private.show(request, cards.lessons_card(states, request.ink()))

    async def learn(self, request: Request, game: str) -> None:
        """Begin a lesson, or take it up where it was."""
        box, lesson = self._of(game)
        alive = await self._desk.sessions.private(request.person, LESSON)
        if alive and alive.table.game == game and _goes_on(lesson, alive):
            await self._boards.post(alive, request.interaction)
            return
        before = (await self._desk.store.lessons.of(request.person)).get(game)
        done = before is None or before.step >= len(lesson.steps)
        await self._begin(request, box, lesson, 0 if done or before is None else before.step)

    async def allows(self, request: Request, session: Session, move: str) -> bool:
        """A wrong move is not made: its answer, and what would follow, is shown instead."""
        lesson, match = session.box.lesson, session.match
        if lesson is None or match is None:
            return True
        try:
            _, seat = session.check_press(request.person, None)
        except PlayerError:  # refused by the session, unless it is a repetition
            return True
        if not self._is_of_today(lesson, session.table.id, match):
            await self.learn(request, session.box.id)
            return False
        rated = await self._rated(session, match, seat) if lessons.weighs(lesson, match) else None
        verdict = judge(lesson, session.box, match, seat, move, rated)
        if verdict.accepted:
            self._verdicts[session.table.id] = verdict
            return True
        measure(Learned(session.box.id, lessons.step_of(lesson, match) + 1, "wrong"))
        await self._show_mistake(request, session, match, verdict)
        return False

    def _is_of_today(self, lesson: Lesson, table: str, match: Match) -> bool:
        if table not in self._of_today:
            self._of_today[table] = lessons.follows(lesson, match)
        return self._of_today[table]

    async def changed(self, session: Session) -> None:
        """Store how far the lesson has come."""
        lesson, match, table = session.box.lesson, session.match, session.table
        if lesson is None or match is None or table.owner is None:
            return
        step = lessons.step_of(lesson, match)
        if self._noted.get(table.id) == step:
            return
        over = step == len(lesson.steps)
        finished = self._desk.sessions.clock() if over else None
        await self._desk.store.lessons.reached(table.owner, table.game, step, finished)
        self._noted[table.id] = step
        measure(Learned(table.game, step + 1, "done" if over else "begun"))

    def ends_on_board(self, session: Session) -> bool:
        lesson, match = session.box.lesson, session.match
        return bool(lesson and match and lessons.step_of(lesson, match) == len(lesson.steps))

    async def frame(self, session: Session, card: Card, ink: Ink) -> Card:
        lesson, match, box = session.box.lesson, session.match, session.box
        if lesson is None or match is None:
            return card
        step = lessons.step_of(lesson, match)
        if step < len(lesson.steps):
            heading = cards.step_heading(lesson, step, ink)
            return cards.framed(card, heading, cards.step_words(lesson, box, step, ink), ink)
        verdict = self._verdicts.get(session.table.id) or await self._last(session, match)
        said = answer(box, before_end(lesson, match), verdict, ink)
        end = lessons.step_words(lesson, box, step).say
        words = (said, ink(end.key, **end.params), await self._all_done(session.table, ink))
        return cards.farewell(card, words, box, ink)

    async def _all_done(self, table: Table, ink: Ink) -> str:
        """Once, at the end of the lesson that was the last one missing."""
        games = {game for game, box in self._desk.sessions.catalogue.items() if box.lesson}
        stored = await self._desk.store.lessons.of(table.owner or 0)
        ends = {game: progress.done for game, progress in stored.items() if progress.done}
        own = ends.get(table.game, 0.0)
        if games - ends.keys() or own < max(*ends.values(), table.opened):
            return ""
        return ink("lessons-all-done", count=len(games))

    async def _begin(self, request: Request, box: Box, lesson: Lesson, step: int) -> None:
        sessions, seats = self._desk.sessions, _seats(lesson, request)
        session = await sessions.open_private(
            LESSON,
            box.id,
            person=request.person,
            locale=request.language,
            token=request.token,
            seats=seats,
            options=box.game.options_type(**lesson.options).model_dump(),
            prepared=lambda match: lessons.at_step(lesson, match, step),
            instead=True,
        )
        await self._boards.post(session, request.interaction)

    async def _show_mistake(
        self, request: Request, session: Session, match: Match, verdict: Verdict
    ) -> None:
        at, aloud = session.snapshot, request.by_screen_reader
        seat = at.table.seat_of(request.person)
        artist, language = self._desk.artist, request.language
        ink = artist.ink(at, language, Reading(seat if aloud else None, aloud=aloud))
        resting = replace(at.table, phase="shelved")  # nothing is asked on this board
        shown = replace(at, table=resting, match=verdict.shown or match)
        board = artist.own(shown, request.person, language, aloud=aloud)
        told = answer(session.box, match, verdict, ink)
        card = cards.mistake(board, told, session.table.id, ink)
        await self._boards.put_card(session, request.interaction, card)

    async def _rated(self, session: Session, match: Match, seat: int) -> Any:
        view = match.game.view(match.state, seat)
        return await self._brains.rate(session.table.owner or 0, session.box, view, seat)

    async def _last(self, session: Session, match: Match) -> Verdict:
        """After a restart."""
        lesson = session.box.lesson
        if lesson is None:
            return Verdict(accepted=True)
        before = before_end(lesson, match)
        weighed = lessons.weighs(lesson, before)
        rated = await self._rated(session, before, lesson.seat) if weighed else None
        return last_verdict(lesson, session.box, match, rated)

    def _of(self, game: str) -> tuple[Box, Lesson]:
        box = self._desk.box(game)
        if box.lesson is None:
            raise PlayerError("lesson-broken" if box.lesson_trouble else "lesson-none")
        return box, box.lesson

    async def _list(self, request: Request, look: LessonList) -> None:
        await self.list(request)

    async def _learn(self, request: Request, change: Learn) -> None:
        await self.learn(request, change.game)

    async def _from(self, request: Request, change: LearnFrom) -> None:
        box, lesson = self._of(change.game)
        await self._begin(request, box, lesson, max(change.step, 0))

    async def _leave(self, request: Request, session: Session) -> None:
        if session.box.lesson and session.match:
            step = lessons.step_of(session.box.lesson, session.match)
            measure(Learned(session.box.id, step + 1, "left"))
        await private.close(request, request.ink()("lesson-left"))

    async def _play(self, request: Request, change: PlayForReal) -> None:
        """A real table with as many computers as the game needs, one where it needs none.

        Whoever learned it in the lobby of a table is led back there.
        """
        game = self._of(change.game)[0].game
        least, most = game.seed.seats.least, game.seed.seats.most
        await self._opening.lead_to(request, change.game, min(max(least, 2), most) - 1)


def _seats(lesson: Lesson, request: Request) -> tuple[Seat, ...]:
    return tuple(
        Seat(request.person, request.token, options=one.options)
        if one.player == "learner"
        else Seat(None, request.token, strength=one.player, options=one.options)
        for one in lesson.seats
    )


def _goes_on(lesson: Lesson, session: Session) -> bool:
    return session.match is not None and lessons.follows(lesson, session.match)


def _state(lesson: Lesson | None, progress: Progress | None, ink: Ink) -> str:
    if lesson is None or progress is None:
        return ink("lesson-state-new")
    if progress.done is not None:
        return ink("lesson-state-done")
    step = min(progress.step, len(lesson.steps) - 1)
    return ink("lesson-state-at", step=step + 1, steps=len(lesson.steps))
