"""A press: read from its custom id, passed to its handler, answered whatever happens."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.cards.custom_id import Stamp
from bot.cards.rules import Rules
from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.shell.answers import private
from bot.shell.answers.ephemerals import Ephemerals
from bot.shell.answers.interaction import Interaction
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route, Router
from bot.shell.boards.suspense import Suspense
from bot.shell.challenges.puzzles import PuzzleLooks
from bot.shell.drawing.paging import PageTurn
from bot.shell.incoming.guards import MOST_AT_ONCE, Crowd, Deadline, Guards
from bot.shell.incoming.press import Handlers, Presses, read
from bot.shell.notify.activity import Activity
from tests.games.kniffel.table import table as new_match
from tests.shell.fakes import CarriedOutWishes, PlayedMoves, SteppedBoards, Told
from tests.shell.interactions import press
from tests.shell.offline import never, parts
from tests.shell.tables import ANNA, BEN, CHANNEL, ELSEWHERE, GUILD, STRANGER, OneTable
from tests.shell.tables import session as in_memory

LOOK = Stamp("show", "0", 0, str(Rules()))


class ReadSuspense(Suspense):
    def __init__(self) -> None:
        self.readers: list[tuple[str, int]] = []

    def read(self, session: Session, person: int) -> None:
        self.readers.append((session.table.id, person))


class TurnedPuzzles(PuzzleLooks):
    """The pages of puzzles that were turned."""

    def __init__(self) -> None:
        self.turns: list[PageTurn] = []

    async def turn_page(self, request: Request, turn: PageTurn) -> None:
        self.turns.append(turn)


class Timers(Deadline):
    """The timers that were started."""

    def __init__(self) -> None:
        self.started: list[asyncio.TimerHandle] = []

    def watch(self, interaction: Interaction) -> asyncio.TimerHandle:
        self.started.append(asyncio.get_running_loop().call_later(3600, never))
        return self.started[-1]


@dataclass
class Entrance:
    """Presses with what they reach."""

    sessions: LiveTables
    looks: list[Request] = field(default_factory=list)
    errors: Told = field(default_factory=Told)
    moves: PlayedMoves = field(default_factory=PlayedMoves)
    wishes: CarriedOutWishes = field(default_factory=CarriedOutWishes)
    boards: SteppedBoards = field(default_factory=SteppedBoards)
    suspense: ReadSuspense = field(default_factory=ReadSuspense)
    timers: Timers = field(default_factory=Timers)
    crowd: Crowd = field(default_factory=Crowd)
    puzzles: TurnedPuzzles = field(default_factory=TurnedPuzzles)

    def __post_init__(self) -> None:
        self.activity = Activity(lambda: 0.0, 60)

    async def serve(self, interaction: Interaction) -> None:
        router = Router((Route(Rules, self._look),))
        guards = Guards(self.timers, self.crowd, self.errors)
        handlers = Handlers(
            router,
            self.moves,
            self.wishes,
            self.boards,
            self.suspense,
            self.activity,
            self.puzzles,
        )
        await Presses(parts(self.sessions).desk, guards, handlers).serve(interaction)

    async def _look(self, request: Request, look: Rules) -> None:
        self.looks.append(request)


@pytest.fixture
def session() -> Session:
    return in_memory(new_match())


@pytest.fixture
def sessions(session: Session) -> LiveTables:
    return OneTable(session)


@pytest.fixture
def entrance(sessions: LiveTables) -> Entrance:
    return Entrance(sessions)


def stamped(session: Session, kind: str, text: str, **fields: Any) -> Interaction:
    letter = {"move": "m", "open": "o", "ask": "p", "table": "t", "show": "s"}[kind]
    return press(f"{letter}:{session.table.id}:0:{text}", **fields)


def test_a_button_is_read_from_its_custom_id() -> None:
    assert read(press("m:abcd2345:12:reroll 1 2")) == Stamp("move", "abcd2345", 12, "reroll 1 2")


def test_picked_values_complete_what_a_menu_carries() -> None:
    picked = read(press("M:abcd2345:12:reroll", picks=("1", "2")))
    assert picked == Stamp("move", "abcd2345", 12, "reroll 1 2")


def test_an_option_that_turns_the_page_is_no_move() -> None:
    menu = Stamp("move", "abcd2345", 12, "walk", menu=True)
    assert read(press(str(menu), picks=("page 2 die 3",))) == PageTurn(menu, 2, "die 3")


@pytest.mark.parametrize("custom_id", ["", "buy:1", "m:abcd2345:x:roll", "m:ABCD:1:roll"])
def test_what_no_pattern_of_ours_matches_is_nothing(custom_id: str) -> None:
    assert read(press(custom_id)) is None


async def test_a_foreign_button_is_answered_and_reaches_no_handler(entrance: Entrance) -> None:
    await entrance.serve(press("buy:1"))
    assert entrance.errors.told == [("button-unknown", None)]
    assert entrance.timers.started == []


async def test_a_move_keeps_the_decision_it_was_stamped_for(
    entrance: Entrance, session: Session
) -> None:
    await entrance.serve(press(f"m:{session.table.id}:7:roll"))
    assert entrance.moves.played == [("roll", 7)]
    assert entrance.errors.told == []


async def test_each_kind_of_press_reaches_its_own_handler(
    entrance: Entrance, session: Session
) -> None:
    await entrance.serve(stamped(session, "open", "reroll"))
    await entrance.serve(stamped(session, "table", "auto on"))
    await entrance.serve(press(str(LOOK)))
    await entrance.serve(press(f"M:{session.table.id}:0:", picks=("page 1",)))
    first, second = entrance.boards.steps
    assert first == Stamp("open", session.table.id, 0, "reroll")
    assert isinstance(second, PageTurn)
    assert entrance.wishes.carried_out == ["auto on"]
    assert len(entrance.looks) == 1
    assert entrance.errors.told == []


async def test_the_next_step_of_a_secret_move_is_shown_to_the_presser_only(
    entrance: Entrance, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def show(request: Request, *_: object, **__: object) -> None:
        asked.append(request.person)

    monkeypatch.setattr(private, "show", show)
    await entrance.serve(stamped(session, "ask", "", person=BEN))
    assert entrance.errors.told == [("not-your-turn", session.table.id)]
    await entrance.serve(stamped(session, "ask", "", person=ANNA))
    assert asked == [ANNA]


async def test_a_wish_of_an_older_version_is_answered(entrance: Entrance, session: Session) -> None:
    await entrance.serve(stamped(session, "table", "polka"))
    assert entrance.errors.told == [("button-unknown", session.table.id)]


async def test_whoever_presses_is_active_in_that_channel_and_at_that_table(
    entrance: Entrance, session: Session
) -> None:
    await entrance.serve(stamped(session, "move", "roll", channel=ELSEWHERE))
    assert entrance.activity.is_active(ELSEWHERE, ANNA)
    assert entrance.activity.is_active(CHANNEL, ANNA)
    assert not entrance.activity.is_active(CHANNEL, BEN)


async def test_who_presses_has_read_the_outcome(entrance: Entrance, session: Session) -> None:
    await entrance.serve(stamped(session, "move", "roll"))
    assert entrance.suspense.readers == [(session.table.id, ANNA)]


async def test_a_stranger_from_another_channel_learns_nothing_of_the_table(
    entrance: Entrance, session: Session
) -> None:
    await entrance.serve(stamped(session, "move", "roll", person=STRANGER, channel=ELSEWHERE))
    assert entrance.errors.told == [("match-unknown", session.table.id)]
    assert entrance.moves.played == []


async def test_whatever_fails_is_answered_and_its_timer_is_stopped(
    sessions: LiveTables, session: Session
) -> None:
    broken = ValueError("no disk")

    class Failing(PlayedMoves):
        async def play(self, *_: Any) -> None:
            raise broken

    entrance = Entrance(sessions, moves=Failing())
    await entrance.serve(stamped(session, "move", "roll"))
    assert entrance.errors.told == [(broken, session.table.id)]
    assert [timer.cancelled() for timer in entrance.timers.started] == [True]
    assert len(entrance.crowd) == 0


async def test_a_full_board_refuses_a_press_before_anything_is_done(
    entrance: Entrance, session: Session
) -> None:
    stamp = Stamp("move", session.table.id, 0, "roll")
    entered = [
        entrance.crowd.entered(lambda _: None, n, 1, stamp) for n in range(1, MOST_AT_ONCE + 1)
    ]
    for one in entered:
        one.__enter__()
    await entrance.serve(stamped(session, "move", "roll", person=STRANGER))
    assert entrance.errors.told == [("crowded", session.table.id)]
    assert entrance.moves.played == []
    await entrance.serve(stamped(session, "move", "roll", person=ANNA))
    assert entrance.moves.played == [("roll", 0)]


async def test_a_look_in_a_direct_message_is_served_also_while_the_board_is_full(
    entrance: Entrance, session: Session
) -> None:
    look = Stamp("show", session.table.id, 0, str(Rules()))
    entered = [
        entrance.crowd.entered(lambda _: None, n, 1, look) for n in range(1, MOST_AT_ONCE + 1)
    ]
    for one in entered:
        one.__enter__()
    await entrance.serve(press(str(look), person=STRANGER, guild=None, channel=ELSEWHERE))
    assert len(entrance.looks) == 1
    await entrance.serve(press(str(look), person=STRANGER))
    assert entrance.errors.told == [("crowded", session.table.id)]


async def test_a_button_of_a_table_on_a_server_works_in_its_direct_message(
    entrance: Entrance, session: Session
) -> None:
    assert session.table.guild == GUILD
    await entrance.serve(press(f"m:{session.table.id}:0:roll", guild=None, channel=ELSEWHERE))
    assert entrance.moves.played == [("roll", 0)]


async def test_only_a_press_that_may_act_puts_away_the_page_in_front_of_the_board(
    entrance: Entrance, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_away: list[int] = []

    def note(_: Ephemerals, interaction: Interaction) -> None:
        put_away.append(interaction.user.id)

    monkeypatch.setattr(Ephemerals, "shows_page", lambda *_: True)
    monkeypatch.setattr(Ephemerals, "put_away_page", note)
    await entrance.serve(stamped(session, "table", "auto on"))
    await entrance.serve(stamped(session, "move", "roll", person=BEN))
    assert put_away == []
    await entrance.serve(stamped(session, "move", "roll"))
    assert put_away == [ANNA]
    await entrance.serve(stamped(session, "open", "reroll"))
    assert put_away == [ANNA, ANNA]
