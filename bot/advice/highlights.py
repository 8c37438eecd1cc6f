"""The one thing of a match that is worth telling about each seat."""

from dataclasses import dataclass
from typing import Literal

from bot.advice.look_back import Decision, LookBack

Kind = Literal["brave", "upset", "lucky", "unlucky", "costly", "flawless", "steady"]

UNLIKELY = 0.5
UPSET = 0.6
NOTABLE = {"points": 4.0, "chance": 2.0}
"""So much luck is told; a chance never is that lucky, it is told as an upset."""
DEAR = {"points": 1.0, "chance": 0.03}
"""So much must a choice have cost to be remembered."""


@dataclass(frozen=True, slots=True)
class Highlight:
    seat: int
    kind: Kind
    number: float = 0.0
    decision: Decision | None = None


def highlight(found: LookBack, seat: int) -> Highlight:
    """Courage before luck, luck before mistakes; who has none of them played well."""
    account, unit = found.accounts[seat], found.unit
    bold, dear = found.boldest[seat], found.dearest[seat]
    if bold and (bold.chance or 1.0) < UNLIKELY:
        return Highlight(seat, "brave", bold.chance or 0.0, bold)
    if unit == "chance" and account.received - account.expected >= UPSET:
        return Highlight(seat, "upset", account.expected)
    if abs(account.luck) >= NOTABLE[unit]:
        return Highlight(seat, "lucky" if account.luck > 0 else "unlucky", abs(account.luck))
    if dear and dear.cost >= DEAR[unit]:
        return Highlight(seat, "costly", dear.cost, dear)
    return Highlight(seat, "steady" if dear else "flawless")
