"""What can go wrong: a player's mistake in the words of a key, an operator's in one sentence."""

from bot.engine.phrases import Param


class OperatorError(Exception):
    """One sentence for whoever runs the bot: what is wrong and what to do; no traceback."""


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
