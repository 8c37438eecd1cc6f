"""The playground as `make play` opens it: who may do what there, and what a kill -9 leaves."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse

from bot.config import PlaygroundSettings
from bot.playground import playground
from localcord import CannotDoError
from localcord.world.components import buttons_in
from localcord.world.model import Json
from tests.shelf import CATALOGUE
from tests.wire.process import ROOT, environment
from tests.wire.table import Book, connected

EPHEMERAL = 64
SECONDS = 60


class Tab:
    """The page's side of its socket, with everybody seated."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self._socket = socket
        self._asked = 0
        self.ids: dict[str, str] = {}
        self.channel = ""

    async def arrive(self) -> None:
        place = await self._socket.receive_json()
        self.ids = {who["name"]: who["id"] for who in place["people"]}
        await self._hear(lambda frame: frame["t"] == "bot" and frame["online"])
        await self._socket.send_json({"do": "sit", "seat": "Anna"})
        seat = await self._hear(lambda frame: frame["t"] == "seat")
        self.channel = seat["channels"][0]["id"]

    async def _hear(self, wanted: Callable[[Json], object]) -> Json:
        while True:
            frame: Json = await self._socket.receive_json(timeout=SECONDS)
            if wanted(frame):
                return frame

    async def ask(self, seat: str, do: str, **more: Any) -> Json:
        self._asked += 1
        number = self._asked
        ask = {"do": do, "seat": seat, "ask": number, "channel": self.channel, **more}
        await self._socket.send_json(ask)
        answer = await self._hear(lambda frame: frame.get("ask") == number)
        assert not answer.get("error")
        assert not answer.get("failed")
        return answer

    async def board(self) -> Json:
        """There is one, whoever is called beside it or told something in private."""
        messages = (await self.ask("Anna", "history"))["messages"]
        public = [message for message in messages if not message["flags"] & EPHEMERAL]
        (message,) = [message for message in public if message["components"]]
        board: Json = message
        return board

    async def press(self, label: str, seat: str = "") -> None:
        board = await self.board()
        named = (each for each in buttons_in(board["components"]) if label in each.label)
        await self.push(board, next(named).custom_id, seat)

    async def push(self, board: Json, button: str, seat: str = "") -> None:
        who = seat or self.called(board)
        await self.ask(who, "press", message=board["id"], component=button)

    async def enter(self) -> None:
        """Take the row that brings the most points now."""
        board = await self.board()
        row = next(b for b in buttons_in(board["components"]) if ":enter" in b.custom_id)
        await self.push(board, row.custom_id)

    def called(self, board: Json) -> str:
        return next(name for name, number in self.ids.items() if f"<@{number}>" in board["content"])


def _settings(folder: Path, book: Book) -> Path:
    file = folder / "settings.toml"
    file.write_text(
        f"""
        [playground]
        database = "{book.path}"
        port = 0
        people = ["Anna", "Ben"]
        file = "{folder}/playground.json"
        [table]
        puzzles = false
        """,
        "utf-8",
    )
    return file


@asynccontextmanager
async def _played(settings: Path) -> AsyncIterator[Tab]:
    """The page of a process that is killed at the end: no handler runs, no buffer is flushed."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "--config", str(settings)),
        cwd=ROOT,
        env=environment(),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        assert process.stdout is not None
        line = await asyncio.wait_for(process.stdout.readline(), SECONDS)
        address = line.decode().split(" at ")[1].split()[0]
        async with ClientSession() as session, session.ws_connect(f"{address}page/socket") as ws:
            tab = Tab(ws)
            await tab.arrive()
            yield tab
            process.kill()
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def _written(file: Path, text: str) -> None:
    """What the page shows is on the disk a moment later."""
    for _ in range(2000):
        if text in await asyncio.to_thread(file.read_text, "utf-8"):
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"{text} was not written")


@pytest.mark.slow
async def test_an_old_button_plays_on_after_a_kill(tmp_path: Path) -> None:
    book, file = Book.of(tmp_path / "stammtisch.sqlite3"), tmp_path / "playground.json"
    settings = _settings(tmp_path, book)
    async with _played(settings) as tab:
        for emoji in CATALOGUE["kniffel"].game.seed.emoji.values():
            await _written(file, emoji)  # uploaded: the board will not change for that
        await tab.ask("Anna", "slash", line="play", options={"game": "kniffel"})
        await tab.press("Mitspielen", "Ben")
        await tab.press("Los geht’s", "Anna")
        await tab.press("Würfeln")
        await tab.enter()
        ids, board, moves = tab.ids, await tab.board(), book.moves()
        button = next(b for b in buttons_in(board["components"]) if "Würfeln" in b.label).custom_id
        await _written(file, button)
    async with _played(settings) as tab:
        assert tab.ids == ids
        again = await tab.board()  # drawn once more, it has moved its clock
        same = ("id", "embeds", "components")
        assert [again[part] for part in same] == [board[part] for part in same]
        await tab.push(board, button)
        after = await tab.board()
        assert after["id"] == board["id"]
        assert after["embeds"] != board["embeds"]
        assert book.moves()[: len(moves)] == moves
        assert len(book.moves()) > len(moves)
        await tab.enter()
        assert tab.called(await tab.board()) != tab.called(after)


@pytest.mark.parametrize(("named", "manager"), [("", "Anna"), ("Ben", "Ben")])
async def test_one_of_the_people_can_try_the_settings(book: Book, named: str, manager: str) -> None:
    wanted = PlaygroundSettings(port=0, file="", people=("Anna", "Ben"), manager=named)
    async with playground(wanted, CATALOGUE) as place, connected(place, book):
        for person in place.people:
            if person.name == manager:
                assert (await person.slash("einstellungen")).private
            else:
                with pytest.raises(CannotDoError):
                    await person.slash("einstellungen")
