"""The switches a test throws: a torn wire, a silent gateway, limits, failures, old tokens."""

from bot.playground.buckets import Rule
from bot.playground.gateway import Gateway
from bot.playground.interactions import Interactions
from bot.playground.rest import Rest
from bot.playground.switches import Switch


class Chaos:
    """Routes are patterns like "POST /channels/*/messages" or "*callback"."""

    gateway: Gateway
    interactions: Interactions
    rest: Rest

    def cut(self) -> None:
        """Tear every gateway socket without a word."""
        self.gateway.cut()

    def silence(self) -> None:
        """Send nothing more on the present sockets, not even heartbeat answers."""
        self.gateway.silence()

    def reconnect(self) -> None:
        """Op 7: the bot is asked to come back and resume."""
        self.gateway.reconnect()

    def invalidate(self, resumable: bool) -> None:
        """Op 9: the session is gone, or may be resumed."""
        self.gateway.invalidate(resumable=resumable)

    def repeat_after_resume(self, events: int = 1) -> None:
        """The next resume delivers the last events a second time."""
        self.gateway.repeat_after_resume = events

    def delay_events(self, seconds: float) -> None:
        """Let the gateway lag behind the REST answers."""
        self.gateway.event_delay = seconds

    def ratelimit(
        self, route: str, times: int = 1, retry_after: float = 0.05, *, global_: bool = False
    ) -> None:
        self._arm(Switch(route, times, 429, retry_after, global_))

    def fail(self, route: str, status: int = 500, times: int = 1) -> None:
        self._arm(Switch(route, times, status))

    def reset(self, route: str, times: int = 1, *, after: bool = False) -> None:
        """Reset the connection during the request; `after`: it took effect, the answer is lost."""
        self._arm(Switch(route, times, 0, torn=True, after=after))

    def slow(self, seconds: float, route: str = "*") -> None:
        """Let every matching request wait; 0 ends it."""
        self.rest.switches.slow_seconds = seconds
        self.rest.switches.slow_pattern = route

    def bucket(self, route: str, limit: int, seconds: float) -> None:
        """A real rate-limit bucket on a route; exceeding it is a fault."""
        self.rest.buckets.rules.append(Rule(route, limit, seconds))

    def limit_globally(self, per_second: int = 50) -> None:
        self.rest.buckets.global_per_second = per_second

    def expire_tokens(self) -> None:
        """Make every interaction token as old as fifteen minutes."""
        self.interactions.expire_tokens()

    def _arm(self, switch: Switch) -> None:
        self.rest.switches.armed.append(switch)
