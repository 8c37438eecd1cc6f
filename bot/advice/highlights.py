"""What luck made of a match: highlights for those about whom its events have none to tell."""

from collections.abc import Iterator

from bot.advice.look_back import LookBack
from bot.engine.highlights import Highlight

UPSET = 0.6
NOTABLE = {"points": 4.0, "chance": 2.0}
"""So much luck is told; a chance never is that lucky, it is told as an upset."""


def by_luck(found: LookBack) -> Iterator[Highlight]:
    """Courage before luck, luck before bad luck. Mistakes are told in private only."""
    seats = range(len(found.accounts))
    for seat in seats:
        if bold := found.boldest[seat]:
            yield Highlight(seat, "brave", {"number": bold.chance or 0.0})
    if found.unit == "chance":
        for seat, account in enumerate(found.accounts):
            if account.received - account.expected >= UPSET:
                yield Highlight(seat, "upset", {"number": account.expected})
    for seat in seats:
        luck = found.accounts[seat].luck
        if abs(luck) >= NOTABLE[found.unit]:
            key = "lucky" if luck > 0 else "unlucky"
            yield Highlight(seat, key, {"number": abs(luck)})
