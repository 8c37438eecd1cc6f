"""What each kind of private table (lesson, daily …) adds to its board."""

from bot.cards.card import Card
from bot.engine.screen import Ink
from bot.live.session import Session
from bot.shell.answers.request import Request


class PrivateKind:
    """Adds nothing; each kind overrides what it needs."""

    async def allows(self, request: Request, session: Session, move: str) -> bool:
        """Before a move is stored. Where it is not allowed, this has answered the person."""
        return True

    def ends_on_board(self, session: Session) -> bool:
        """Whether a table that was stopped shows a last board, and not just one line."""
        return False

    async def changed(self, session: Session) -> None:
        """Before every drawing. It may repeat: after a kill it mends what was not stored."""

    async def frame(self, session: Session, card: Card, ink: Ink) -> Card:
        """The board's card with the kind's own texts and rows."""
        return card


PLAIN = PrivateKind()
