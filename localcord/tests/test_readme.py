"""The bot in the readme runs as it stands there."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import ClientSession, ClientWebSocketResponse

from localcord.world.model import Json

HERE = Path(__file__).parents[1]
SECONDS = 60


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
        env={"PYTHONPATH": str(HERE.parent)},
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
