"""LiveTables on real databases: written before shown, races, stale presses, restarts."""

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from bot.engine.catalogue import Catalogue
from bot.engine.chance import Dice
from bot.engine.errors import PlayerError
from bot.engine.game import CHANCE
from bot.engine.match import Match
from bot.engine.phrases import Channel, Many
from bot.live.session import Session
from bot.live.tables import MOST_LOBBIES, LiveTables
from bot.record.revealed import lies_face_down
from bot.store.store import Store
from bot.table import seats
from bot.table.driven import next_driven
from bot.table.rematch import people_asked
from bot.table.waiting import may_decide_secretly
from bot.table.wishes import parse
from tests.clock import Clock
from tests.numbers import press
from tests.shelf import CATALOGUE

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

pytestmark = pytest.mark.both

ANNA, BEN, CLEO, DORA = 1001, 1002, 1003, 1004
CHANNEL = 77


async def opened(sessions: LiveTables, channel: int = CHANNEL) -> Session:
    return await sessions.open(
        "kniffel", channel=channel, guild=5, person=ANNA, locale="de", token=press()
    )


async def started(sessions: LiveTables) -> Session:
    session = await opened(sessions)
    await session.ask(BEN, parse("join"), press())
    await session.ask(ANNA, parse("first 1"), press())
    await session.ask(ANNA, parse("start"), press())
    return session


async def refused(step: object) -> str:
    with pytest.raises(PlayerError) as error:
        await step  # type: ignore[misc]
    return error.value.key


def running(session: Session) -> Match:
    assert session.match is not None
    return session.match


async def restarted(sessions: LiveTables, url: str) -> LiveTables:
    """The tables of a new process on the same database."""
    return LiveTables(CATALOGUE, await Store.open(url), sessions.clock)


async def test_a_channel_holds_one_live_table(sessions: LiveTables) -> None:
    await opened(sessions)
    assert await refused(opened(sessions)) == "table-busy"
    assert (await opened(sessions, channel=78)).table.phase == "lobby"


async def test_two_people_opening_at_once_make_one_table(sessions: LiveTables) -> None:
    results = await asyncio.gather(*(opened(sessions) for _ in range(20)), return_exceptions=True)
    assert sum(isinstance(result, Session) for result in results) == 1
    assert {r.key for r in results if isinstance(r, PlayerError)} == {"table-busy"}


async def test_a_move_is_in_the_file_before_the_call_returns(
    sessions: LiveTables, url: str
) -> None:
    session = await started(sessions)
    await session.move(ANNA, "roll")
    other = await Store.open(url)
    log = await other.matches.log(session.table.id)
    assert log[0].text == "roll"
    assert len(log) == 6
    await other.close()


async def test_chance_moves_can_be_rolled_again_from_the_seed(sessions: LiveTables) -> None:
    session = await started(sessions)
    await session.move(ANNA, "roll")
    table = session.table
    dice = Dice(table.seed, table.players)
    match = Match.begin(session.box.game, table.header)
    for move in running(session).log:
        if move.seat == CHANCE:
            assert match.rolled(dice) == move.text
        match = match.play(move.seat, move.text)


async def test_after_a_restart_the_same_state_turn_and_table_are_back(
    sessions: LiveTables, url: str
) -> None:
    session = await started(sessions)
    await session.move(ANNA, "roll")
    again = await restarted(sessions, url)
    loaded = await again.get(session.table.id)
    assert loaded.table == session.table
    assert running(loaded) == running(session)
    await loaded.move(ANNA, "reroll 1", running(session).turn)
    await again.store.close()


async def test_a_lobby_survives_a_restart(sessions: LiveTables, url: str) -> None:
    session = await opened(sessions)
    await session.ask(BEN, parse("join"), press())
    again = await restarted(sessions, url)
    assert (await again.here(CHANNEL)).table == session.table
    await again.store.close()


async def test_two_hundred_presses_of_one_button_make_one_move(sessions: LiveTables) -> None:
    session = await started(sessions)
    turn = running(session).turn
    results = await asyncio.gather(
        *(session.move(ANNA, "roll", turn) for _ in range(200)), return_exceptions=True
    )
    keys = [r.key for r in results if isinstance(r, PlayerError)]
    assert keys == ["stale"] * 199
    assert running(session).version == 6


