"""A database of every landed version comes to today's with all that was in it."""

import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect

from bot.engine.chance import FORM_OF_JOINS
from bot.store.migrate import MIGRATIONS
from bot.store.schema import metadata
from bot.store.store import Store
from bot.store.turn_notices import TurnNotice
from bot.table.quiet_hours import QuietHours
from tests.store.landed import dumped, load, versions

LANDED = {
    "0001_first.py": "024ad9db18e381261ff8a4a5e4bcd9e9f86f201667ef9dca92f2d48a103e6d5b",
    "0002_results.py": "131324dc2f5dacea12b33128384edd06ba76ce3c73b145d84723fb240644b12a",
    "0003_history.py": "31edd007670ddf04d0a3ff8bc753a425703356a7e37f902afeb5be864eac633d",
    "0004_direct_messages.py": "e7512c1360197d101659fe56f13f3af8b24553babbff0e7e4b043aa68825b4e4",
    "0005_versions.py": "8384ca8ab0239c41c25d198ef115f0fc685dae7f77ccd728638335c449221943",
    "0006_boards.py": "f116f8be70531d32351e354657c1bb7d21c13d57f3f48e2d902b68233fa7d977",
    "0007_calls.py": "8e4a33331503784e4a2f071cdabd5d5d9d536e16fc98d00dfc3044bacdfa3fef",
    "0008_sitters.py": "d7bf6fa12d81c19fc82ab7ab2c0c99a971162e3f13ba7a3da6a50c971cb1384c",
    "0009_leases.py": "7d9efa51d6581330fc47f393282b23c5d68e8e40ee6b7cdbc658ecfc29c51255",
    "0010_by_ear.py": "9769683c7944ec3cf0e5d86ae2a0b1780d5629d305df21727324dc94841012e7",
    "0011_pictures.py": "36cff741a33b7b965923f83ed8bb7970cbc99733e2531166c3f7289864df5dbd",
    "0012_presses.py": "775137da69b46a752cca72682c58d43618378eb7fdae0d007c3c1fe6b72f09dd",
    "0013_contested.py": "f77d9b4966d4bc5c614de531212894a4421f7616f533e785606a327a82925416",
    "0014_charms.py": "6cf114e4b27a4247ff0b9db39f7141f6b9d58dad546f8c5b492d87f413caf2c1",
    "0015_days.py": "9c5296b2059ab3aa47ea427f801a25864fa42274c612a6e8faf7c6527e5e15fc",
    "0016_puzzles.py": "13d505e6ec33fff936a87cd8a0f4c77b58e41c22eb28c4245a48ea11b2f84d22",
    "0017_private.py": "7062b1a5ab0005a3a7683341230f0051bc43703d6b2976d268fc0867982becf0",
    "0018_lessons.py": "1a526e51c3de8fd301a52a3d04c4e42cb7264b391bf0fd8585c29e6213bcd223",
    "0019_hosts.py": "93608674980b98fe015be3216bf2c00374260dbbd56452ed3c9e3f5eb25f7b40",
    "0020_sundays.py": "15d13a39617cbf88538aa758b7974ba8c58f1c16169405405389d572662e47a7",
    "0021_brief.py": "914d4215a5eeb4cf3c878ce58a638324f24281a7ffbd6b3d4e577bd91ff9b9ff",
}
"""A migration that somebody may have run is never edited: the next one says what is different."""

NEWEST = versions()[-1]
SINCE_THE_FIRST = {"matches", "seats", "moves", "calls", "people", "notes"}
DAYS = ("days", "daily_tries", "daily_places", "day_notices")
SINCE = {"sitters": "0008", "leases": "0009", "errands": "0009", "presses": "0012"}
SINCE |= dict.fromkeys(DAYS, "0015")
SINCE |= dict.fromkeys(("puzzles", "puzzle_tries"), "0016")
SINCE["lessons"] = "0018"
SINCE["blocked"] = "0019"
SINCE["sunday_answers"] = "0020"
"""Tables that began empty, and the version with which."""


def test_a_landed_migration_is_never_edited() -> None:
    found = (MIGRATIONS / "versions").glob("0*.py")
    assert {file.name: sha256(file.read_bytes()).hexdigest() for file in found} == LANDED


def test_a_database_of_every_landed_version_is_kept() -> None:
    assert [version for version in versions() if not dumped(version).exists()] == []


def test_the_database_of_the_newest_version_has_rows_in_every_table(tmp_path: Path) -> None:
    load(NEWEST, tmp_path / "newest.sqlite3")
    assert [name for name, rows in _rows(tmp_path / "newest.sqlite3").items() if not rows] == []


@pytest.mark.parametrize("version", versions())
async def test_every_landed_version_is_upgraded_with_all_that_was_in_it(
    version: str, tmp_path: Path
) -> None:
    newest, old = tmp_path / "newest.sqlite3", tmp_path / "old.sqlite3"
    load(NEWEST, newest)
    load(version, old)
    await _upgrade(old)
    known = set(metadata.tables) if version > "0001" else SINCE_THE_FIRST
    kept = {name for name in known if version >= SINCE.get(name, "")}
    upgraded, expected = _rows(old), _rows(newest)
    if version == "0001":  # the wish to be on no leaderboard came with the second
        expected["people"] = [row | {"listed": 1} for row in expected["people"]]
    assert {name: upgraded[name] for name in kept} == {name: expected[name] for name in kept}


