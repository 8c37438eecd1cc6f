"""Requests and frames without a library, for what no library at hand sends."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp

from localcord import LocalDiscord


@dataclass
class Raw:
    local: LocalDiscord
    session: aiohttp.ClientSession

    async def __call__(self, method: str, path: str, body: Any = None, **query: str) -> Any:
        """The JSON of an answer below 300."""
        status, answer = await self.ask(method, path, body, **query)
        assert status < 300, (status, answer)
        return answer

    async def ask(self, method: str, path: str, body: Any = None, **query: str) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {self.local.token}"}
        url = self.local.api_url + path
        sent = {"params": query, "headers": headers}
        if body is not None:
            sent["json"] = body
        async with self.session.request(method, url, **sent) as answer:  # type: ignore[arg-type]
            return answer.status, await answer.json() if answer.status != 204 else None

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and error body of a refusal, which is an expected fault."""
        with self.local.expect_fault(path):
            status, answer = await self.ask(method, path, body)
        return status, answer


@asynccontextmanager
async def raw(local: LocalDiscord) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(local, session)