async def test_a_lost_race_between_two_processes_is_no_second_truth(
    sessions: LiveTables, url: str
) -> None:
    session = await started(sessions)
    rival = await restarted(sessions, url)
    other = await rival.get(session.table.id)
    await other.move(ANNA, "roll")
    assert await refused(session.move(ANNA, "roll")) == "stale"
    assert running(session) == running(other)
    await session.move(ANNA, "reroll 2")
    await rival.store.close()


async def test_nobody_is_refused_because_of_a_state_that_is_no_longer_true(
    sessions: LiveTables, url: str, kind: str
) -> None:
    """PostgreSQL may have several writers; an SQLite file has one, which is never outdated."""
    session = await started(sessions)
    rival = await restarted(sessions, url)
    other = await rival.get(session.table.id)
    await other.move(ANNA, "roll")
    match = running(other)
    legal = map(str, match.game.legal(match.state, 0))
    await other.move(ANNA, next(text for text in legal if text.startswith("enter")))
    if kind == "postgres":
        await session.move(BEN, "roll")
        assert session.table.version == other.table.version + 1
    else:
        assert await refused(session.move(BEN, "roll")) == "not-your-turn"
    await rival.store.close()


async def test_whose_turn_it_is_not_is_told_who_plays(sessions: LiveTables) -> None:
    session = await started(sessions)
    assert await refused(session.move(BEN, "roll")) == "not-your-turn"
    assert await refused(session.move(CLEO, "roll")) == "not-seated"


async def test_moves_before_the_start_and_after_the_end_are_refused(sessions: LiveTables) -> None:
    lobby = await opened(sessions)
    assert await refused(lobby.move(ANNA, "roll")) == "not-started"
    await lobby.stop()
    assert await refused(lobby.ask(ANNA, parse("join"), press())) in ("over", "not-started")


async def test_a_refused_move_writes_nothing(sessions: LiveTables) -> None:
    session = await started(sessions)
    for text in ("enter frog", "reroll 1", "frog", "gibberish"):
        with pytest.raises(PlayerError):
            await session.move(ANNA, text)
    assert await sessions.store.matches.log(session.table.id) == []


async def test_a_seat_that_is_left_is_driven_and_one_move_takes_it_back(
    sessions: LiveTables,
) -> None:
    session = await started(sessions)
    assert next_driven(session.table, session.match) is None
    await session.leave(ANNA, press())
    assert next_driven(session.table, session.match) is not None
    assert session.table.due == 1000.0
    await session.move(ANNA, "roll")
    assert next_driven(session.table, session.match) is None
    assert not session.table.seats[0].away


async def test_a_computers_late_answer_to_an_old_position_is_refused(sessions: LiveTables) -> None:
    session = await started(sessions)
    await session.leave(ANNA, press())
    old = next_driven(session.table, session.match)
    assert old is not None
    await session.move(ANNA, "roll")
    assert await session.drive(old, "roll") is False
    assert running(session).version == 6


async def test_a_computers_move_is_made_once_however_often_it_was_thought_out(
    sessions: LiveTables,
) -> None:
    """Its seat is still driven, so that only the version shows that the move is outdated."""
    session = await opened(sessions)
    await session.ask(ANNA, parse("computer easy"), press())
    await session.ask(ANNA, parse("first 2"), press())
    await session.ask(ANNA, parse("start"), press())
    thought = next_driven(session.table, session.match)
    assert thought is not None
    assert await session.drive(thought, "roll") is True
    rolled = running(session).log
    assert await session.drive(thought, "enter frog") is False
    assert running(session).log == rolled


@pytest.mark.parametrize("change", ["move", "wish", "start"])
async def test_a_board_posted_while_the_store_writes_is_not_forgotten(
    sessions: LiveTables, change: str
) -> None:
    session = await (opened(sessions) if change == "start" else started(sessions))
    if change == "start":
        await session.ask(BEN, parse("join"), press())
    steps: dict[str, Callable[[], Coroutine[Any, Any, object]]] = {
        "move": lambda: session.move(session.table.people[0], "roll"),
        "wish": lambda: session.ask(ANNA, parse("auto on"), press()),
        "start": lambda: session.ask(ANNA, parse("start"), press()),
    }
    writing = asyncio.create_task(steps[change]())
    await asyncio.sleep(0)  # it holds the lock now and waits for the file
    session.posted(4711, 1234.0)
    assert not writing.done()
    await writing
    assert (session.table.board, session.table.posted) == (4711, 1234.0)


