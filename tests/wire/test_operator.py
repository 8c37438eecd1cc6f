"""What an operator gets wrong: one sentence on standard error, exit code 2, no traceback."""

import asyncio
import shutil
import sqlite3
import sys
from pathlib import Path

import pytest

from bot import operating
from bot.__main__ import LATER, MEND, main
from bot.config import Settings
from bot.store.file_lock import BOT, locked
from tests.ports import free_port
from tests.wire.process import ROOT, environment, settings_file
from tests.wire.table import Book, playground

TOKEN = "[discord]\ntoken = 'abc'\napi_url = 'http://127.0.0.1:1/api'\n"
"""With a token the bot opens its own database first; without one it opens the playground."""
OLDER = (
    "The database is of an older version. Stop every bot that uses it, then run: "
    "python -m bot db upgrade (it leaves a backup beside the database)."
)
NEWER = (
    "The database was written by a newer Stammtisch. Update the bot, or put the backup "
    "from before that upgrade in its place (it stands beside the database)."
)


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings of a developer may leak in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("STAMMTISCH_PLAYGROUND__PORT", "0")


def _refused(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = MEND) -> str:
    """The one sentence of a run that ends before it began."""
    assert main(arguments) == code
    told = capsys.readouterr()
    if "check" in arguments:  # tells what is in order, and finds no Discord either
        return told.err.strip()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    return told.err.strip()


@pytest.fixture
def games_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looked through by the test that everything is in order, and not again by these."""

    async def well(_: Settings) -> None:
        """Nothing is wrong with them."""

    monkeypatch.setattr(operating, "check", well)


def _settings(folder: Path, text: str) -> tuple[str, str]:
    file = folder / "my.toml"
    file.write_text(text, "utf-8")
    return "--config", str(file)


def test_a_playground_that_cannot_be_read_is_named_and_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    told = _refused(capsys, *_settings(tmp_path, f'[playground]\nfile = "{folder}"'))
    assert told.startswith(f"The playground cannot be read from {folder}: ")
    assert folder.is_dir()


def test_a_manager_who_does_not_live_there_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    wanted = '[playground]\nfile = ""\npeople = ["Anna", "Ben"]\nmanager = "Zoe"'
    told = _refused(capsys, *_settings(tmp_path, wanted))
    assert told == "The setting playground.manager is wrong: there is no Zoe here, only Anna, Ben."


@pytest.mark.parametrize("command", ["run", "check"])
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[table\n", "my.toml cannot be read: "),
        ("[table]\nrepost_minutes = 0", "the setting table.repost_minutes is wrong: "),
        ("[table]\nrepost_minutes = 'often'", "the setting table.repost_minutes is wrong: "),
        ("[playground]\npeople = []", "the setting playground.people is wrong: "),
        ("[log]\nlevel = 'LOUD'", "the setting log.level is wrong: "),
        ("[tabel]\npause_seconds = 1", "the setting tabel is wrong: "),
        ("[discord]\nserver = 'mine'", "the setting discord.server is wrong: "),
    ],
)
def test_a_wrong_setting_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, text: str, sentence: str
) -> None:
    assert sentence in _refused(capsys, *_settings(tmp_path, text), command)


def test_a_settings_file_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    told = _refused(capsys, "--config", "nowhere.toml")
    assert told == "The settings file nowhere.toml does not exist."


def test_a_settings_file_that_is_no_text_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "my.toml").write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in _refused(capsys, "--config", str(tmp_path / "my.toml"), "check")


@pytest.mark.parametrize("command", ["run", "check"])
@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "oracle+nodriver://localhost/stammtisch",
        "mysql+aiomysql://localhost/stammtisch",
    ],
)
def test_an_address_that_is_no_database_is_named(
    games_in_order: None,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    command: str,
    url: str,
) -> None:
    told = _refused(capsys, *_settings(tmp_path, f"{TOKEN}[database]\nurl = '{url}'"), command)
    assert url in told


def test_a_database_that_cannot_be_reached_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    url = f"sqlite+aiosqlite:///{tmp_path}/file/stammtisch.sqlite3"
    told = _refused(capsys, *_settings(tmp_path, f"{TOKEN}[database]\nurl = '{url}'"))
    assert told.startswith(f"The database {tmp_path}/file/stammtisch.sqlite3 cannot be used: ")


@pytest.mark.parametrize(("version", "sentence"), [("0001", OLDER), ("9999", NEWER)])
def test_a_database_of_another_version_is_left_as_it_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, version: str, sentence: str
) -> None:
    file = tmp_path / "stammtisch.sqlite3"
    settings = _settings(tmp_path, f"{TOKEN}[database]\nurl = 'sqlite+aiosqlite:///{file}'")
    assert main([*settings, "db", "upgrade"]) == 0
    capsys.readouterr()
    _set_version(file, version)
    assert _refused(capsys, *settings) == sentence
    assert _version(file) == version


def _set_version(file: Path, version: str) -> None:
    connection = sqlite3.connect(file)
    connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
    connection.commit()
    connection.close()


def _version(file: Path) -> str:
    connection = sqlite3.connect(file)
    (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    connection.close()
    return str(version)


async def test_an_address_that_is_no_discord_is_named(tmp_path: Path) -> None:
    async with playground(people=("Anna",)) as place:
        settings = f"""
        [discord]
        token = '{place.token}'
        api_url = '{place.api_url}/nowhere'
        [database]
        url = 'sqlite+aiosqlite:///{tmp_path}/x.sqlite3'
        """
        with place.expect_fault("unknown route"):
            code, told = await _run(*_settings(tmp_path, settings))
    assert code == 2
    assert "does not answer as Discord does (404)" in told
    assert "Traceback" not in told


def test_a_discord_that_cannot_be_reached_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    settings = """
    [discord]
    token = 'abc'
    api_url = 'http://127.0.0.1:1/api/v10'
    [database]
    url = 'sqlite+aiosqlite:///x.sqlite3'
    """
    told = _refused(capsys, *_settings(tmp_path, settings), code=LATER)
    assert told.startswith("http://127.0.0.1:1/api/v10 cannot be reached: ")


@pytest.mark.parametrize("command", ["run", "check"])
def test_a_database_server_that_does_not_run_is_named_and_tried_again(
    games_in_order: None, capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    url = f"postgresql+asyncpg://anna:secret@127.0.0.1:{free_port()}/stammtisch"
    settings = f"{TOKEN}[database]\nurl = '{url}'"
    assert main([*_settings(tmp_path, settings), command]) == (LATER if command == "run" else MEND)
    told = capsys.readouterr().err
    assert "The database server of postgresql+asyncpg://anna:***@127.0.0.1:" in told
    assert "secret" not in told


def test_a_driver_that_is_not_installed_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)  # as if it were not there
    settings = f"{TOKEN}[database]\nurl = 'postgresql+asyncpg://x@localhost/x'"
    told = _refused(capsys, *_settings(tmp_path, settings))
    assert "needs a package that is not installed" in told
    assert "requirements-postgres.txt" in told


def test_two_bots_on_one_file_are_told_apart_from_a_mistake(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A second one that waits for its turn may be started again; a wrong token may not."""
    file = tmp_path / "x.sqlite3"
    settings = f"{TOKEN}[database]\nurl = 'sqlite+aiosqlite:///{file}'"
    with locked(file, BOT, ""):
        told = _refused(capsys, *_settings(tmp_path, settings), code=LATER)
    assert "is running on" in told


