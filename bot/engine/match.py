"""A match: a header and a move log; its state is the fold of the log over the rules."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from bot.engine.chance import Dice
from bot.engine.changing import changed
from bot.engine.data import Data
from bot.engine.game import CHANCE, Event, Game, Result, Step
from bot.engine.moments import Transition, goes_on

STORY_LENGTH = 48
"""The number of events that a match keeps; `bot.engine.story` finds older ones in the log."""
AGREEMENT_DIGITS = 16


class Header(Data):
    """What was agreed before the first move."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[dict[str, Any], ...]
    """The options of every seat, in turn order."""
    commitment: str
    players: str
    """The players' part of the dice: what they chose; in form 1 the numbers of joins and start."""


def agreement(header: Header) -> str:
    """A hash of what was agreed, which binds the dice to this match.

    The seats are in the order in which they were taken.
    """
    agreed = [header.id, header.game, header.rules, header.options, list(header.seats)]
    plain = json.dumps(agreed, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()[:AGREEMENT_DIGITS]


@dataclass(frozen=True, slots=True)
class Move:
    """A row of the log."""

    number: int
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Match:
    """A play-through, immutable; `play` returns the next state of it."""

    game: Game[Any, Any, Any]
    header: Header
    state: Any
    turn: int = 0
    """The log's length when the current decision began. Buttons carry it, so that a stale press is
    recognised."""
    log: tuple[Move, ...] = ()
    story: tuple[Event, ...] = ()
    trail: tuple[Transition, ...] = field(default=(), compare=False)
    """The last action that a player chose, and the chance and forced moves after it."""
    unchosen: frozenset[int] = field(default=frozenset(), compare=False)
    """The numbers of the moves of seats that had no choice and were made for them."""

    @classmethod
    def begin(cls, game: Game[Any, Any, Any], header: Header) -> "Match":
        options = game.options_type.model_validate(header.options)
        seats = tuple(game.seat_options_type.model_validate(seat) for seat in header.seats)
        state, events = game.start(seats, options)
        return cls(game, header, state, story=events)

    @classmethod
    def fold(cls, game: Game[Any, Any, Any], header: Header, moves: Iterable[Move]) -> "Match":
        match = cls.begin(game, header)
        for move in moves:
            match = match.play(move.seat, move.text)
        return match

    @property
    def version(self) -> int:
        """The length of the log."""
        return len(self.log)

    @property
    def to_act(self) -> frozenset[int]:
        return self.game.to_act(self.state)

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    def play(self, seat: int, text: str) -> "Match":
        action = self.game.parse(text)
        return self._after(seat, action, self.game.apply(self.state, seat, action))

    def _after(self, seat: int, action: Any, step: Step[Any]) -> "Match":
        state, events = step
        move = Move(number=self.version, seat=seat, text=str(action))
        numbered = tuple(changed(event, at=self.version) for event in events)
        story = (*self.story, *numbered)[-STORY_LENGTH:]
        turn = self.turn if self._stays_open(state) else self.version + 1
        follows = goes_on(self.game, self.state, seat, action)
        by_itself = follows and seat != CHANCE
        return changed(
            self,
            state=state,
            turn=turn,
            log=(*self.log, move),
            story=story,
            trail=(
                *(self.trail if follows else ()),
                Transition(seat, action, self.state, state, numbered),
            ),
            unchosen=self.unchosen | {self.version} if by_itself else self.unchosen,
        )

    def _stays_open(self, state: Any) -> bool:
        """Whether a decision of several seats goes on, so that the others' buttons stay valid."""
        deciding, waiting = self.game.may_act(self.state), self.game.to_act(state)
        return len(deciding) > 1 and bool(waiting) and waiting <= deciding

    def settle(self, dice: Dice) -> "Match":
        """Play chance and forced moves until a player must decide."""
        match = self
        while due := match._by_itself(dice):
            seat, action = due
            # The rules named this action, so it is neither checked nor parsed.
            match = match._after(seat, action, match.game.step(match.state, seat, action))
        return match

    def _by_itself(self, dice: Dice) -> tuple[int, Any] | None:
        if self.to_act == {CHANCE}:
            return CHANCE, self._drawn(dice)
        return self.game.forced(self.state)

    def rolled(self, dice: Dice) -> str:
        """The next move of chance as the dice decide it."""
        return str(self._drawn(dice))

    def _drawn(self, dice: Dice) -> Any:
        return dice.draw(self.place(named=dice.named), self.game.outcomes(self.state))

    def place(self, *, named: bool) -> str:
        """Where the next draw takes place: the name that the game gives it, or its number."""
        return (named and self.game.place(self.state)) or str(self.version)
