"""What only shows: to whom, of which table, and how often it is asked for."""

from typing import Any

import discord
import pytest

from bot.cards.leaderboard import Leaderboard
from bot.engine.errors import PlayerError
from bot.live.tables import LiveTables
from bot.shell.drawing.members import FRESH_SECONDS, Members
from bot.shell.looks.past_matches import is_for
from tests.clock import Clock
from tests.numbers import press as number
from tests.shelf import CATALOGUE
from tests.shell.http_errors import refused
from tests.shell.notify.bell import betting
from tests.shell.sending import Sending
from tests.shell.served import Served
from tests.shell.tables import (
    ANNA,
    BEN,
    CHANNEL,
    ELSEWHERE,
    GUILD,
    STRANGER,
    kniffel,
    play_turn,
    started,
)


@pytest.mark.parametrize(
    ("person", "channel", "may"),
    [
        (STRANGER, CHANNEL, True),  # it was played here
        (ANNA, ELSEWHERE, True),  # who played it
        (STRANGER, ELSEWHERE, False),
    ],
)
def test_a_past_match_is_for_its_channel_and_for_its_players(
    served: Served, person: int, channel: int, may: bool
) -> None:
    assert is_for(served.command(person=person, channel=channel), kniffel()) is may


def test_a_past_private_match_is_for_its_owner_alone(served: Served) -> None:
    private = kniffel(owner=ANNA, channel=0)
    assert is_for(served.command(person=ANNA), private)
    assert not is_for(served.command(person=BEN), private)


async def test_who_looks_on_here_means_the_private_table_that_was_shown_to_them(
    served: Served, sessions: LiveTables
) -> None:
    here = await started(sessions)
    meant, request = served.parts.looks.meant, served.command(person=STRANGER)
    assert await meant.now(request) is here
    private = await sessions.open_private(
        "own", "kniffel", person=STRANGER, locale="de", token=number()
    )
    assert await meant.now(request) is here
    await served.parts.boards.post(private, request.interaction)
    assert await meant.now(request) is private
    assert await meant.now(served.command(person=ANNA)) is here


async def test_odds_of_a_secret_decision_come_after_it(
    served: Served, sessions: LiveTables
) -> None:
    session = await betting(sessions)
    advice = served.parts.looks.advice
    with pytest.raises(PlayerError, match="odds-first-decide"):
        await advice.odds(served.request(session, person=BEN), session)


async def test_to_be_read_to_is_offered_once(
    served: Served, sessions: LiveTables, sending: Sending
) -> None:
    session, offered = await started(sessions), list[bool]()
    for channel in range(4):
        await served.parts.looks.board_texts.show(served.command(channel=channel), session)
        view = sending.message.view if sending.message else None
        offered.append("mydata aloud on" in str(view.to_components() if view else ""))
    assert offered == [False, True, False, False]


async def test_a_decision_is_asked_of_its_own_player_and_of_nobody_else(
    served: Served, sessions: LiveTables
) -> None:
    session = await started(sessions)
    while session.table.phase == "running":
        for person in (ANNA, BEN):
            await play_turn(session, person)
    log = session.match.log if session.match else ()
    own = next(m.number for m in log if m.seat == 0 and m.text.startswith("enter"))
    puzzles = served.parts.looks.puzzles
    asked = await puzzles._asked(served.command(person=ANNA), session.table.id, own)
    assert asked.puzzle is None
    with pytest.raises(PlayerError, match="puzzle-gone"):
        await puzzles._asked(served.command(person=BEN), session.table.id, own)


class Server:
    """Who is on it, and how often it was asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.gone: set[int] = set()

    async def fetch(self, guild: int, person: int) -> Any:
        self.asked.append(person)
        if person in self.gone:
            raise refused(discord.NotFound)
        return {}


async def test_members_are_asked_for_once_an_hour(clock: Clock) -> None:
    server = Server()
    members = Members(server.fetch, clock)
    server.gone.add(BEN)
    assert await members.gone(GUILD, [ANNA, BEN]) == {BEN}
    clock.move(FRESH_SECONDS - 1)
    assert await members.gone(GUILD, [ANNA, BEN]) == {BEN}
    assert sorted(server.asked) == [ANNA, BEN]
    server.gone.clear()
    clock.move(1)
    assert await members.gone(GUILD, [ANNA, BEN]) == set()
    assert len(server.asked) == 4


async def test_a_leaderboard_of_bets_is_one_where_bets_are_counted(served: Served) -> None:
    look, request = served.parts.looks.leaderboards, served.command()
    counted = set()
    for game, box in CATALOGUE.items():
        bets = await look.card(request, Leaderboard(game, measure="bets"))
        wins = await look.card(request, Leaderboard(game, measure="wins"))
        assert (bets.body != wins.body) == box.game.counts_bets
        counted.add(box.game.counts_bets)
    assert counted == {True, False}


async def test_a_lobby_is_set_up_before_its_match_and_not_later(
    served: Served, sessions: LiveTables, sending: Sending
) -> None:
    lobby = await sessions.open(
        "kniffel", channel=CHANNEL, guild=GUILD, person=ANNA, locale="de", token=number()
    )
    served.parts.names._fetch_member = Server().fetch
    served.parts.names._names[GUILD, ANNA] = "Anna"
    await served.press("lobby table", lobby)
    assert [what for what, _ in sending.done] == ["sent"]
    await sessions.store.servers.settings(GUILD)
    await lobby.stop()
    with pytest.raises(PlayerError, match="over"):
        await served.press("lobby table", lobby)
    running = await started(sessions)
    with pytest.raises(PlayerError, match="started"):
        await served.press("lobby table", running)
