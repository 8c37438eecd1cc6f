"""What hosts are given names settings, files and packages that there are."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from bot.config import Settings
from bot.watch.pulse import BEAT_SECONDS

ROOT = Path(__file__).parents[1]
GIVEN = ["Containerfile", "compose.yaml", "docs/hosting.md", "README.md", "config.example.toml"]
SETTING = re.compile(r"STAMMTISCH_([A-Z]+)__([A-Z_]+)")


def told(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


@pytest.mark.parametrize("name", GIVEN)
def test_every_setting_that_is_named_there_exists(name: str) -> None:
    known = Settings().model_dump()
    named = {(section.lower(), key.lower()) for section, key in SETTING.findall(told(name))}
    assert [(section, key) for section, key in named if key not in known[section]] == []


def test_the_image_holds_every_package_of_the_bot() -> None:
    copied = set(re.findall(r"^COPY (\w+) ", told("Containerfile"), re.MULTILINE))
    assert copied == {"bot", "cogs", "localcord", "seeds"}
    assert "USER 10001" in told("Containerfile")


def test_the_health_check_asks_where_the_bot_answers() -> None:
    assert "STAMMTISCH_WATCH__PORT=9100" in told("Containerfile")
    assert 'STAMMTISCH_WATCH__PORT: "9100"' in told("compose.yaml")
    assert "bot:9100" in told("deploy/prometheus.yml")


def test_the_watchdog_has_more_patience_than_the_pulse() -> None:
    found = re.search(r"WatchdogSec=(\d+)", told("deploy/stammtisch.service"))
    assert found is not None
    assert int(found[1]) > 10 * BEAT_SECONDS


def test_every_panel_of_the_board_has_a_place_of_its_own() -> None:
    panels = json.loads(told("deploy/grafana.json"))["panels"]
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}
    assert len(places) == len(panels) == len({panel["id"] for panel in panels})


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
def test_every_package_is_pinned_and_comes_only_with_a_known_hash(name: str) -> None:
    lines = told(name).replace("\\\n", " ").splitlines()
    packages = [line for line in lines if not line.startswith("-r ")]
    loose = [
        line for line in packages if not re.match(r"[\w.-]+==\S+( +--hash=sha256:\w{64})+$", line)
    ]
    assert packages
    assert loose == []


def test_whatever_the_bot_asks_for_is_pinned() -> None:
    asked = tomllib.loads(told("pyproject.toml"))["project"]
    pinned = {
        _plain(n) for n in re.findall(r"^([\w.-]+)==", told("requirements.txt"), re.MULTILINE)
    }
    assert {_plain(each) for each in asked["dependencies"]} <= pinned


def _plain(name: str) -> str:
    return re.split(r"[\[<>=]", name)[0].lower().replace("_", "-")
