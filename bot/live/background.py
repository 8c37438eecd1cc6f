"""Background tasks: kept referenced while they run, logged when they fail, ended on shutdown."""

import asyncio
import logging
from collections.abc import Coroutine

log = logging.getLogger(__name__)


class Background:
    """The tasks of one owner, named `label-name`.

    The event loop holds only weak references to tasks, so without this set one may vanish while
    it runs, and an exception in a task that nobody awaits is not logged in time.
    """

    def __init__(self, label: str) -> None:
        self._label = label
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    def start(self, work: Coroutine[object, object, None], name: str) -> None:
        task = asyncio.create_task(work, name=f"{self._label}-{name}")
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    async def finish(self, seconds: float | None = None) -> None:
        """Wait until all tasks have ended, also those started meanwhile, at most `seconds`."""
        loop = asyncio.get_running_loop()
        deadline = None if seconds is None else loop.time() + seconds
        while self._tasks:
            left = None if deadline is None else deadline - loop.time()
            if left is not None and left <= 0:
                return
            await asyncio.wait(self._tasks, timeout=left)

    async def cancel(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        for task in self._tasks:
            task.cancel()
        await self.finish()

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("%s failed", task.get_name(), exc_info=error)
