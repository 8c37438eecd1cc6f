"""The mistakes a player can make; each carries the key of the sentence the player reads."""

from bot.engine.words import Param


class PlayerError(Exception):
    """Told to the player alone, in words; never logged as a fault."""

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


class IllegalMoveError(PlayerError):
    """A move the rules forbid; `rule` names the ruling where there is one."""

    def __init__(self, key: str, rule: str = "", **params: Param) -> None:
        super().__init__(key, **params)
        self.rule = rule
