"""The sessions in memory: touched lately, or still held by somebody."""

from collections.abc import Callable
from weakref import WeakValueDictionary

from bot.live.session import Session

OVER = ("finished", "stopped")


class KeptSessions:
    """There is one session of a match at most: whoever still holds one holds this one.

    The store has everything, so a session may leave at any time.
    """

    def __init__(self, clock: Callable[[], float], seconds: float) -> None:
        self._clock = clock
        self._seconds = seconds
        self._touched: dict[str, tuple[Session, float]] = {}
        """The longest untouched one first."""
        self._there: WeakValueDictionary[str, Session] = WeakValueDictionary()
        self._in_channel: WeakValueDictionary[int, Session] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._there)

    def get(self, match: str) -> Session | None:
        session = self._there.get(match)
        if session is not None:
            self.touch(session)
        return session

    def at(self, channel: int) -> Session | None:
        """The live table of a channel, if it is here."""
        session = self._in_channel.get(channel)
        if session is None or not session.table.live:
            return None
        self.touch(session)
        return session

    def all(self) -> list[Session]:
        return list(self._there.values())

    def touch(self, session: Session) -> None:
        """Keep it for a while, unless it is over."""
        table = session.table
        self._touched.pop(table.id, None)
        self._there[table.id] = session
        if table.live:
            self._in_channel[table.channel] = session
        if table.phase not in OVER:
            self._touched[table.id] = (session, self._clock())

    def drop(self, unwanted: Callable[[Session], bool]) -> None:
        """Whoever needs one of these again gets it from the store."""
        for session in filter(unwanted, self.all()):
            self._touched.pop(session.table.id, None)
            del self._there[session.table.id]
            if self._in_channel.get(session.table.channel) is session:
                del self._in_channel[session.table.channel]

    def tidy(self) -> None:
        """Let those go that nobody touched for long."""
        late = self._clock() - self._seconds
        while self._touched:
            match, (_, touched) = next(iter(self._touched.items()))
            if touched > late:
                return
            del self._touched[match]
