"""Ordered failures of REST requests: slow, failing, rate limited, reset."""

from dataclasses import dataclass, field
from fnmatch import fnmatchcase


def matches(pattern: str, method: str, path: str, template: str) -> bool:
    """`POST /channels/*/messages`, `/channels/{channel_id}/messages`, `*callback` all work."""
    names = (path, template, f"{method} {path}", f"{method} {template}")
    return any(fnmatchcase(name, pattern) or name == pattern for name in names)


@dataclass
class Switch:
    pattern: str
    times: int
    status: int
    retry_after: float = 0.0
    everywhere: bool = False
    torn: bool = False
    after: bool = False

    def take(self, method: str, path: str, template: str) -> bool:
        if self.times <= 0 or not matches(self.pattern, method, path, template):
            return False
        self.times -= 1
        return True


@dataclass
class Switches:
    armed: list[Switch] = field(default_factory=list)
    slow_seconds: float = 0.0
    slow_pattern: str = "*"

    def next(self, method: str, path: str, template: str) -> Switch | None:
        for switch in self.armed:
            if switch.take(method, path, template):
                return switch
        return None

    def delay(self, method: str, path: str, template: str) -> float:
        slow = self.slow_seconds and matches(self.slow_pattern, method, path, template)
        return self.slow_seconds if slow else 0.0
