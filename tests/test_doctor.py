"""The doctor: what he finds of a token, a database, folders, ports, the clock and files."""

import os
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import doctor, operating
from bot.__main__ import main
from bot.config import DatabaseSettings, DiscordSettings, Settings, WatchSettings
from bot.store.file_lock import BOT, locked
from tests.store.landed import migrate
from tests.wire.table import playground

NOW = 1_700_000_000.0
DATE = "Tue, 14 Nov 2023 22:13:20 GMT"


def _settings(folder: Path, token: str = "", api_url: str = "http://x", port: int = 0) -> Settings:
    return Settings(
        discord=DiscordSettings(token=token, api_url=api_url),
        database=DatabaseSettings(url=f"sqlite+aiosqlite:///{folder}/s.sqlite3"),
        watch=WatchSettings(port=port),
    )


async def _troubles(settings: Settings, config: Path, now: float = NOW) -> dict[str, str]:
    found = [each async for each in doctor.findings(settings, config, lambda: now)]
    return {each.about: each.told for each in found if not each.is_well}


@pytest.fixture(autouse=True)
def _games_are_tested_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games take seconds; test_operators.py and test_new_game.py check them."""

    async def well(_: Settings) -> None:
        """All games are in order."""

    monkeypatch.setattr(operating, "check", well)


@pytest.fixture
def config(tmp_path: Path) -> Path:
    return tmp_path / "config.toml"


async def test_a_token_that_discord_accepts_is_in_order(tmp_path: Path, config: Path) -> None:
    async with playground() as place:
        found = await _troubles(_settings(tmp_path, place.token, place.api_url), config)
    assert found.keys() == {"clock"}
    assert "it differs from Discord's by -" in found["clock"]


async def test_a_token_that_discord_refuses_is_named_without_it(
    tmp_path: Path, config: Path
) -> None:
    async with playground() as place:
        with place.expect_fault("401"):
            found = await _troubles(_settings(tmp_path, "wrong", place.api_url), config)
    assert found["token"].startswith("Discord does not accept it.")
    assert "wrong" not in str(found)


async def test_a_discord_that_cannot_be_reached_is_named(tmp_path: Path, config: Path) -> None:
    found = await _troubles(_settings(tmp_path, "abc", "http://127.0.0.1:1/api"), config)
    assert found["network"].startswith("127.0.0.1:1 cannot be reached: ")


async def test_a_database_of_an_older_version_is_named_and_left_alone(
    tmp_path: Path, config: Path
) -> None:
    migrate(tmp_path / "s.sqlite3", "0001")
    found = await _troubles(_settings(tmp_path), config)
    assert "python -m bot db upgrade" in found["database"]
    with closing(sqlite3.connect(tmp_path / "s.sqlite3")) as database:
        version = database.execute("SELECT version_num FROM alembic_version").fetchone()
    assert version == ("0001",)


async def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, config: Path) -> None:
    assert await _troubles(_settings(tmp_path / "data"), config) == {}
    assert os.listdir(tmp_path) == []  # noqa: PTH208


async def test_a_file_in_the_place_of_a_folder_is_named(tmp_path: Path, config: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    found = await _troubles(_settings(tmp_path / "data"), config)
    assert found["data"] == f"{tmp_path}/data is no folder."


async def test_a_port_of_another_program_is_named_and_that_of_the_bot_is_in_order(
    tmp_path: Path, config: Path
) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        settings = _settings(tmp_path, port=taken.getsockname()[1])
        assert "watch.port" in await _troubles(settings, config)
        with locked(tmp_path / "s.sqlite3", BOT, ""):
            assert await _troubles(settings, config) == {}


def test_a_file_with_the_token_that_others_can_read_is_named(tmp_path: Path, config: Path) -> None:
    config.write_text("[discord]\ntoken = 'abc'")
    settings = _settings(tmp_path, "abc")
    config.chmod(0o644)
    assert "chmod 600" in doctor.secrecy(settings, config).told
    config.chmod(0o600)
    assert doctor.secrecy(settings, config).is_well
    config.write_text("[table]\n")
    config.chmod(0o644)
    assert doctor.secrecy(settings, config).is_well


def test_a_full_disk_is_named(tmp_path: Path) -> None:
    assert not doctor.room("data", tmp_path, least=10**18).is_well
    assert doctor.room("data", tmp_path, least=0).is_well


@pytest.mark.parametrize(("now", "is_well"), [(NOW, True), (NOW + 4, True), (NOW + 60, False)])
def test_a_clock_that_is_wrong_is_named(now: float, is_well: bool) -> None:
    assert doctor.clock_finding(DATE, now).is_well is is_well


def test_all_troubles_are_told_and_the_rest_is_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data").write_text("in the way")
    (tmp_path / "config.toml").write_text("[backup]\nfolder = 'elsewhere'")
    assert main(["check"]) == 2
    told = capsys.readouterr()
    assert "ok  backups: elsewhere can be written" in told.out
    assert "data: " in told.err
