"""Who is notified of the end of a match."""

from bot.shell.answers.screen_readers import ScreenReaders
from bot.shell.notify.activity import Activity
from bot.shell.notify.notices import Notices
from bot.table.snapshot import Snapshot


class EndNotice:
    def __init__(self, notices: Notices, activity: Activity, screen_readers: ScreenReaders) -> None:
        self._notices = notices
        self._activity = activity
        self._screen_readers = screen_readers

    async def people_to_mention(self, at: Snapshot) -> list[int]:
        """Inactive players whom the message with the result mentions."""
        inactive = [person for person in at.table.people if not self._knows(at, person)]
        return await self._notices.people_to_mention(inactive, "end")

    async def tell_screen_readers(self, at: Snapshot) -> None:
        """Players with a screen reader get the end in sentences, active or not."""
        for person in filter(self._screen_readers.includes, at.table.people):
            await self._notices.tell_end(at, person)

    def _knows(self, at: Snapshot, person: int) -> bool:
        """Sees the board change, or is told by `tell_screen_readers`."""
        active = self._activity.is_active(at.table.channel, person)
        return active or self._screen_readers.includes(person)
