"""Control over HTTP, so that tests in any language can act here as several people.

`POST /control/<act>` takes and answers JSON; `GET /control` tells what is here.
"""

import json
from typing import TYPE_CHECKING, Any

from aiohttp import web

from localcord.control.acts import Acts
from localcord.faults import UnexpectedFaultsError
from localcord.listener import Listener
from localcord.page.routes import refuse_other_sites
from localcord.people.refusals import ENGLISH, CannotDoError
from localcord.world.model import Json

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from localcord.server import LocalDiscord

CHAOS = (
    "cut",
    "silence",
    "reconnect",
    "invalidate",
    "repeat_after_resume",
    "delay_events",
    "ratelimit",
    "fail",
    "reset",
    "slow",
    "calm",
    "bucket",
    "limit_globally",
    "expire_tokens",
)
MALFORMED = (AttributeError, LookupError, TypeError, ValueError)
WAIT_SECONDS = 10.0


class Control:
    def __init__(self, local: "LocalDiscord") -> None:
        self._local = local
        self._acts = Acts(local)
        self._others: dict[str, Callable[[Json], Awaitable[Json]]] = {
            "wait": self._wait,
            "advance": self._advance,
            "expect": self._expect,
            "forgive": self._forgive,
            "check": self._check,
            "chaos": self._chaos,
            "person": self._person,
            "channel": self._channel,
        }

    def serve(self, listener: Listener) -> None:
        listener.get("/control", self._look)
        listener.post("/control/{act}", self._act)

    async def _look(self, request: web.Request) -> web.Response:
        refuse_other_sites(request)
        return _json(200, self._state())

    async def _act(self, request: web.Request) -> web.Response:
        refuse_other_sites(request)
        act = request.match_info["act"]
        try:
            return _json(200, await self._do(act, json.loads(await request.text() or "{}")))
        except CannotDoError as error:
            return _json(409, {"error": error.key, "message": error.sentence(ENGLISH)})
        except UnexpectedFaultsError as error:
            return _json(409, {"error": "faults", "message": str(error)})
        except TimeoutError:
            return _json(409, {"error": "timeout", "message": f"{act}: waited in vain"})
        except MALFORMED as error:
            return _json(400, {"error": "malformed", "message": f"{act}: {error!r}"})

    async def _do(self, act: str, ask: Json) -> Json:
        if act in self._acts.by_name:
            return await self._acts.do(act, ask)
        if act not in self._others:
            names = ", ".join([*self._acts.by_name, *self._others])
            raise ValueError(f"there is no act {act!r}, only {names}")
        return await self._others[act](ask)

    def _state(self) -> Json:
        local = self._local
        sessions = local.gateway.sessions.values()
        commands = [each for scope in local.world.commands.values() for each in scope.values()]
        return {
            "guild": {"id": str(local.guild.id), "name": local.guild.name},
            "people": [{"id": str(each.id), "name": each.name} for each in local.people],
            "channels": [
                {"id": str(each.id), "name": each.name}
                for each in local.world.channels.values()
                if each.guild is local.guild
            ],
            "commands": commands,
            "connected": any(session.connection for session in sessions),
            "now": local.clock.now(),
            "faults": local.faults,
            "expected": local.expected_faults(),
        }

    # -- acts that nobody does as a person ------------------------------------------------------

    async def _wait(self, ask: Json) -> Json:
        seconds = float(ask.get("seconds", WAIT_SECONDS))
        match ask["for"]:
            case "connected":
                await self._local.connected(seconds)
            case "synced":
                await self._local.synced(*ask.get("names", ()), timeout_seconds=seconds)
            case "quiet":
                await self._local.quiet(ask.get("seconds"))
            case other:
                raise ValueError(f"wait for connected, synced or quiet, not for {other!r}")
        return {}

    async def _advance(self, ask: Json) -> Json:
        self._local.clock.advance(float(ask["seconds"]))
        await self._local.quiet()
        return {"now": self._local.clock.now()}

    async def _expect(self, ask: Json) -> Json:
        self._local.expect_fault(str(ask["text"]))
        return {}

    async def _forgive(self, ask: Json) -> Json:
        self._local.forgive_faults(str(ask["text"]))
        return {}

    async def _check(self, _: Json) -> Json:
        """For the end of a test: 409 for unexpected faults, or expected ones that did not come."""
        self._local.check_faults()
        return {}

    async def _chaos(self, ask: Json) -> Json:
        arguments: dict[str, Any] = {name: each for name, each in ask.items() if name != "do"}
        if ask["do"] not in CHAOS:
            raise ValueError(f"chaos is one of {', '.join(CHAOS)}")
        getattr(self._local.chaos, ask["do"])(**arguments)
        return {}

    async def _person(self, ask: Json) -> Json:
        return {"id": str(self._local.new_person(str(ask["name"])).id)}

    async def _channel(self, ask: Json) -> Json:
        return {"id": str(self._local.new_channel(str(ask["name"])).id)}


def _json(status: int, content: Json) -> web.Response:
    return web.json_response(content, status=status)
