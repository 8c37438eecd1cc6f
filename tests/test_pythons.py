"""`make pythons`: which interpreters, which packages, which tests."""

import tomllib
from pathlib import Path

import pytest

from tools import pythons

ROOT = Path(__file__).parents[1]
CLASSIFIER = "Programming Language :: Python :: "


def test_every_python_that_is_promised_is_looked_for() -> None:
    for folder in (ROOT, ROOT / "packages" / "localcord"):
        project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
        promised = [each for each in project["classifiers"] if each.startswith(CLASSIFIER)]
        assert tuple(each.removeprefix(CLASSIFIER) for each in promised) == pythons.VERSIONS


def test_what_it_runs_is_there() -> None:
    assert [test for test in pythons.TESTS if not (ROOT / test).exists()] == []


def test_each_package_is_installed_once_and_the_large_ones_are_left_out() -> None:
    blocks = list(pythons.requirements())
    names = [block.partition("==")[0] for block in blocks]
    assert len(names) == len(set(names))
    assert {"discord-py", "audioop-lts", "pytest"} <= set(names)
    assert not pythons.LEFT_OUT & set(names)
    assert all("--hash=sha256:" in block for block in blocks)


def test_an_interpreter_that_does_not_answer_is_not_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A shim of pyenv stands on the path also for a version that is not chosen."""
    shim = tmp_path / "python3.14"
    shim.write_text("#!/bin/sh\nexit 127\n")
    shim.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert pythons.interpreter("3.14") is None


@pytest.mark.parametrize(("ways", "ran"), [((), ["3.13", "3.12"]), (("--newest",), ["3.13"])])
def test_every_one_that_is_found_is_run_or_the_newest_alone(
    ways: tuple[str, ...], ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(pythons, "HERE", "3.11")
    monkeypatch.setattr(pythons, "interpreter", {"3.12": Path("a"), "3.13": Path("b")}.get)
    monkeypatch.setattr(pythons, "run", lambda version, _: done.append(version))
    assert pythons.main(ways) == 0
    assert done == ran
