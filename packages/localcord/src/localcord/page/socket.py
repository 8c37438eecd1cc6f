"""The WebSocket of one browser tab, which shows one or several people."""

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from localcord.page import frames
from localcord.people.modals import Modal
from localcord.people.person import Person
from localcord.people.references import option_values
from localcord.people.refusals import CannotDoError
from localcord.people.reply import Reply
from localcord.world.model import Channel, Interaction, Json, Message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from localcord.server import LocalDiscord

LOOK_SECONDS = 1.0


class PageSocket:
    def __init__(self, local: "LocalDiscord", socket: web.WebSocketResponse) -> None:
        self._local = local
        self._socket = socket
        self._frames: asyncio.Queue[Json] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._seated: set[str] = set()
        self._modals: dict[str, Interaction] = {}

    async def serve(self) -> None:
        """Serve the tab until it disconnects."""
        self._frames.put_nowait(frames.hello(self._local))
        self._spawn(self._write())
        self._spawn(self._watch_bot())
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    self._spawn(self._answer(json.loads(frame.data)))
        finally:
            for task in self._tasks:
                task.cancel()

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                await self._socket.send_str(json.dumps(await self._frames.get()))

    async def _watch_bot(self) -> None:
        """Send a frame whenever the bot connects or disconnects."""
        known: bool | None = None
        while True:
            sessions = self._local.gateway.sessions.values()
            online = any(session.connection for session in sessions)
            if online is not known:
                known = online
                self._frames.put_nowait({"t": "bot", "online": online})
            await asyncio.sleep(LOOK_SECONDS)

    async def _follow(self, person: Person) -> None:
        async with self._local.subscribe(person) as changes:
            self._frames.put_nowait({"seat": person.name, **frames.seat(person)})
            async for change in changes:
                if frame := frames.change(person, change):
                    self._frames.put_nowait({"seat": person.name, **frame})

    # -- what can be asked for -------------------------------------------------------------------

    async def _answer(self, ask: Json) -> None:
        doing: dict[str, Callable[[Person, Json], Awaitable[Json]]] = {
            "sit": self._sit,
            "locale": self._locale,
            "emojis": self._emojis,
            "history": self._history,
            "say": self._say,
            "slash": self._slash,
            "complete": self._complete,
            "press": self._press,
            "select": self._select,
            "submit": self._submit,
        }
        person = self._local.person(ask["seat"])
        try:
            answer = await doing[ask["do"]](person, ask)
        except CannotDoError as error:
            answer = {"error": error.sentence(person.locale)}
        except (LookupError, TypeError, ValueError):
            answer = {"error": CannotDoError("gone").sentence(person.locale)}
        self._frames.put_nowait({"t": "answer", "ask": ask.get("ask"), **answer})

    async def _sit(self, person: Person, _: Json) -> Json:
        if person.name not in self._seated:
            self._seated.add(person.name)
            self._spawn(self._follow(person))
        return {}

    async def _locale(self, person: Person, ask: Json) -> Json:
        person.locale = "en-US" if ask["locale"] == "en-US" else "de"
        self._local.world.mark_dirty(person)
        return {"locale": person.locale}

    async def _emojis(self, person: Person, _: Json) -> Json:
        return frames.emojis(person)

    async def _history(self, person: Person, ask: Json) -> Json:
        before = int(ask["before"]) if ask.get("before") else None
        return frames.history(person, self._channel(ask), before)

    async def _say(self, person: Person, ask: Json) -> Json:
        target = self._message(ask, ask["reply"]) if ask.get("reply") else None
        await person.say(str(ask["text"]), channel=self._channel(ask), reply_to=target)
        return {}

    async def _slash(self, person: Person, ask: Json) -> Json:
        options = self._options(person, ask)
        return self._replied(await person.slash(ask["line"], channel=self._channel(ask), **options))

    async def _complete(self, person: Person, ask: Json) -> Json:
        others = self._options(person, ask)
        found = await person.autocomplete(
            ask["line"], ask["option"], str(ask["typed"]), channel=self._channel(ask), **others
        )
        return {"choices": [{"name": name, "value": value} for name, value in found]}

    async def _press(self, person: Person, ask: Json) -> Json:
        message = self._message(ask, ask["message"])
        return self._replied(await person.press(custom_id=ask["component"], message=message))

    async def _select(self, person: Person, ask: Json) -> Json:
        message, world = self._message(ask, ask["message"]), self._local.world
        known = {str(number): who for number, who in world.users.items()}
        values = [known.get(value, value) for value in ask["values"]]
        return self._replied(await person.select(ask["component"], *values, message=message))

    async def _submit(self, person: Person, ask: Json) -> Json:
        modal = Modal(self._modals.pop(ask["modal"]))
        return self._replied(await person.submit(modal, ask["filling"]))

    # -- inside ------------------------------------------------------------------------------------

    def _replied(self, reply: Reply) -> Json:
        answer: Json = {"failed": not reply.answered}
        if reply.modal is not None:
            key = str(reply.interaction.id)
            self._modals[key] = reply.interaction
            answer["modal"] = {**reply.modal.raw, "key": key}
        return answer

    def _channel(self, ask: Json) -> Channel:
        return self._local.world.channels[int(ask["channel"])]

    def _message(self, ask: Json, message_id: str) -> Message:
        return self._channel(ask).log[int(message_id)]

    def _options(self, person: Person, ask: Json) -> Json:
        given, line = ask.get("options") or {}, str(ask["line"])
        return option_values(self._local, person, self._channel(ask), line, given)
