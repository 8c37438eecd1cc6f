"""Failures on demand: aborted sockets, a silent gateway, rate limits, errors, expired tokens."""

from localcord.gateway.gateway import Gateway
from localcord.rest.buckets import Rule
from localcord.rest.rest import Rest
from localcord.rest.switches import Switch
from localcord.world.interactions import Interactions


class Chaos:
    """Routes are patterns like "POST /channels/*/messages" or "*callback"."""

    def __init__(self, gateway: Gateway, interactions: Interactions, rest: Rest) -> None:
        self._gateway = gateway
        self._interactions = interactions
        self._rest = rest

    # -- the gateway ----------------------------------------------------------------------------

    def cut(self) -> None:
        """Abort every gateway socket without a close frame."""
        self._gateway.cut()

    def silence(self) -> None:
        """Send nothing more on the open sockets, not even heartbeat acknowledgements."""
        self._gateway.silence()

    def reconnect(self) -> None:
        """Opcode 7: the bot must reconnect and resume."""
        self._gateway.reconnect()

    def invalidate(self, resumable: bool) -> None:
        """Opcode 9: the session is invalid; `resumable` says whether it can be resumed."""
        self._gateway.invalidate(resumable=resumable)

    def repeat_after_resume(self, events: int = 1) -> None:
        """The next resume delivers the last events a second time."""
        self._gateway.repeat_after_resume = events

    def delay_events(self, seconds: float) -> None:
        """Delay gateway events behind REST answers."""
        self._gateway.event_delay = seconds

    # -- requests -------------------------------------------------------------------------------

    def ratelimit(
        self, route: str, times: int = 1, retry_after: float = 0.05, *, global_: bool = False
    ) -> None:
        self._arm(Switch(route, times, 429, retry_after, global_))

    def fail(self, route: str, status: int = 500, times: int = 1) -> None:
        self._arm(Switch(route, times, status))

    def reset(self, route: str, times: int = 1, *, after: bool = False) -> None:
        """Reset the connection instead of answering; `after`: the request took effect before."""
        self._arm(Switch(route, times, 0, torn=True, after=after))

    def slow(self, seconds: float, route: str = "*") -> None:
        """Delay every matching request, by the clock; 0 ends it."""
        self._rest.switches.slow_seconds = seconds
        self._rest.switches.slow_pattern = route

    def calm(self) -> None:
        """Cancel ordered failures and rate limits that have not happened yet."""
        self._rest.switches.armed.clear()

    def bucket(self, route: str, limit: int, seconds: float) -> None:
        """A rate-limit bucket on a route. Exceeding it is a fault."""
        self._rest.buckets.rules.append(Rule(route, limit, seconds))

    def limit_globally(self, per_second: int = 50) -> None:
        self._rest.buckets.global_per_second = per_second

    def _arm(self, switch: Switch) -> None:
        self._rest.switches.armed.append(switch)

    # -- interactions ---------------------------------------------------------------------------

    def expire_tokens(self) -> None:
        """Expire the tokens of all answered interactions."""
        self._interactions.expire_tokens()
