"""ROUTES.md is what `python -m localcord.route_list` makes."""

import json
import re
from pathlib import Path

import pytest

from localcord.rest.routes import ROUTES
from localcord.route_list import HERE, MISSING, REFUSED, operations, state_of, written
from localcord_tests.home import home
from localcord_tests.raw import raw
from localcord_tests.spec import FILE, needs_spec

LIST = Path(__file__).parents[2] / "ROUTES.md"
ROW = re.compile(r"^\| (\w+) \| `(\S+)` \|(?: (\w+) \|)?$", re.MULTILINE)


def _rows() -> list[tuple[str, str, str]]:
    return [(found[1], found[2], found[3] or HERE) for found in ROW.finditer(LIST.read_text())]


@needs_spec
def test_the_list_is_current() -> None:
    assert LIST.read_text("utf-8") == written(operations(json.loads(FILE.read_text("utf-8"))))


def test_the_list_tells_of_every_operation_what_is_true() -> None:
    rows = _rows()
    assert len(rows) > 240
    assert [row for row in rows if state_of(row[:2]) != row[2]] == []


def test_every_route_here_is_in_the_list() -> None:
    listed = {(method, re.sub(r"\{\w+\}|@original", "*", path)) for method, path, _ in _rows()}
    ours = {(route.method, re.sub(r"\{\w+\}", "*", route.template)) for route in ROUTES}
    assert ours - listed == set()


def test_no_operation_is_served_twice() -> None:
    keys = [(route.method, re.sub(r"\{\w+\}", "*", route.template)) for route in ROUTES]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("row", [row for row in _rows() if row[2] == REFUSED], ids=str)
async def test_what_is_refused_to_bots_is_refused(row: tuple[str, str, str]) -> None:
    method, path, _ = row
    async with home() as local, raw(local) as ask:
        path = re.sub(r"\{\w+\}", "1", path)
        assert await ask.refused(method, path) == (
            403,
            {"message": "Bots cannot use this endpoint", "code": 20001},
        )


async def test_what_is_missing_is_a_404_and_a_fault() -> None:
    method, path, _ = next(row for row in _rows() if row[2] == MISSING)
    async with home() as local, raw(local) as ask:
        path = re.sub(r"\{\w+\}", "1", path)
        with local.expect_fault(f"unknown route: {method} {path}"):
            status, refusal = await ask.ask(method, path)
        assert (status, refusal["code"]) == (404, 0)
