"""What every reason in Drachenlachen says, worked out over the rules alone."""

from typing import Any

from bot.engine.catalogue import Box
from bot.engine.phrases import Word


def holds(box: Box, state: Any, seat: int, action: Any, word: Word) -> bool:
    others = sum(ring for other, ring in enumerate(state.rings) if other != seat)
    then = box.game.step(state, seat, action)[0]
    match word.key:
        case "reason-ring":
            return bool(then.rings[seat])
        case "reason-no-bearers":
            return others == 0 and bool(then.rings[seat])
        case "reason-bearers":
            return others == word.params["bearers"] and not then.rings[seat]
    raise AssertionError(word.key)
