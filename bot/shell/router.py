"""Which function serves what a person wants to see: one list for all cards."""

from typing import Any

from bot.engine import notation
from bot.engine.errors import PlayerError
from bot.shell.looks import (
    advice,
    board_text,
    leaderboard,
    leaving,
    menu,
    my_data,
    onward,
    past_matches,
    pictures,
    proof,
    reach,
    replay,
    rules,
    server_settings,
    tables,
)
from bot.shell.looks.route import Route
from bot.shell.reader import Reader

ROUTES: tuple[Route[Any], ...] = (
    *menu.ROUTES,
    *onward.ROUTES,
    *board_text.ROUTES,
    *leaving.ROUTES,
    *rules.ROUTES,
    *pictures.ROUTES,
    *advice.ROUTES,
    *past_matches.ROUTES,
    *replay.ROUTES,
    *proof.ROUTES,
    *leaderboard.ROUTES,
    *my_data.ROUTES,
    *reach.ROUTES,
    *server_settings.ROUTES,
    *tables.ROUTES,
)
RENAMED = {"remind letter": "remind direct-message"}
"""What stands in menus of long ago, and what it is called now."""
SERVED_BY = {route.look: route.serve for route in ROUTES}


async def show(reader: Reader, text: str) -> None:
    """Serve the look that a button carries as its text."""
    look = notation.parse(RENAMED.get(text, text), SERVED_BY)
    if look is None:
        raise PlayerError("button-unknown")
    await SERVED_BY[type(look)](reader, look)
