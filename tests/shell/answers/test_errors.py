"""The one error path: what is counted, what a person is told, what is logged."""

import logging
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.live.workers import StuckError
from bot.shell.answers import private, response
from bot.shell.answers.errors import MOVED_ON, Errors, outcome
from bot.shell.answers.interaction import Interaction
from bot.shell.answers.request import Request
from bot.shell.discord_errors import UNKNOWN_INTERACTION, UNKNOWN_MESSAGE
from tests.games.kniffel.table import table as new_match
from tests.shelf import CATALOGUE, TEXTS
from tests.shell.http_errors import refused
from tests.shell.interactions import command, press
from tests.shell.offline import parts
from tests.shell.tables import MATCH, OneTable, session

LATE = refused(discord.NotFound, UNKNOWN_INTERACTION)
GONE = refused(discord.NotFound, UNKNOWN_MESSAGE)
FORBIDDEN = refused(discord.Forbidden)


def invoked(error: Exception) -> app_commands.CommandInvokeError:
    """As discord.py wraps what a command raises."""

    async def move(interaction: Interaction) -> None:
        """A command."""

    wrapped: Any = app_commands.Command(name="move", description="…", callback=move)
    return app_commands.CommandInvokeError(wrapped, error)


@pytest.mark.parametrize(
    ("error", "counted"),
    [
        (PlayerError("stale"), "refused"),
        (FORBIDDEN, "refused"),
        (StuckError("no answer"), "refused"),
        (app_commands.NoPrivateMessage(), "refused"),
        (app_commands.CommandNotFound("old", []), "refused"),
        (invoked(PlayerError("stale")), "refused"),
        (LATE, "late"),
        (invoked(LATE), "late"),
        (GONE, "failed"),
        (ValueError("a bug"), "failed"),
        (invoked(ValueError("a bug")), "failed"),
    ],
)
def test_every_error_is_counted_as_what_it_is(error: Exception, counted: str) -> None:
    assert outcome(error) == counted


@dataclass
class Counter:
    """The error path with what it reaches: ways to answer, and the board."""

    session: Session = field(default_factory=lambda: session(new_match()))
    told: list[tuple[str, str]] = field(default_factory=list)
    acknowledged: int = 0
    caught_up: int = 0
    closed: bool = False
    broken: Exception | None = None

    def __post_init__(self) -> None:
        desk = parts(OneTable(self.session)).desk
        self.errors = Errors(desk, self._catch_up, lambda: self.closed)

    async def _catch_up(self, session: Session, interaction: Interaction) -> None:
        assert session is self.session
        self.caught_up += 1

    async def acknowledge(self, interaction: Interaction) -> None:
        self.acknowledged += 1

    def way(self, name: str) -> Any:
        async def told(request: Request, text: str) -> None:
            if self.broken:
                broken, self.broken = self.broken, None
                raise broken
            self.told.append((name, text))

        return told


@pytest.fixture
def counter(monkeypatch: pytest.MonkeyPatch) -> Counter:
    made = Counter()
    for name in ("say", "tell", "close"):
        monkeypatch.setattr(private, name, made.way(name))
    monkeypatch.setattr(response, "acknowledge", made.acknowledge)
    return made


async def test_a_refused_press_is_a_passing_line_and_its_board_is_looked_at(
    counter: Counter, caplog: pytest.LogCaptureFixture
) -> None:
    await counter.errors.answer(press(), PlayerError("stale"), MATCH)
    assert counter.told == [("tell", TEXTS.say("de", "stale"))]
    assert counter.caught_up == 1
    assert not caplog.records


async def test_a_refused_command_is_answered_by_a_message_that_stays(counter: Counter) -> None:
    await counter.errors.answer(command(), PlayerError("stale"))
    assert [way for way, _ in counter.told] == ["say"]


@pytest.mark.parametrize("key", sorted(MOVED_ON - {"not-your-turn"}))
async def test_a_question_that_is_no_longer_open_is_closed(counter: Counter, key: str) -> None:
    await counter.errors.answer(press(ephemeral=True), PlayerError(key), MATCH)
    await counter.errors.answer(press(ephemeral=True), PlayerError("slow-down"), MATCH)
    assert [way for way, _ in counter.told] == ["close", "tell"]


async def test_a_bug_is_logged_with_the_number_that_the_person_is_told(
    counter: Counter, caplog: pytest.LogCaptureFixture
) -> None:
    await counter.errors.answer(press(), ValueError("a bug"), MATCH)
    ((way, text),) = counter.told
    (record,) = caplog.records
    number = record.getMessage().split()[1]
    assert (way, record.levelno) == ("say", logging.ERROR)
    assert number in text
    assert record.exc_info is not None
    assert counter.caught_up == 0


async def test_what_came_too_late_is_told_nobody(counter: Counter) -> None:
    await counter.errors.answer(press(), LATE, MATCH)
    await counter.errors.answer(command(), invoked(LATE))
    assert counter.told == []
    assert counter.acknowledged == 0


async def test_over_a_broken_connection_the_press_is_acknowledged_and_no_bug_is_logged(
    counter: Counter, caplog: pytest.LogCaptureFixture
) -> None:
    await counter.errors.answer(press(), aiohttp.ClientConnectionError("reset"), MATCH)
    assert (counter.told, counter.acknowledged) == ([], 1)
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


async def test_an_explanation_that_fails_is_explained_itself(counter: Counter) -> None:
    counter.broken = ValueError("a bug in the explanation")
    await counter.errors.answer(press(), PlayerError("stale"), MATCH)
    assert [way for way, _ in counter.told] == ["say"]


async def test_an_answer_that_discord_does_not_take_is_one_line_in_the_log(
    counter: Counter, caplog: pytest.LogCaptureFixture
) -> None:
    counter.broken = refused(discord.HTTPException)
    await counter.errors.answer(press(), PlayerError("stale"), MATCH)
    assert counter.told == []
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert counter.caught_up == 1


async def test_nothing_is_answered_once_the_connection_is_closed(counter: Counter) -> None:
    counter.closed = True
    await counter.errors.answer(press(), PlayerError("stale"), MATCH)
    assert counter.told == []


async def test_ids_of_games_are_told_by_their_titles(counter: Counter) -> None:
    ids = ", ".join(CATALOGUE)
    await counter.errors.answer(command(), PlayerError("unknown-game", game="polka", games=ids))
    ((_, text),) = counter.told
    assert "Hex-hex-Kniffel" in text
    assert ids not in text


async def test_a_brain_that_thinks_for_too_long_is_no_bug(counter: Counter) -> None:
    await counter.errors.answer(press(), StuckError("no answer within 60 seconds"), MATCH)
    ((_, text),) = counter.told
    assert text == TEXTS.say("de", "thought-stuck")


async def test_a_missing_right_of_the_bot_is_told_as_such(counter: Counter) -> None:
    await counter.errors.answer(press(), FORBIDDEN, MATCH)
    assert counter.told == [("tell", TEXTS.say("de", "bot-forbidden"))]
