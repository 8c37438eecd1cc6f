"""The parts of the shell without a connection: what they need of Discord is never called."""

from typing import Any

from bot.config import Settings
from bot.live.brain_pool import BrainPool
from bot.live.tables import LiveTables
from bot.shell.channels import Channels
from bot.shell.gateway import Gateway
from bot.shell.parts import Parts, build
from bot.store.store import Store
from tests.shelf import CATALOGUE


def never(*_: Any, **__: Any) -> Any:
    raise AssertionError("nothing here is connected")


def gateway() -> Gateway:
    return Gateway(
        application_id=lambda: None,
        is_ready=lambda: False,
        is_closed=lambda: False,
        wait_until_ready=never,
        parsers=dict.fromkeys(("INTERACTION_CREATE", "MESSAGE_CREATE"), never),
        interaction=never,
        channels=Channels(never, never),
        channel_name=never,
        fetch_member=never,
        fetch_emoji=never,
        create_emoji=never,
        fetch_commands=never,
        put_commands=never,
        command_payload=never,
    )


def unopened_sessions() -> LiveTables:
    """Tables whose store is never asked."""
    store = Store.unopened("sqlite+aiosqlite:///never-opened.sqlite3")
    return LiveTables(CATALOGUE, store, clock=lambda: 0.0)


def parts(sessions: LiveTables | None = None) -> Parts:
    return build(Settings(), sessions or unopened_sessions(), BrainPool(), gateway())
