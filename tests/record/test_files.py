"""The commands export, import and verify, with one sentence for every mistake."""

import asyncio
import socket
from dataclasses import replace
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.record.document import dump
from bot.store.store import Store
from bot.table.table import Phase
from tests.over import Over, finished
from tests.shelf import CATALOGUE

OVER = finished(CATALOGUE["zwerg"])
ID = OVER.table.id


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working directory with a database of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("STAMMTISCH_DATABASE__URL", f"sqlite+aiosqlite:///{tmp_path}/db.sqlite3")
    return tmp_path


@pytest.fixture
def file(home: Path) -> Path:
    written = home / "match.json"
    written.write_bytes(dump(OVER.document))
    return written


def keep(home: Path, over: Over, phase: Phase | None = None) -> None:
    """Write a match into the database as a session does."""

    async def save() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{home}/db.sqlite3")
        await store.matches.save(
            replace(over.table, phase=phase or over.table.phase), over.log, 9.0
        )
        await store.close()

    asyncio.run(save())


def complaint(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert main([str(argument) for argument in arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


def test_a_match_goes_out_and_agrees(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(home, OVER)
    assert main(["export", ID, "out.json"]) == 0
    assert main(["verify", "out.json"]) == 0
    said = capsys.readouterr().out
    assert f"The match {ID} with {len(OVER.log)} moves is in out.json." in said
    assert f"Everything agrees in the match {ID} of zwerg, finished:" in said
    assert OVER.table.seed.hex() in said
    assert OVER.table.commitment in said


def test_a_match_comes_back_and_goes_out_with_the_same_bytes(home: Path, file: Path) -> None:
    assert main(["import", str(file)]) == 0
    assert main(["export", ID, "again.json"]) == 0
    assert (home / "again.json").read_bytes() == file.read_bytes()


def test_verify_needs_no_settings_no_database_and_no_network(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STAMMTISCH_DATABASE__URL", "nonsense")
    monkeypatch.setenv("STAMMTISCH_LOG__LEVEL", "nonsense")
    monkeypatch.setattr(socket, "socket", None)
    assert main(["verify", str(file)]) == 0
    assert sorted(path.name for path in file.parent.iterdir()) == ["match.json"]


def test_a_tampered_file_is_told_with_the_place(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    number = next(move.number for move in OVER.log if move.seat == -1)
    thrown = OVER.log[number].text
    other = "1" if thrown != "1" else "2"
    moves = list(OVER.document.moves)
    moves[number] = moves[number].model_copy(update={"text": other})
    file.write_bytes(dump(OVER.document.model_copy(update={"moves": tuple(moves)})))
    assert main(["verify", str(file)]) == 1
    told = f"Move {number} is “{other}”, but the dice say “{thrown}”."
    assert told in capsys.readouterr().out.splitlines()
    said = complaint(capsys, "import", file)
    assert said.startswith(f"{file} is not taken in, because it does not agree:\n{told}\n")


def test_another_seed_is_told_shortly(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seal = OVER.document.dice.model_copy(update={"seed": "ab" * 32})
    file.write_bytes(dump(OVER.document.model_copy(update={"dice": seal})))
    assert main(["verify", str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Seal: it does not fit the secret")
    assert len(lines) <= 21


def test_a_live_match_stays_closed(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(home, OVER, "running")
    said = complaint(capsys, "export", ID, "out.json")
    assert said == (
        f"The match {ID} is not over yet; until then the secret of its dice stays secret.\n"
    )
    assert not (home / "out.json").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("export", "nosuch", "out.json"), "There is no match nosuch in the database."),
        (("verify", "nosuch.json"), "nosuch.json cannot be read: No such file or directory."),
        (("import", "nosuch.json"), "nosuch.json cannot be read: No such file or directory."),
        (("verify", "."), ". cannot be read: Is a directory."),
        (("export", ID, "no/such/folder.json"), "cannot be written: No such file or directory."),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_two(
    home: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    keep(home, OVER)
    told = complaint(capsys, *arguments)
    assert told.endswith(f"{said}\n")
    assert told.count("\n") == 1


def test_a_match_is_taken_in_once(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", str(file)]) == 0
    capsys.readouterr()
    assert complaint(capsys, "import", file) == f"The match {ID} is in the database already.\n"


def test_a_file_that_is_no_match_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text("once upon a time")
    for command in ("verify", "import"):
        said = complaint(capsys, command, file)
        assert said.startswith("This is no match of Stammtisch: ")
        assert said.count("\n") == 1
