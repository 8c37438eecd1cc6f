"""The bot in the readme runs as it stands there, and its tables are true."""

import asyncio
import inspect
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import ClientSession, ClientWebSocketResponse

from localcord import LocalDiscord
from localcord.control.control import Control
from localcord.world.model import Json
from localcord_tests.libraries import NPM, PYPI

HERE = Path(__file__).parents[2]
SECONDS = 60
ROUTES = (HERE / "ROUTES.md").read_text("utf-8")


def _bot() -> str:
    """The first block of code."""
    text = (HERE / "README.md").read_text("utf-8")
    found = re.search(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def test_it_is_short() -> None:
    assert sum(bool(line) for line in _bot().splitlines()) <= 20


@asynccontextmanager
async def _page_of(program: Path) -> AsyncIterator[ClientWebSocketResponse]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-W", "ignore", str(program)),
        env={"PYTHONPATH": str(HERE / "src")},
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert process.stdout is not None
        line = await asyncio.wait_for(process.stdout.readline(), SECONDS)
        address = line.decode().removeprefix("Open ").strip()
        async with ClientSession() as session, session.ws_connect(f"{address}page/socket") as ws:
            yield ws
    finally:
        process.kill()
        await process.wait()


async def _hear(page: ClientWebSocketResponse, *wanted: str) -> dict[str, Json]:
    """The next frame of each of these kinds, in whatever order they come."""
    heard: dict[str, Json] = {}
    while not heard.keys() >= set(wanted):
        frame: Json = await page.receive_json(timeout=SECONDS)
        kind = "online" if frame.get("online") else frame["t"]
        heard.setdefault(kind, frame)
    return heard


async def test_the_bot_answers_on_the_page(tmp_path: Path) -> None:
    program = tmp_path / "coin.py"
    program.write_text(_bot(), "utf-8")
    async with _page_of(program) as page:
        heard = await _hear(page, "place", "online")
        assert heard["place"]["guild"] == "Coin club"
        assert heard["place"]["welcome"] is None
        await page.send_json({"do": "sit", "seat": "Ada"})
        seat = (await _hear(page, "seat"))["seat"]
        assert [command["name"] for command in seat["commands"]["guild"]] == ["flip"]
        channel = seat["channels"][0]["id"]
        typed = {"do": "slash", "seat": "Ada", "ask": 1, "channel": channel, "line": "flip"}
        await page.send_json(typed)
        posted = (await _hear(page, "created"))["created"]
        assert posted["message"]["content"] == "Heads, Ada!"


def test_every_argument_is_in_the_table() -> None:
    """And nothing else is: `LocalDiscord(...)` and its paper agree."""
    text = (HERE / "README.md").read_text("utf-8")
    table = text[text.index("| argument of `LocalDiscord`") : text.index("## What it can do")]
    first_cells = re.findall(r"^\| (`[^|]*) \|", table, re.MULTILINE)
    named = {name for cell in first_cells for name in re.findall(r"`(\w+)`", cell)}
    known = inspect.signature(LocalDiscord.__init__).parameters
    assert named == set(known) - {"self"}


def test_the_amounts_of_routes_are_those_of_the_list() -> None:
    text = (HERE / "README.md").read_text("utf-8")
    listed = re.search(r"Of (\d+) operations: (\d+) here, (\d+) refused, (\d+) missing", ROUTES)
    assert listed
    everything, here, refused, missing = listed.groups()
    assert f"all {everything} operations" in text
    assert f"{here} are here, {refused} are refused" in text
    assert f"{missing} are\nmissing" in text
    assert f"{here} of {everything}, listed" in text


def test_every_library_is_in_the_table_with_its_tested_version() -> None:
    text = (HERE / "README.md").read_text("utf-8")
    for library in (*PYPI, *NPM):
        version = re.split("==|@", library.requirements[0])[1]
        assert f"| {library.name} | {version} |" in text


def test_every_act_of_control_is_in_the_table() -> None:
    text = (HERE / "README.md").read_text("utf-8")
    table = text[text.index("| act | takes") : text.index("`GET` at the same address")]
    named = {
        name
        for cell in re.findall(r"^\| (`[^|]*) \|", table, re.MULTILINE)
        for name in re.findall(r"`(\w+)`", cell)
    }
    control = Control(LocalDiscord())
    assert named == {*control._acts.by_name, *control._others}


def test_every_link_leads_somewhere() -> None:
    text = (HERE / "README.md").read_text("utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    assert links
    assert [link for link in links if not (HERE / link).exists()] == []
