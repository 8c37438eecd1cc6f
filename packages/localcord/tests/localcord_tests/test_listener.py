"""The socket that all of it listens on."""

import asyncio
import gc
import socket
import warnings

import pytest

from localcord.listener import Listener


@pytest.mark.parametrize("turns", range(6))
async def test_a_connection_that_comes_during_the_end_is_closed_too(turns: int) -> None:
    """Turns of the event loop lie between the accepted socket and the server that knows it."""
    listener = Listener(0)
    await listener.start()
    port = int(listener.page_url.rsplit(":", 1)[1].strip("/"))
    gc.collect()
    with (
        socket.create_connection(("127.0.0.1", port)),
        warnings.catch_warnings(record=True) as told,
    ):
        warnings.simplefilter("always")
        for _ in range(turns):
            await asyncio.sleep(0)
        await listener.stop()
        for _ in range(turns):
            await asyncio.sleep(0)
        gc.collect()
    assert [str(each.message) for each in told] == []