async def test_when_one_left_and_the_other_is_slow_the_table_rests(
    sessions: LiveTables, clock: Clock
) -> None:
    session = await started(sessions)
    await session.leave(ANNA, press())
    await session.ask(ANNA, parse("back"), press())
    await session.leave(BEN, press())
    clock.now += 49 * 3600  # alone there is no clock
    assert await session.tick() == "silence"
    assert session.table.phase == "shelved"
    assert await sessions.at(CHANNEL) is None
    await (await sessions.get(session.table.id)).ask(BEN, parse("resume"), press())
    assert (await sessions.here(CHANNEL)).table.seats[1].present


async def test_a_second_writer_of_a_table_decides_anew_on_what_the_first_one_wrote(
    sessions: LiveTables, url: str
) -> None:
    """Two processes have the same lobby in memory; one has an older version."""
    here = await opened(sessions)
    other = await restarted(sessions, url)
    there = await other.get(here.table.id)
    await here.ask(BEN, parse("join"), press())
    await there.ask(CLEO, parse("join"), press())
    assert there.table.people == (ANNA, BEN, CLEO)
    loaded = await sessions.store.matches.table(here.table.id)
    assert loaded is not None
    assert loaded.people == (ANNA, BEN, CLEO)
    await other.store.close()


async def test_a_rematch_asks_everybody_and_seats_nobody_who_is_silent(
    sessions: LiveTables, url: str
) -> None:
    session = await opened(sessions)
    await session.ask(BEN, parse("join"), press())
    await session.ask(ANNA, parse("computer master"), press())
    await session.ask(ANNA, parse("set free_strike true"), press())
    assert await refused(sessions.rematch(session, BEN, press())) == "not-over"
    await session.stop()
    fresh = await sessions.rematch(session, BEN, press())
    assert people_asked(fresh.table) == (ANNA,)
    assert [seat.strength for seat in fresh.table.seats] == [None, None, "master"]
    assert fresh.table.options == {"free_strike": True}
    assert fresh.table.seed != session.table.seed
    assert await refused(fresh.ask(BEN, parse("start"), press())) == "rematch-asks"
    other = await restarted(sessions, url)  # the process died meanwhile
    again = await other.get(fresh.table.id)
    again._clock = lambda: (fresh.table.deadline or 0.0) + 1
    again.posted(4711, 0.0)
    assert await again.tick() == "start"
    assert again.table.people == (BEN,)
    assert len(again.table.players) == 64, "made of what people chose, not of numbers"
    assert again.match is not None
    await other.store.close()


async def test_only_the_board_of_the_repeated_match_counts_as_a_yes(
    sessions: LiveTables,
) -> None:
    older = await started(sessions)
    await older.stop()
    newer = await started(sessions)
    await newer.stop()
    asking = await sessions.rematch(newer, ANNA, press())
    assert await refused(sessions.rematch(older, BEN, press())) == "table-busy"
    assert people_asked(asking.table) == (BEN,)
    assert await sessions.rematch(newer, BEN, press()) is asking
    assert asking.table.phase == "running"


async def test_somebody_else_may_step_in_for_whoever_left(sessions: LiveTables) -> None:
    session = await started(sessions)
    assert await refused(session.ask(CLEO, parse("join"), press())) == "started"
    await session.leave(ANNA, press())
    await session.ask(CLEO, parse("join"), press())
    assert session.table.people == (CLEO, BEN)
    assert next_driven(session.table, session.match) is None
    await session.move(CLEO, "roll")
    assert await refused(session.move(ANNA, "roll")) == "not-seated"


async def test_who_sits_already_cannot_step_in_for_another(sessions: LiveTables) -> None:
    session = await started(sessions)
    await session.leave(ANNA, press())
    assert await refused(session.ask(BEN, parse("join"), press())) == "started"


