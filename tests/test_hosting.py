"""What hosts are given names settings, files and packages that there are."""

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from bot.__main__ import LATER, MEND
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
    copied = set(re.findall(r"^COPY \S+ (\w+)$", told("Containerfile"), re.MULTILINE))
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


def test_the_unit_knows_the_exit_codes() -> None:
    unit = told("deploy/stammtisch.service")
    assert f"RestartPreventExitStatus={MEND}\n" in unit
    assert f"| {MEND} |" in told("docs/hosting.md")
    assert f"| {LATER} |" in told("docs/hosting.md")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_the_unit_gives_away_little() -> None:
    unit = str(ROOT / "deploy" / "stammtisch.service")
    judged = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", unit],
        capture_output=True,
        text=True,
        check=False,
    )
    if "Overall exposure" not in judged.stdout:
        pytest.skip(f"this systemd cannot judge a file: {judged.stderr.strip()}")
    found = re.search(r"Overall exposure level .*: ([\d.]+)", judged.stdout)
    assert found is not None
    assert float(found[1]) <= 3


def test_every_metric_of_the_board_and_of_the_alerts_is_one_of_the_bot() -> None:
    named = set(
        re.findall(r"stammtisch_\w+", told("deploy/grafana.json") + told("deploy/alerts.yml"))
    )
    written = told("bot/watch/metrics.py") + told("bot/shell/watching.py")
    ends = r"_(total|bucket|info)$"
    bare = {re.sub(ends, "", name).removeprefix("stammtisch_") for name in named}
    assert [name for name in bare if f'{name}"' not in written] == []


def test_prometheus_reads_five_alerts() -> None:
    assert "rule_files: [alerts.yml]" in told("deploy/prometheus.yml")
    assert "./deploy/alerts.yml:/etc/prometheus/alerts.yml" in told("compose.yaml")
    assert told("deploy/alerts.yml").count("- alert: ") == 5


@pytest.mark.skipif(shutil.which("promtool") is None, reason="no promtool here")
def test_promtool_accepts_rules_and_configuration() -> None:
    for what, file in (("config", "prometheus.yml"), ("rules", "alerts.yml")):
        subprocess.run(["promtool", "check", what, str(ROOT / "deploy" / file)], check=True)


def test_every_panel_of_the_board_has_a_place_of_its_own() -> None:
    panels = json.loads(told("deploy/grafana.json"))["panels"]
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}
    assert len(places) == len(panels) == len({panel["id"] for panel in panels})


LOCKED = re.compile(r"([\w.-]+)==\S+(?: ; (.+?))?((?: +--hash=sha256:\w{64})+)")
LOCKS = ["requirements.txt", "requirements-dev.txt", "requirements-postgres.txt"]


def locked(name: str) -> dict[str, str]:
    """The packages of a file with their environment markers; each must be pinned and hashed."""
    lines = told(name).replace("\\\n", " ").splitlines()
    found = [LOCKED.fullmatch(line) for line in lines]
    assert [line for line, match in zip(lines, found, strict=True) if match is None] == []
    return {match[1]: match[2] or "" for match in found if match is not None}


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_is_pinned_and_comes_only_with_a_known_hash(name: str) -> None:
    assert locked(name)


def test_whatever_the_bot_asks_for_is_pinned() -> None:
    asked = tomllib.loads(told("pyproject.toml"))
    project = asked["project"]
    wanted = {
        "requirements.txt": project["dependencies"],
        "requirements-postgres.txt": project["optional-dependencies"]["postgres"],
        "requirements-dev.txt": asked["dependency-groups"]["dev"],
    }
    for file, packages in wanted.items():
        assert {_plain(each) for each in packages} <= set(locked(file))


def test_the_audio_module_that_python_dropped_comes_where_it_is_missing() -> None:
    """discord.py imports it; Python has none from 3.13 on."""
    assert locked("requirements.txt")["audioop-lts"] == "python_full_version >= '3.13'"


def _plain(name: str) -> str:
    return re.split(r"[\[<>=]", name)[0].lower().replace("_", "-").replace(".", "-")
