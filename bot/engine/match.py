"""A match: a header and a move log; its state is the fold of the log over the rules."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from bot.engine.chance import Dice
from bot.engine.game import CHANCE, Data, Event, Game, Result

STORY_LENGTH = 12
"""So many of the last public events can be told again."""


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
    """The players' part of the dice, from their joins."""


class Move(Data):
    """A row of the log."""

    number: int
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Match:
    """A play-through, immutable; `play` returns the next one."""

    game: Game[Any, Any, Any]
    header: Header
    state: Any
    turn: int = 0
    """What every button is stamped with: the log's length when this decision opened."""
    log: tuple[Move, ...] = ()
    story: tuple[Event, ...] = ()

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
        state, events = self.game.apply(self.state, seat, action)
        move = Move(number=self.version, seat=seat, text=str(action))
        story = (*self.story, *events)[-STORY_LENGTH:]
        turn = self.turn if self._stays_open(state) else self.version + 1
        return replace(self, state=state, turn=turn, log=(*self.log, move), story=story)

    def _stays_open(self, state: Any) -> bool:
        """Whether a decision of several seats goes on: nobody's button grows old by another's."""
        deciding, waiting = self.game.may_act(self.state), self.game.to_act(state)
        return len(deciding) > 1 and bool(waiting) and waiting <= deciding

    def settle(self, dice: Dice) -> "Match":
        """Let chance act until somebody must decide or the match is over."""
        match = self
        while match.to_act == {CHANCE}:
            match = match.play(CHANCE, match.rolled(dice))
        return match

    def rolled(self, dice: Dice) -> str:
        """The move that the dice make chance play next."""
        return str(dice.draw(str(self.version), self.game.outcomes(self.state)))
