"""Polls, through the real client."""

from datetime import timedelta

import discord
import pytest

from localcord_tests.clients import QuickBot, running
from localcord_tests.conftest import Scene
from localcord_tests.home import home
from localcord_tests.test_channels import text_channel


def _poll(*, multiple: bool = False, hours: int = 2) -> discord.Poll:
    poll = discord.Poll("Was spielen wir?", timedelta(hours=hours), multiple=multiple)
    return poll.add_answer(text="Kniffel", emoji="🎲").add_answer(text="Drachen")


async def test_a_poll_is_sent_voted_in_and_read(scene: Scene) -> None:
    sent = await text_channel(scene).send(poll=_poll())
    message = scene.channel.newest
    await scene.anna.vote(message, "Kniffel")
    await scene.ben.vote(message, "Kniffel")
    await scene.ben.vote(message, "Drachen")
    fetched = await text_channel(scene).fetch_message(sent.id)
    assert fetched.poll is not None
    assert [answer.vote_count for answer in fetched.poll.answers] == [1, 1]
    first = fetched.poll.answers[0]
    assert [voter.id async for voter in first.voters()] == [scene.anna.id]
    await scene.anna.vote(message)
    assert message.poll is not None
    assert message.poll.votes == {1: [], 2: [scene.ben.id]}


async def test_the_bot_hears_votes_with_the_intent() -> None:
    intents = discord.Intents.default()
    bot, heard = QuickBot(intents), list[tuple[str, int]]()

    @bot.event
    async def on_raw_poll_vote_add(event: discord.RawPollVoteActionEvent) -> None:
        heard.append(("add", event.answer_id))

    @bot.event
    async def on_raw_poll_vote_remove(event: discord.RawPollVoteActionEvent) -> None:
        heard.append(("remove", event.answer_id))

    async with home() as local, running(bot, local):
        channel = bot.get_channel(local.default_channel.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.send(poll=_poll())
        await local.people[0].vote(local.default_channel.newest, "Drachen")
        await local.people[0].vote(local.default_channel.newest)
        await local.until(lambda: heard == [("add", 2), ("remove", 2)])


async def test_one_answer_or_several(scene: Scene) -> None:
    await text_channel(scene).send(poll=_poll())
    with pytest.raises(AssertionError, match="0 to 1"):
        await scene.anna.vote(scene.channel.newest, "Kniffel", "Drachen")
    with pytest.raises(AssertionError, match="no single option 'Schach'"):
        await scene.anna.vote(scene.channel.newest, "Schach")
    await text_channel(scene).send(poll=_poll(multiple=True))
    await scene.anna.vote(scene.channel.newest, "Kniffel", "Drachen")


async def test_a_poll_is_ended_once_and_by_its_author(scene: Scene) -> None:
    sent = await text_channel(scene).send(poll=_poll())
    ended = await sent.end_poll()
    assert ended.poll is not None
    assert ended.poll.is_finalised()
    with pytest.raises(AssertionError, match="no open poll"):
        await scene.anna.vote(scene.channel.newest, "Kniffel")
    with scene.local.expect_fault("520001"), pytest.raises(discord.HTTPException):
        await sent.end_poll()


async def test_a_poll_is_closed_by_the_clock(scene: Scene) -> None:
    await text_channel(scene).send(poll=_poll(hours=2))
    poll = scene.channel.newest.poll
    assert poll is not None
    scene.local.clock.advance(timedelta(hours=1))
    assert not poll.closed
    scene.local.clock.advance(timedelta(hours=1))
    assert poll.closed


async def test_a_message_with_a_poll_is_not_edited(scene: Scene) -> None:
    sent = await text_channel(scene).send(poll=_poll())
    with scene.local.expect_fault("520003"), pytest.raises(discord.HTTPException):
        await sent.edit(content="neu")
    plain = await text_channel(scene).send("ohne")
    with scene.local.expect_fault("520006"), pytest.raises(discord.HTTPException):
        await plain._state.http.end_poll(plain.channel.id, plain.id)


async def test_polls_keep_their_limits(scene: Scene) -> None:
    wrong = {
        "question": discord.Poll("x" * 301, timedelta(hours=1)).add_answer(text="a"),
        "poll_media": discord.Poll("x", timedelta(hours=1)).add_answer(text="x" * 56),
        "duration": discord.Poll("x", timedelta(hours=769)).add_answer(text="a"),
        "answers": discord.Poll("x", timedelta(hours=1)),
    }
    many = wrong["answers"]
    for number in range(11):
        many.add_answer(text=str(number))
    for path, poll in wrong.items():
        with scene.local.expect_fault("50035"), pytest.raises(discord.HTTPException, match=path):
            await text_channel(scene).send(poll=poll)


async def test_polls_need_a_permission(scene: Scene) -> None:
    scene.local.forbid(scene.channel, "SEND_POLLS")
    with scene.local.expect_fault("50013"), pytest.raises(discord.Forbidden):
        await text_channel(scene).send(poll=_poll())
