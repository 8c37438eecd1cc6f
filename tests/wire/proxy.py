"""A bad connection: a proxy before PostgreSQL that falls silent or loses the answer to a COMMIT."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from struct import pack

from sqlalchemy import make_url

from tests.book import Book

COMMIT = b"COMMIT;"
CHUNK = 65_536


class Proxy:
    def __init__(self, book: Book) -> None:
        self._url = make_url(book.url)
        self._loud = asyncio.Event()
        self._loud.set()
        self._number = b""
        self._at_commit: Callable[[asyncio.StreamWriter], None] = _nothing
        self._pipes: set[asyncio.Task[None]] = set()
        self.port = 0

    @property
    def book(self) -> Book:
        """The same database, over this connection."""
        url = self._url.set(host="127.0.0.1", port=self.port)
        return Book(url.render_as_string(hide_password=False))

    def silence(self) -> None:
        """Nothing arrives any more, in neither direction; no connection is closed."""
        self._loud.clear()

    def heal(self) -> None:
        self._loud.set()

    def lose_answer(self, number: int) -> None:
        """The transaction that names this number is committed, and its answer is lost."""
        self._number, self._at_commit = pack(">q", number), _cut

    def silence_at(self, number: int) -> None:
        """Fall silent before the COMMIT of the transaction that names this number."""
        self._number, self._at_commit = pack(">q", number), lambda _: self.silence()

    @property
    def has_struck(self) -> bool:
        """Whether that transaction has come by."""
        return not self._number

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Proxy"]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            for pipe in self._pipes:
                pipe.cancel()
            await asyncio.gather(*self._pipes, return_exceptions=True)

    async def _serve(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._pipes.add(task)
        host, port = self._url.host or "127.0.0.1", self._url.port or 5432
        server, to_server = await asyncio.open_connection(host, port)
        try:
            await asyncio.gather(
                self._ask(client, to_server, to_client), self._pipe(server, to_client)
            )
        except asyncio.CancelledError:
            """The end of the test; a cancelled handler would be logged as an error."""
        finally:
            self._pipes.discard(task)
            for writer in (to_server, to_client):
                writer.close()
                with suppress(OSError):
                    await writer.wait_closed()

    async def _ask(
        self,
        client: asyncio.StreamReader,
        to_server: asyncio.StreamWriter,
        to_client: asyncio.StreamWriter,
    ) -> None:
        """From the bot to the server; the transaction under way is remembered."""
        said = b""
        with suppress(OSError):
            while data := await client.read(CHUNK):
                said += data
                if COMMIT in data:
                    if self._number and self._number in said:
                        self._number = b""
                        self._at_commit(to_client)
                    said = b""
                await self._loud.wait()
                to_server.write(data)
                await to_server.drain()
        to_server.close()

    async def _pipe(self, server: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await server.read(CHUNK):
                await self._loud.wait()
                to_client.write(data)
                await to_client.drain()
        to_client.close()


def _nothing(_: asyncio.StreamWriter) -> None:
    """No COMMIT is waited for."""


def _cut(to_client: asyncio.StreamWriter) -> None:
    """What the server says from now on is not delivered."""
    to_client.transport.abort()
