"""Settings: the example tells the truth, the environment wins, mistakes are named."""

import tomllib
from pathlib import Path

import pytest

from bot.config import Settings, TableSettings, load
from bot.engine.errors import OperatorError

EXAMPLE = Path(__file__).parents[1] / "config.example.toml"


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_example_shows_every_setting_with_its_default() -> None:
    shown = tomllib.loads(EXAMPLE.read_text("utf-8"))
    defaults = Settings().model_dump(mode="json")
    defaults["discord"]["token"] = ""
    assert shown == defaults


def test_the_example_is_a_valid_settings_file() -> None:
    assert load(EXAMPLE).model_dump() == Settings().model_dump()


def test_the_token_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    settings = load(EXAMPLE)
    assert settings.discord.token.get_secret_value() == "secret"
    assert "secret" not in repr(settings)


def test_every_setting_can_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STAMMTISCH_TABLE__PAUSE_SECONDS", "0")
    assert load(EXAMPLE).table.pause_seconds == 0


def test_the_environment_wins_over_the_file_and_leaves_its_neighbours(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[table]\npause_seconds = 9\nbury_messages = 3\n")
    monkeypatch.setenv("STAMMTISCH_TABLE__PAUSE_SECONDS", "1")
    assert load(file).table == TableSettings(pause_seconds=1, bury_messages=3)


def test_without_a_name_the_file_beside_the_bot_is_read(tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_text("[table]\nbury_messages = 3\n")
    assert load().table.bury_messages == 3


def test_settings_made_by_hand_do_not_listen_to_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    assert not Settings().discord.token.get_secret_value()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[playground]\nport = 99999\n", "playground.port is wrong"),
        ("[table]\nbury_message = 3\n", "table.bury_message is wrong"),
        ("[log\n", "cannot be read"),
        ('[log]\nlevel = "LOUD"\n', "log.level is wrong"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text)
    with pytest.raises(OperatorError, match=sentence) as error:
        load(file)
    assert "\n" not in str(error.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(OperatorError, match="does not exist"):
        load(tmp_path / "nowhere.toml")
