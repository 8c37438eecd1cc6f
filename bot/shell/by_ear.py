"""Turns and the end as sentences, for who listens: each thing is told once."""

from typing import TYPE_CHECKING

from bot.cards.by_ear import end_text, open_turn_text, turn_text
from bot.engine.ink import Reading
from bot.engine.phrases import Channel, Moment, Person
from bot.engine.screen import Ink
from bot.live.session import Session
from bot.shell.long_texts import LONGEST_MESSAGE, shortened
from bot.shell.mentions import mention

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch


class ByEar:
    def __init__(self, client: "Stammtisch") -> None:
        self._client = client

    def turn(
        self,
        session: Session,
        person: int,
        language: str,
        *,
        direct: bool,
        reminding: bool = False,
    ) -> str:
        """What happened since they heard last, and the question; what everybody reads is open."""
        seat = session.table.seat_for(person)
        tell = turn_text if direct else open_turn_text
        ink, number = self._ink(session, person, language), self._since(session, person)
        told, until = tell(session, number, seat, ink), session.table.deadline
        if reminding and until is not None:
            told = "\n".join((ink("twin-reminder", when=Moment(until, "clock")), told))
        return self._addressed(session, person, told, ink, direct)

    def end(self, session: Session, person: int, language: str, *, direct: bool) -> str:
        seat = session.table.seat_of(person) if direct else None
        closing = self._client.artist.closing(session.table.id)
        ink, number = self._ink(session, person, language), self._since(session, person)
        told = end_text(session, number, seat, closing, ink)
        return self._addressed(session, person, told, ink, direct)

    def _since(self, session: Session, person: int) -> int:
        listeners = self._client.listeners
        number = listeners.since(session, person)
        listeners.told(session, person)
        return number

    def _ink(self, session: Session, person: int, language: str) -> Ink:
        reading = Reading(session.table.seat_of(person), aloud=True)
        return self._client.artist.ink(session, language, reading)

    def _addressed(self, session: Session, person: int, told: str, ink: Ink, direct: bool) -> str:
        """With whom it is for, or where it is about."""
        head = mention(Channel(session.table.channel) if direct else Person(person))
        return shortened(f"{head}\n{told}", LONGEST_MESSAGE, ink("alt-more"))
