"""Opening tables where a server allows it, and a board that outlives a state read anew."""

import logging

import pytest

from bot.engine.errors import PlayerError
from bot.live import loaded_tables
from bot.live.stored_table import UnreadableError
from bot.live.tables import LiveTables
from bot.store.store import Store
from tests.numbers import press
from tests.shell.tables import ANNA, CHANNEL, ELSEWHERE, GUILD, started


@pytest.mark.parametrize(
    ("wanted", "refusal"),
    [
        ({"games": ("zwerg",)}, "game-not-allowed"),
        ({"games": ("kniffel",)}, None),
        ({"channels": (ELSEWHERE,)}, "channel-not-allowed"),
        ({"channels": (CHANNEL,)}, None),
    ],
)
async def test_a_server_says_which_games_are_opened_and_where(
    sessions: LiveTables, store: Store, wanted: dict[str, object], refusal: str | None
) -> None:
    await store.servers.change(GUILD, lambda old: old.model_copy(update=wanted), press=1)
    token = press()
    opening = sessions.open(
        "kniffel", channel=CHANNEL, guild=GUILD, person=ANNA, locale="de", token=token
    )
    if refusal is None:
        assert (await opening).table.phase == "lobby"
        return
    with pytest.raises(PlayerError, match=refusal):
        await opening


async def test_a_state_that_is_read_anew_keeps_the_board_that_was_drawn_here(
    sessions: LiveTables,
) -> None:
    session = await started(sessions)
    session.posted(900, 5.0)
    session.drew(session.table.version)
    await session._reload()
    assert (session.table.board, session.table.posted) == (900, 5.0)
    assert not session.is_behind
    session.drawn_here = False
    await session._reload()
    assert session.table.board is None


@pytest.mark.parametrize(
    ("reason", "level"),
    [(UnreadableError("a bug"), logging.ERROR), (PlayerError("rules-changed"), logging.WARNING)],
)
async def test_a_match_that_cannot_be_read_is_put_away_and_a_bug_is_traced(
    sessions: LiveTables,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    reason: Exception,
    level: int,
) -> None:
    async def played_at(*_: object) -> None:
        raise reason

    match = (await started(sessions)).table.id
    monkeypatch.setattr(loaded_tables, "played_at", played_at)
    again = LiveTables(sessions.catalogue, sessions.store, sessions.clock)
    with pytest.raises(PlayerError, match="table-gone"):
        await again.get(match)
    (told,) = [one for one in caplog.records if one.name == loaded_tables.__name__]
    assert (told.levelno, bool(told.exc_info)) == (level, level == logging.ERROR)
    stored = await sessions.store.matches.table(match)
    assert stored is not None
    assert stored.phase == "shelved"


async def test_a_private_table_in_a_direct_message_is_not_the_table_of_that_channel(
    sessions: LiveTables,
) -> None:
    private = await sessions.open_private("toy", "kniffel", person=ANNA, locale="de", token=press())
    private.posted(5, 1000.0, ELSEWHERE)
    assert await sessions.get(private.table.id) is private
    assert await sessions.at(ELSEWHERE) is None