@pytest.mark.parametrize("version", versions())
async def test_an_upgraded_database_is_built_like_a_new_one(version: str, tmp_path: Path) -> None:
    old, new = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    load(version, old)
    await _upgrade(old)
    await _upgrade(new)
    assert _built(old) == _built(new)


@pytest.mark.parametrize("version", versions())
async def test_the_store_reads_what_an_older_bot_wrote(version: str, tmp_path: Path) -> None:
    load(version, tmp_path / "old.sqlite3")
    store = await _opened(tmp_path / "old.sqlite3")
    table = await store.matches.live_in(51)
    assert table is not None
    assert (table.id, table.people, table.seed) == ("aa11", (1001, 1002), b"old seed")
    assert table.dice_form == FORM_OF_JOINS
    assert table.commitment == sha256(b"old seed").hexdigest()
    assert [move.text for move in await store.matches.log("aa11")] == ["roll", "die frog"]
    assert not (await store.people.preferences(1001)).direct_messages
    assert (await store.people.preferences(1002)).reminder == "direct-message"
    open_call = TurnNotice("aa11", 1001, 0, secret=True, channel=71, message=81)
    assert open_call in await store.turn_notices.open()
    await store.close()


async def test_whoever_told_the_hour_has_a_clock_with_summer_time(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    load("0007", file)
    told = {1: 1, 2: 2, 3: 0, 4: -5, 5: 9, 6: None}
    with closing(sqlite3.connect(file)) as database, database:
        for person, offset in told.items():
            row = (person, True, "mention", True, 22, 8, offset)
            database.execute("INSERT INTO people VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    store = await _opened(file)
    zones = [(await store.people.preferences(person)).zone for person in told]
    berlin, gmt = "Europe/Berlin", "Etc/GMT"
    assert zones == [berlin, berlin, "Europe/London", f"{gmt}+5", f"{gmt}-9", None]
    assert (await store.people.preferences(6)).quiet == QuietHours(22, 8, berlin)
    await store.close()


async def test_what_an_older_bot_noted_of_its_last_moment_is_known_to_the_next(
    tmp_path: Path,
) -> None:
    load("0008", tmp_path / "old.sqlite3")
    with closing(sqlite3.connect(tmp_path / "old.sqlite3")) as old, old:
        old.execute("INSERT INTO notes VALUES ('last seen alive', '1790000030.5')")
    await _upgrade(tmp_path / "old.sqlite3")
    rows = _rows(tmp_path / "old.sqlite3")
    assert [(row["shard"], row["seen"], row["owner"]) for row in rows["leases"]] == [
        (0, 1790000030.5, None)
    ]
    assert "last seen alive" not in {row["key"] for row in rows["notes"]}


async def test_leaderboards_keep_only_what_was_played_against_other_people(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    load("0011", file)
    seats = (  # match, seat, person, strength, won, points
        *(("alone", 0, 7, None, 0, 25), ("alone", 1, None, "easy", 0, 3)),
        *(("together", 0, 7, None, 1, 9), ("together", 1, None, None, 0, 8)),
        ("solo", 0, 8, None, 0, 30),
    )
    with closing(sqlite3.connect(file)) as database, database:
        for match, seat, person, strength, won, points in seats:
            sat = (match, seat, 11, "zwerg", person, strength, seat, person is not None, 0, won)
            result = (*sat, points, 1, 2, 1, 60.0, 1790000900.0, None, None)
            database.execute(f"INSERT INTO results VALUES ({', '.join('?' * 18)})", result)
        for person, period in ((7, "all"), (7, "2026-Q3"), (7, "2026-09"), (8, "all")):
            place = (11, "zwerg", period, person, 2, 1, 34, 25, 17.0, 4, 1010, 1)
            database.execute(f"INSERT INTO standings VALUES ({', '.join('?' * 12)})", place)
    await _upgrade(file)
    counted = {"matches": 1, "wins": 1, "points": 9, "best": 9, "average": 9.0, "bets": 2}
    rows = [row for row in _rows(file)["standings"] if row["person"] in (7, 8)]
    assert {row["period"]: row["person"] for row in rows} == dict.fromkeys(
        ("all", "2026-Q3", "2026-09"), 7
    )
    for row in rows:
        assert counted.items() <= row.items()
        assert row["rating"] == 1010, "only matches against people were ever rated"


async def _opened(file: Path) -> Store:
    return await Store.open(f"sqlite+aiosqlite:///{file}", upgrade=True)


async def _upgrade(file: Path) -> None:
    await (await _opened(file)).close()


def _rows(file: Path) -> dict[str, list[dict[str, Any]]]:
    with closing(sqlite3.connect(file)) as database:
        database.row_factory = sqlite3.Row
        return {
            name: [dict(row) for row in database.execute(f"SELECT * FROM {name}")]
            for name in metadata.tables
        }


def _built(file: Path) -> dict[str, Any]:
    """Columns, keys and indexes of every table."""
    engine = create_engine(f"sqlite:///{file}")
    look = inspect(engine)
    built = {
        name: (
            [(c["name"], str(c["type"]), c["nullable"]) for c in look.get_columns(name)],
            look.get_pk_constraint(name)["constrained_columns"],
            [(key["referred_table"], key["options"]) for key in look.get_foreign_keys(name)],
            sorted(
                (i["name"] or "", i["column_names"], i["unique"]) for i in look.get_indexes(name)
            ),
        )
        for name in look.get_table_names()
    }
    engine.dispose()
    return built
