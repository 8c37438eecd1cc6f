"""What only tests read is recorded only when they ask for it."""

import gc

import pytest

from localcord import Interaction, Request
from localcord_tests.clients import running
from localcord_tests.home import home
from localcord_tests.host import HostBot


async def test_nothing_is_recorded_unless_asked_for() -> None:
    async with home(recording=False) as local, running(HostBot(), local):
        await local.people[0].slash("whisper")
        with pytest.raises(ValueError, match=r"recording=True"):
            local.requests.clear()
        with pytest.raises(ValueError, match=r"recording=True"):
            local.ever_seen_by(local.people[0])
        gc.collect()
        assert not any(isinstance(each, Request) for each in gc.get_objects())


async def test_an_interaction_is_forgotten_with_its_token() -> None:
    async with home(recording=False) as local, running(HostBot(), local):
        await local.people[0].slash("bet")
        local.chaos.expire_tokens()
        await local.quiet()
        gc.collect()
        ours = [each for each in gc.get_objects() if isinstance(each, Interaction)]
        assert [each for each in ours if each.user is local.people[0]] == []


async def test_requests_interactions_and_everything_read_are_recorded_when_asked_for() -> None:
    async with home(recording=True) as local, running(HostBot(), local):
        anna, ben = local.people
        await anna.slash("play", game="kniffel")
        await ben.press("Mitspielen")
        with local.expect_fault("no answer within"):
            local.interactions.answer_seconds = 0.05
            await anna.slash("slow")
        assert local.requests[-1].path.endswith("/callback")
        acts = [act.wording for act in local.recorded.interactions]
        assert acts[0] == "Anna /play in #wohnzimmer"
        assert acts[-1] == "Anna /slow in #wohnzimmer"
        assert {"0 spielen mit.", "1 spielen mit."} <= set(local.ever_seen_by(ben))
