"""Rate limits: headers of every answer, and real buckets where a test orders them."""

import hashlib
from collections import deque
from dataclasses import dataclass, field

from localcord.rest.switches import matches

NO_LIMIT = (10_000, 1.0)
MAJOR = ("channel_id", "guild_id", "webhook_token", "interaction_token")


@dataclass
class Rule:
    pattern: str
    limit: int
    seconds: float


@dataclass
class Buckets:
    rules: list[Rule] = field(default_factory=list)
    global_per_second: int | None = None
    _used: dict[str, deque[float]] = field(default_factory=dict)
    _all: deque[float] = field(default_factory=deque)

    def take(
        self, now: float, method: str, template: str, args: dict[str, str]
    ) -> tuple[dict[str, str], float]:
        """Headers for this request, and how long it must wait (0: it may pass)."""
        limit, seconds = self._rule(method, template)
        major = "".join(args[name] for name in MAJOR if name in args)
        used = self._used.setdefault(f"{method} {template} {major}", deque())
        _forget(used, now - seconds)
        wait = used[0] + seconds - now if len(used) >= limit else 0.0
        if not wait:
            used.append(now)
        reset_after = max(used[0] + seconds - now, 0.001)
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(limit - len(used)),
            "X-RateLimit-Reset": f"{now + reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{reset_after:.3f}",
            "X-RateLimit-Bucket": hashlib.md5(
                f"{method} {template}".encode(), usedforsecurity=False
            ).hexdigest(),
        }
        return headers, wait

    def take_global(self, now: float, template: str) -> float:
        """Interactions and their webhooks are exempt from the global limit."""
        if self.global_per_second is None or template.startswith(("/interactions", "/webhooks")):
            return 0.0
        _forget(self._all, now - 1.0)
        if len(self._all) >= self.global_per_second:
            return self._all[0] + 1.0 - now
        self._all.append(now)
        return 0.0

    def _rule(self, method: str, template: str) -> tuple[int, float]:
        for rule in self.rules:
            if matches(rule.pattern, method, template, template):
                return rule.limit, rule.seconds
        return NO_LIMIT


def _forget(used: deque[float], before: float) -> None:
    while used and used[0] <= before:
        used.popleft()
