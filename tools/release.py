"""`make release`: checks that everything agrees, builds the wheels, writes the text of the tag."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import bot
from bot.store.migrate import versions

ROOT = Path(__file__).parents[1]
DIST = ROOT / "build" / "release"
UV = Path(sys.executable).with_name("uv")
HEADING = re.compile(r"^## (\S+)(?: \((\d{4}-\d{2}-\d{2})\))?$", re.MULTILINE)
KINDS = ("Added", "Changed", "Fixed", "Upgrade notes")


def main() -> int:
    found = [*problems(_read("CHANGELOG.md"), bot.__version__, versions()), *_uncommitted()]
    if found:
        print("\n".join(found), file=sys.stderr)  # noqa: T201
        return 1
    ways = ("--wheel", "--no-build-isolation", "--python", sys.executable)
    for project in (ROOT, ROOT / "packages" / "localcord"):
        _do(UV, "build", *ways, "--out-dir", DIST, project)
    text = DIST / "tag.txt"
    title = f"Stammtisch {bot.__version__}"
    text.write_text(f"{title}\n\n{section(_read('CHANGELOG.md'), bot.__version__)}\n", "utf-8")
    tag = f"git tag --annotate v{bot.__version__} --cleanup=verbatim --file={text}"
    print(f"Everything agrees. The wheels are in {DIST}.\nTag it:  {tag}")  # noqa: T201
    return 0


def problems(changelog: str, version: str, migrations: list[str]) -> Iterator[str]:
    """What does not agree, as sentences; `migrations` newest first."""
    headings = HEADING.findall(changelog)
    if not headings or headings[0][0] != version:
        yield f"CHANGELOG.md: its first section is not that of {version} (bot/__init__.py)."
        return
    for name, date in headings:
        if not date:
            yield f"CHANGELOG.md: the section {name} has no date: ## {name} (YYYY-MM-DD)."
        yield from _section_problems(name, section(changelog, name))
    newest = migrations[0]
    if newest not in changelog.partition("### Upgrade notes")[2].partition("\n## ")[0]:
        yield (
            f"CHANGELOG.md: the upgrade notes of {version} do not name the newest change of the "
            f"database ({newest}). Say there whether `db upgrade` is needed."
        )


def _section_problems(name: str, text: str) -> Iterator[str]:
    kinds = re.findall(r"^### (.+)$", text, re.MULTILINE)
    for kind in kinds:
        if kind not in KINDS:
            yield f"CHANGELOG.md: {name} has a part «{kind}»; there are {', '.join(KINDS)}."
    if "Upgrade notes" not in kinds:
        yield f"CHANGELOG.md: {name} has no «Upgrade notes»."


def section(changelog: str, version: str) -> str:
    """The text of a version, without its heading."""
    after = re.split(rf"^## {re.escape(version)}\b.*$", changelog, flags=re.MULTILINE)[1]
    return after.partition("\n## ")[0].strip()


def _uncommitted() -> Iterator[str]:
    if _do("git", "status", "--porcelain").strip():
        yield "There are changes that are not committed."


def _read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def _do(*command: str | Path) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S603


if __name__ == "__main__":
    sys.exit(main())
