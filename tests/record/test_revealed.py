"""What is out of a log; here of a game in which a secret decides who is waited for."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from bot.engine.errors import IllegalMoveError
from bot.engine.game import Game, Result, Step, ranked
from bot.engine.match import Header, Match
from bot.record.revealed import lies_face_down, visible_log


@dataclass(frozen=True, slots=True)
class Pick:
    """The first seat decides in secret who goes on."""

    seat: int

    def __str__(self) -> str:
        return f"pick {self.seat}"


@dataclass(frozen=True, slots=True)
class Whisper:
    """The first seat keeps something to itself; nobody can tell what."""

    word: str

    def __str__(self) -> str:
        return f"whisper {self.word}"


Action = Pick | Whisper
WORDS = (Whisper("a"), Whisper("b"))
PICKS = (Pick(1), Pick(2))


@dataclass(frozen=True, slots=True)
class State:
    word: str = ""
    next: int = 0


class Nominating(Game[State, Action, str]):
    """Whisper, then pick; what is shown to others never changes."""

    secret_types = (Pick, Whisper)

    def start(self, seats: Sequence[object], options: object) -> Step[State]:
        return State(), ()

    def to_act(self, state: State) -> frozenset[int]:
        return frozenset({state.next})

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        if seat != 0 or state.next != 0:
            return ()
        return PICKS if state.word else WORDS

    def outcomes(self, state: State) -> tuple[tuple[Action, int], ...]:
        return ()

    def step(self, state: State, seat: int, action: Action) -> Step[State]:
        if isinstance(action, Whisper):
            return State(action.word), ()
        return State(state.word, action.seat), ()

    def view(self, state: State, seat: int | None) -> str:
        return state.word if seat == 0 else ""

    def result(self, state: State) -> Result | None:
        return ranked((0, 0, 0)) if not self.to_act(state) else None

    def parse(self, text: str) -> Action:
        found = {str(one): one for one in (*WORDS, *PICKS)}.get(text)
        if found is None:
            raise IllegalMoveError("illegal-unreadable", move=text)
        return found


GAME = Nominating(seed=None)
HEADER = Header(
    id="abcd2345",
    game="nominating",
    rules=1,
    options={},
    seats=({}, {}, {}),
    commitment="seal",
    players="1,2,3",
)


@pytest.fixture
def match() -> Match:
    return Match.begin(GAME, HEADER).play(0, "whisper b").play(0, "pick 2")


def test_a_secret_that_decides_who_is_waited_for_is_out(match: Match) -> None:
    open_log = visible_log(GAME, HEADER, match.log)
    assert open_log.hidden == {0}
    assert [move.text for move in open_log.moves] == ["whisper a", "pick 2"]


def test_what_still_may_make_a_difference_lies_face_down(match: Match) -> None:
    assert lies_face_down(match, 0)
    assert not lies_face_down(match, 1)
