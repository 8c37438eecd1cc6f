"""Bot tokens of Discord's shape: the bot's id in base64, then two more parts."""

import base64
import secrets


def token_for(bot_id: int) -> str:
    """hikari reads the id from the first part."""
    return f"{_encoded(bot_id)}.{secrets.token_urlsafe(4)}.{secrets.token_urlsafe(28)}"


def _encoded(bot_id: int) -> str:
    return base64.urlsafe_b64encode(str(bot_id).encode()).decode().rstrip("=")


def bot_id_of(token: str) -> int:
    """The id that a token names, or 0 where it names none."""
    first, *others = token.split(".")
    if len(others) != 2:
        return 0
    try:
        text = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode()
    except ValueError:
        return 0
    return int(text) if text.isdigit() else 0
