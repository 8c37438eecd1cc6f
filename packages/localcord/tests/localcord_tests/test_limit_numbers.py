"""Every limit of Discord: what is just inside passes, what is just over is named by its path."""

from typing import Any

import pytest

from localcord.checks import limits, rules
from localcord_tests.limits import Limit
from localcord_tests.limits_of_commands import COMMANDS
from localcord_tests.limits_of_messages import MESSAGES

FIELDS = [*MESSAGES, *COMMANDS]


@pytest.mark.parametrize("limit", FIELDS, ids=str)
def test_just_inside_passes_and_just_over_is_named(limit: Limit) -> None:
    for value in limit.inside:
        assert limit.check(limit.build(value)) == []
    for value in limit.outside:
        assert limit.path in [".".join(each.path) for each in limit.check(limit.build(value))]


def test_every_number_has_a_case_here(monkeypatch: pytest.MonkeyPatch) -> None:
    fired: set[limits.Rule] = set()
    original = rules.broken

    def watched(rule: limits.Rule, value: Any) -> tuple[str, str] | None:
        problem = original(rule, value)
        if problem is not None:
            fired.add(rule)
        return problem

    monkeypatch.setattr(rules, "broken", watched)
    for limit in FIELDS:
        for value in limit.outside:
            limit.check(limit.build(value))
    tables = [limits.MESSAGE, limits.MODAL, limits.CHOICES, limits.OPTION, limits.COMMAND]
    tables += [limits.EMOJI, limits.THREAD, limits.BULK_DELETE, *limits.COMPONENT.values()]
    assert {rule for table in tables for rule in table} - fired == set()
