"""Who is notified that a rematch is proposed."""

from bot.shell.notify.activity import Activity
from bot.shell.notify.notices import Notices
from bot.table import rematch
from bot.table.snapshot import Snapshot


class RematchNotice:
    def __init__(self, notices: Notices, activity: Activity) -> None:
        self._notices = notices
        self._activity = activity

    async def people_to_mention(self, at: Snapshot) -> list[int]:
        """Inactive players whose answer is missing."""
        channel = at.table.channel
        asked = rematch.people_asked(at.table)
        inactive = [person for person in asked if not self._activity.is_active(channel, person)]
        return await self._notices.people_to_mention(inactive, "rematch")
