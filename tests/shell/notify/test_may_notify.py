"""May somebody be notified now, of this: every kind, every preference, by day and at night."""

import pytest

from bot.shell.notify.may_notify import Kind, Later, Way, may_notify
from bot.store.people import Preferences

DAY, NIGHT = 12 * 3600.0, 23 * 3600.0
MORNING = 32 * 3600.0
KINDS: tuple[Kind, ...] = ("turn", "secret", "reminder", "end", "rematch")

MENTION: dict[Kind, Way] = dict.fromkeys(KINDS, "mention")
LETTER: dict[Kind, Way] = dict.fromkeys(KINDS, "direct-message")
NOTHING: dict[Kind, Way] = dict.fromkeys(KINDS, "no")

BY_DAY: dict[tuple[str, bool], dict[Kind, Way]] = {
    ("mention", True): {**MENTION, "secret": "direct-message"},
    ("mention", False): MENTION,
    ("direct-message", True): {**LETTER, "rematch": "mention"},
    ("direct-message", False): {**LETTER, "rematch": "mention"},
    ("none", True): NOTHING,
    ("none", False): NOTHING,
}
AT_NIGHT: dict[Kind, Way] = {
    "turn": Later(MORNING),
    "secret": Later(MORNING),
    "reminder": Later(MORNING),
    "end": "no",
    "rematch": "no",
}


def asked(reminder: str, *, letters: bool, quiet: bool) -> Preferences:
    begins, ends = (22, 8) if quiet else (None, None)
    return Preferences(letters, reminder, quiet_begins=begins, quiet_ends=ends, zone="UTC")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("chosen", BY_DAY)
def test_by_day_everybody_is_notified_as_they_chose(kind: Kind, chosen: tuple[str, bool]) -> None:
    reminder, letters = chosen
    for quiet, now in ((False, DAY), (True, DAY), (False, NIGHT)):
        preferences = asked(reminder, letters=letters, quiet=quiet)
        assert may_notify(preferences, kind, now) == BY_DAY[chosen][kind]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("chosen", BY_DAY)
def test_in_quiet_hours_nobody_is_notified(kind: Kind, chosen: tuple[str, bool]) -> None:
    reminder, letters = chosen
    expected = "no" if reminder == "none" else AT_NIGHT[kind]
    preferences = asked(reminder, letters=letters, quiet=True)
    assert may_notify(preferences, kind, NIGHT) == expected


def test_whoever_chose_nothing_is_mentioned_and_asked_for_secrets_in_private() -> None:
    usual = {kind: may_notify(Preferences(), kind, NIGHT) for kind in KINDS}
    assert usual == BY_DAY["mention", True]