async def test_nobody_steps_in_for_a_person_who_is_only_slow(sessions: LiveTables) -> None:
    session = await started(sessions)
    session.table = seats.time_out(session.table, [0], 1.0)
    assert await refused(session.ask(CLEO, parse("join"), press())) == "started"


async def test_a_move_thought_out_for_a_seat_is_refused_when_its_person_is_back(
    sessions: LiveTables,
) -> None:
    session = await started(sessions)
    await session.leave(ANNA, press())
    driven = next_driven(session.table, session.match)
    assert driven is not None
    await session.ask(ANNA, parse("back"), press())
    assert await session.drive(driven, "roll") is False


async def bet_and_left(sessions: LiveTables) -> Session:
    """Ben's bet lies face down, and he has left; Dora has not decided yet."""
    session = await sessions.open(
        "zwerg", channel=9, guild=5, person=ANNA, locale="de", token=press()
    )
    await session.ask(BEN, parse("join"), press())
    await session.ask(DORA, parse("join"), press())
    await session.ask(ANNA, parse("first 1"), press())
    await session.ask(ANNA, parse("start"), press())
    while not may_decide_secretly(session.table, session.match, BEN):
        match = running(session)
        await session.move(ANNA, str(match.game.legal(match.state, 0)[0]))
    await session.move(BEN, "bet yes")
    await session.leave(BEN, press())
    return session