@pytest.mark.parametrize(
    ("variable", "value", "sentence"),
    [
        ("STAMMTISCH_WATCHH__PORT", "7", "STAMMTISCH_WATCHH__PORT is wrong: there is no section"),
        ("STAMMTISCH_DISCORD__SHARD_IDS", "0,1", "SHARD_IDS is wrong: write a list as [0, 1]"),
        ("STAMMTISCH_TABLE__BURY_MESSAGES", "0", "the variable STAMMTISCH_TABLE__BURY_MESSAGES: "),
        ("STAMMTISCH_TABLE__BURRY", "1", "table.burry is wrong: there is no such setting"),
        ("STAMMTISCH_DISCORD__API_URL", "quatsch", "the setting discord.api_url is wrong"),
    ],
)
def test_a_wrong_variable_is_named_and_no_file_is_blamed(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    variable: str,
    value: str,
    sentence: str,
) -> None:
    monkeypatch.setenv(variable, value)
    told = _refused(capsys, "check")
    assert sentence in told
    assert "config.toml" not in told


def test_everything_in_order_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert {line.partition(":")[0] for line in told} == {
        f"ok  {about}" for about in ("games", "settings", "database", "data", "backups", "token")
    }


# -- the same as processes of their own, where only a whole process shows it -------------------


async def _run(*arguments: str, root: Path = ROOT) -> tuple[int, str]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *arguments),
        cwd=root,
        env=environment(PYTHONPATH=str(root)),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    _, told = await process.communicate()
    return process.returncode or 0, told.decode()


async def test_a_token_that_discord_refuses_is_named(tmp_path: Path, book: Book) -> None:
    async with playground() as place:
        settings = settings_file(tmp_path, place, book)
        settings.write_text(settings.read_text().replace(place.token, "wrong"))
        with place.expect_fault("401"):
            code, told = await _run("--config", str(settings))
    assert code == 2
    assert "Discord does not accept the token. Copy it again from the developer portal." in told
    assert "Traceback" not in told
    assert "wrong" not in told


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("seeds/kniffel.toml", "dice = 5", "dice = 'five'", "kniffel.toml is wrong at dice: "),
        ("bot/locales/de.ftl", "command-play = ", "command-play ", "locales/de.ftl are broken at"),
    ],
)
async def test_a_broken_file_of_the_house_is_named(
    tmp_path: Path, file: str, old: str, new: str, sentence: str
) -> None:
    for folder in ("bot", "cogs", "seeds"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    damaged = tmp_path / file
    damaged.write_text(damaged.read_text("utf-8").replace(old, new), "utf-8")
    code, told = await _run("check", root=tmp_path)
    assert code == 2
    assert sentence in told
    assert len(told.splitlines()) == 1
