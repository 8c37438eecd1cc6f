"""A release: the version stands in one place, and everything else agrees with it."""

import re
from pathlib import Path

import pytest

import bot
from bot.store.migrate import versions
from tools.release import problems, section

ROOT = Path(__file__).parents[1]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
FIRST = "# Changelog\n\n## 1.1.0 (2027-01-02)\n\n### Upgrade notes\n\n- No change (0012).\n"


def test_the_changelog_agrees_with_the_version_and_the_migrations() -> None:
    assert list(problems(CHANGELOG, bot.__version__, versions())) == []


@pytest.mark.parametrize(
    ("changelog", "version", "migrations", "sentence"),
    [
        (FIRST, "1.2.0", ["0012"], "its first section is not that of 1.2.0"),
        (FIRST.replace(" (2027-01-02)", ""), "1.1.0", ["0012"], "has no date"),
        (FIRST, "1.1.0", ["0013", "0012"], "do not name the newest change of the database (0013)"),
        (FIRST.replace("Upgrade notes", "News"), "1.1.0", ["0012"], "has a part «News»"),
        (f"{FIRST}\n## 1.0.0 (2026-01-01)\n\n### Added\n", "1.1.0", ["0012"], "1.0.0 has no"),
    ],
)
def test_what_does_not_agree_is_named(
    changelog: str, version: str, migrations: list[str], sentence: str
) -> None:
    assert sentence in "\n".join(problems(changelog, version, migrations))


def test_the_text_of_a_tag_is_the_section_of_its_version() -> None:
    told = section(CHANGELOG, bot.__version__)
    assert told.startswith("### Added")
    assert "\n## " not in told


def test_the_version_is_written_in_one_place() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", bot.__version__)
    written = re.compile(rf"['\"]{re.escape(bot.__version__)}['\"]")
    files = [*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py"), ROOT / "pyproject.toml"]
    found = [file for file in files if written.search(file.read_text("utf-8"))]
    assert found == [ROOT / "bot" / "__init__.py"]