async def test_nobody_steps_in_while_a_bet_lies_face_down_and_to_ask_folds_no_log(
    sessions: LiveTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await bet_and_left(sessions)
    with monkeypatch.context() as patched:
        patched.setattr(Match, "fold", lambda *_: 1 // 0)
        for token in range(7, 40):
            assert await refused(session.ask(CLEO, parse("join"), str(token))) == "started"


async def test_where_a_bet_lies_face_down_another_free_seat_may_be_taken(
    sessions: LiveTables,
) -> None:
    session = await bet_and_left(sessions)
    await session.leave(DORA, press())
    await session.ask(CLEO, parse("join"), press())
    assert session.table.people == (ANNA, BEN, CLEO)


async def test_what_lies_face_down_is_found_out_once_for_each_seat_and_move(
    sessions: LiveTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, asked = await bet_and_left(sessions), list[int]()

    def counted(match: Match, seat: int) -> bool:
        asked.append(seat)
        return lies_face_down(match, seat)

    monkeypatch.setattr("bot.live.session.lies_face_down", counted)
    for _ in range(3):
        assert [session.hides(seat) for seat in range(3)] == [False, True, False]
    assert asked == [0, 1, 2]
    await session.move(DORA, "bet no")
    session.hides(1)
    assert asked == [0, 1, 2, 1]


async def test_the_host_of_a_match_that_ends_by_their_going_is_forgotten_in_one_step(
    sessions: LiveTables,
) -> None:
    session = await opened(sessions)
    await session.ask(ANNA, parse("computer easy"), press())
    await session.ask(ANNA, parse("start"), press())
    await sessions.forget(ANNA)
    table = await sessions.store.matches.table(session.table.id)
    assert table is not None
    assert (table.phase, table.host, table.people) == ("stopped", None, ())


async def test_a_table_whose_game_is_gone_blocks_neither_its_channel_nor_its_people(
    sessions: LiveTables,
) -> None:
    session = await started(sessions)
    await sessions.store.matches.save(replace(session.table, game="vanished"))
    again = LiveTables(CATALOGUE, sessions.store, clock=lambda: 2000.0)
    assert await again.of(BEN) == []
    assert await again.at(CHANNEL) is None
    assert (await opened(again)).table.phase == "lobby"


async def test_a_match_whose_game_folder_is_missing_comes_back_with_the_folder(
    sessions: LiveTables, caplog: pytest.LogCaptureFixture
) -> None:
    session = await started(sessions)
    await session.move(ANNA, "roll")
    match, before = session.table.id, session.match
    without = Catalogue(
        {name: box for name, box in CATALOGUE.items() if name != session.table.game}
    )
    forgotten = LiveTables(without, sessions.store, clock=lambda: 2000.0)
    assert await refused(forgotten.get(match)) == "table-gone"
    (told,) = [record for record in caplog.records if record.levelname == "WARNING"]
    assert match in told.getMessage()
    assert "unknown-game" in told.getMessage()
    assert await forgotten.due() == []
    back = LiveTables(CATALOGUE, sessions.store, clock=lambda: 2001.0)
    again = await back.get(match)
    assert (again.table.phase, again.table.ended, again.match) == ("shelved", None, before)
    await again.ask(ANNA, parse("resume"), press())
    await again.move(ANNA, "reroll 1")


async def test_a_running_match_of_another_rules_version_is_kept_for_that_version(
    sessions: LiveTables,
) -> None:
    session = await started(sessions)
    session.table = replace(session.table, rules=99)
    await session.ask(ANNA, parse("auto on"), press())
    fresh = LiveTables(CATALOGUE, sessions.store, clock=lambda: 2000.0)
    assert await refused(fresh.get(session.table.id)) == "table-gone"
    kept = await sessions.store.matches.table(session.table.id)
    assert kept is not None
    assert (kept.phase, kept.ended, kept.due) == ("shelved", None, None)
    assert (await opened(fresh)).table.phase == "lobby", "its channel is free"


async def test_one_person_has_so_many_lobbies_also_when_all_are_opened_at_once(
    sessions: LiveTables,
) -> None:
    ways = (opened(sessions, channel) for channel in range(100, 110))
    tried = await asyncio.gather(*ways, return_exceptions=True)
    there = [one for one in tried if isinstance(one, Session)]
    refused = [one for one in tried if isinstance(one, PlayerError)]
    assert (len(there), {error.key for error in refused}) == (MOST_LOBBIES, {"lobbies-many"})
    standing = Many(tuple(map(Channel, sorted(session.table.channel for session in there))))
    assert refused[0].params["channels"] == standing
    await sessions.open("kniffel", channel=200, guild=5, person=BEN, locale="de", token=press())
    await there[0].ask(ANNA, parse("start"), press())
    await opened(sessions, 201)
    with pytest.raises(PlayerError, match="lobbies-many"):
        await opened(sessions, 202)
    await there[1].leave(ANNA, press())
    await opened(sessions, 203)


async def test_a_match_over_which_the_rules_stumble_blocks_nobody_and_comes_back(
    sessions: LiveTables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    session = await opened(sessions)
    await session.ask(ANNA, parse("start"), press())
    match = session.table.id
    fresh = LiveTables(CATALOGUE, sessions.store, clock=lambda: 2000.0)
    with monkeypatch.context() as broken:
        broken.setattr(Match, "fold", lambda *_: 1 // 0)
        with pytest.raises(PlayerError, match="table-gone"):
            await fresh.get(match)
        other = await opened(fresh)
    assert [r.levelname for r in caplog.records if match in r.getMessage()][-1] == "ERROR"
    await other.stop()
    again = await fresh.get(match)
    await again.ask(ANNA, parse("resume"), press())
    assert again.table.phase == "running"


async def test_a_match_under_other_rules_is_not_played_on_and_a_lobby_takes_the_new_ones(
    sessions: LiveTables,
) -> None:
    lobby = await opened(sessions)
    lobby.table = replace(lobby.table, rules=99)
    await lobby.ask(ANNA, parse("start"), press())
    assert lobby.table.rules == CATALOGUE["kniffel"].game.seed.rules_version
    lobby.table = replace(lobby.table, rules=99)
    await lobby.leave(ANNA, press())  # shelved, as an older bot left it
    fresh = LiveTables(CATALOGUE, sessions.store, clock=lambda: 2000.0)
    with pytest.raises(PlayerError, match="table-gone"):
        await fresh.get(lobby.table.id)
    await opened(fresh)


async def test_the_moves_of_a_stand_in_are_counted_and_those_of_people_are_not(
    sessions: LiveTables,
) -> None:
    session = await started(sessions)
    await session.move(ANNA, "roll")
    await session.leave(ANNA, "300")
    driven = next_driven(session.table, session.match)
    assert driven is not None
    await session.drive(driven, driven.simplest)
    table = await sessions.store.matches.table(session.table.id)
    assert table is not None
    assert [seat.stood_in for seat in table.seats] == [1, 0]
