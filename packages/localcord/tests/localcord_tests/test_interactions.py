"""The life of an interaction: one answer, in time, of the right kind, and what comes after."""

import asyncio
from typing import Any

import discord
import pytest
from discord import app_commands

from localcord import CannotDoError, Permission
from localcord_tests.clients import running
from localcord_tests.conftest import ANSWER_SECONDS, Scene
from localcord_tests.home import home
from localcord_tests.host import HostBot, Interaction


async def answer(scene: Scene, token: str, number: int, body: dict[str, Any]) -> Any:
    route = discord.http.Route("POST", f"/interactions/{number}/{token}/callback")
    return await scene.bot.http.request(route, json=body, params={"with_response": 1})


async def test_late_answer_is_unknown(scene: Scene) -> None:
    late: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    passed = asyncio.Event()

    @app_commands.command()
    async def late_answer(interaction: Interaction) -> None:
        """Answers after the deadline."""
        await passed.wait()
        try:
            await interaction.response.send_message("zu spät")
        except discord.NotFound as error:
            late.set_result(error.code)

    scene.bot.tree.add_command(late_answer)
    await scene.bot.tree.sync()
    scene.local.expect_fault("no answer within")
    scene.local.expect_fault("10062")
    act = scene.anna.slash("late_answer", channel=scene.channel)
    assert not (await scene.after_deadline(act)).answered
    passed.set()
    assert await late == 10062
    assert scene.channel.messages == []


async def test_second_answer_is_refused(scene: Scene) -> None:
    reply = await scene.anna.slash("whisper", channel=scene.channel)
    call = reply.interaction
    with scene.local.expect_fault("40060"), pytest.raises(discord.HTTPException) as refusal:
        await answer(scene, call.token, call.id, {"type": 4, "data": {"content": "nochmal"}})
    assert refusal.value.code == 40060


async def test_wrong_token_or_number_is_unknown(scene: Scene) -> None:
    call = scene.anna.slash_nowait("slow", channel=scene.channel)
    body = {"type": 4, "data": {"content": "x"}}
    with scene.local.expect_fault("10062"), pytest.raises(discord.NotFound):
        await answer(scene, call.token, call.id + 1, body)
    await answer(scene, call.token, call.id, body)
    assert (await scene.local.finish(call)).text == "x"


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 10])
async def test_command_cannot_be_answered_with(scene: Scene, kind: int) -> None:
    call = scene.anna.slash_nowait("slow", channel=scene.channel)
    with scene.local.expect_fault("50035"), pytest.raises(discord.HTTPException, match="one of"):
        await answer(scene, call.token, call.id, {"type": kind, "data": {"content": "x"}})
    await answer(scene, call.token, call.id, {"type": 4, "data": {"content": "x"}})


async def test_component_may_be_answered_with_a_deferred_update(scene: Scene) -> None:
    await scene.anna.slash("play", channel=scene.channel, game="kniffel")
    call = scene.ben.click_nowait("Mitspielen")
    data = await answer(scene, call.token, call.id, {"type": 6})
    assert "resource" not in data
    assert data["interaction"]["response_message_id"] == str(scene.channel.newest.id)
    with scene.local.expect_fault("40060"):
        await scene.local.until(lambda: scene.local.requests[-1].status == 400)


async def test_private_messages_do_not_exist_in_the_channel(scene: Scene) -> None:
    reply = await scene.anna.slash("whisper", channel=scene.channel)
    assert reply.message is not None
    partial = scene.bot.get_partial_messageable(scene.channel.id).get_partial_message(
        reply.message.id
    )
    with scene.local.expect_fault("10008"), pytest.raises(discord.NotFound):
        await partial.edit(content="offen")
    with pytest.raises(CannotDoError, match="cannot see"):
        await scene.ben.press("x", message=reply.message)


async def test_expired_token_cannot_be_used(scene: Scene) -> None:
    seen: list[Interaction] = []

    @app_commands.command()
    async def remember(interaction: Interaction) -> None:
        """Keeps the interaction for later."""
        seen.append(interaction)
        await interaction.response.send_message("ja")

    scene.bot.tree.add_command(remember)
    await scene.bot.tree.sync()
    await scene.anna.slash("remember", channel=scene.channel)
    await seen[0].edit_original_response(content="noch")
    scene.local.chaos.expire_tokens()
    with scene.local.expect_fault("50027"), pytest.raises(discord.HTTPException) as refusal:
        await seen[0].edit_original_response(content="zu spät")
    assert refusal.value.status == 401
    assert scene.channel.messages[0].text == "noch"


async def test_follow_up_before_the_answer_finds_no_webhook(scene: Scene) -> None:
    call = scene.anna.slash_nowait("slow", channel=scene.channel)
    hook = discord.Webhook.partial(
        scene.local.bot.id, call.token, client=scene.bot, bot_token=scene.local.token
    )
    with scene.local.expect_fault("10015"), pytest.raises(discord.NotFound):
        await hook.send("zu früh")
    await answer(scene, call.token, call.id, {"type": 4, "data": {"content": "x"}})


async def test_update_of_a_deleted_message_is_refused(scene: Scene) -> None:
    await scene.anna.slash("play", channel=scene.channel, game="kniffel")
    board = scene.channel.newest
    scene.local.chaos.slow(1, "*callback")
    act = scene.ben.press("Mitspielen", message=board)
    scene.local.expect_fault("no answer within")
    with scene.local.expect_fault("10008") as refusal:
        task = asyncio.create_task(act)
        await scene.local.until(lambda: scene.local.rest.open_requests)
        scene.local.delete(board)
        scene.local.clock.advance(1)
        await scene.local.until(lambda: refusal.hits)
    scene.local.clock.advance(ANSWER_SECONDS)
    assert not (await task).answered


async def test_modal_from_a_message_may_update_it() -> None:
    class Name(discord.ui.Modal, title="Name"):
        name: discord.ui.Label[Any] = discord.ui.Label(
            text="Wie heißt du?", component=discord.ui.TextInput(required=False)
        )

        async def on_submit(self, interaction: Interaction) -> None:
            assert isinstance(self.name.component, discord.ui.TextInput)
            await interaction.response.edit_message(content=f"Hallo {self.name.component.value}")

    class Ask(discord.ui.View):
        @discord.ui.button(label="Name")
        async def ask(self, interaction: Interaction, button: discord.ui.Button[Any]) -> None:
            del button
            await interaction.response.send_modal(Name())

    bot = HostBot()
    async with home() as local, running(bot, local):
        anna = local.people[0]
        await bot.get_partial_messageable(local.default_channel.id).send("Wer?", view=Ask())
        reply = await anna.press("Name")
        assert reply.modal is not None
        assert [field.label for field in reply.modal.fields] == ["Wie heißt du?"]
        answer = await anna.submit(reply.modal, {"Wie heißt du?": "Anna"})
        assert answer.updated
        assert local.default_channel.messages[0].text == "Hallo Anna"


async def test_commands_keep_to_their_place_and_rights(scene: Scene) -> None:
    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_messages=True)
    async def tidy(interaction: Interaction) -> None:
        """For those who may."""
        await interaction.response.send_message(str(interaction.permissions.manage_messages))

    scene.bot.tree.add_command(tidy)
    await scene.bot.tree.sync()
    with pytest.raises(CannotDoError, match="no command 'tidy'"):
        await scene.anna.slash("tidy", channel=scene.channel)
    scene.anna.permissions = Permission.MANAGE_MESSAGES
    assert (await scene.anna.slash("tidy", channel=scene.channel)).text == "True"
    with pytest.raises(CannotDoError, match="no command 'tidy'"):
        await scene.anna.slash("tidy", channel=scene.anna.dm)


async def test_subcommands_choices_users_and_context_menus_arrive(scene: Scene) -> None:
    group = app_commands.Group(name="table", description="Tables")

    @group.command(name="hand")
    @app_commands.choices(size=[app_commands.Choice(name="Groß", value=3)])
    async def hand(
        interaction: Interaction, to: discord.Member, size: int, loud: bool = False
    ) -> None:
        """Hands it over."""
        await interaction.response.send_message(f"{to.name} {size} {loud}")

    @app_commands.context_menu(name="Zitat")
    async def quote(interaction: Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"»{message.content}«")

    scene.bot.tree.add_command(group)
    scene.bot.tree.add_command(quote)
    await scene.bot.tree.sync()
    reply = await scene.anna.slash("table hand", to=scene.ben, size="Groß", loud=True)
    assert reply.text == "ben 3 True"
    with pytest.raises(CannotDoError, match=r"offers \[3\]"):
        await scene.anna.slash("table hand", to=scene.ben, size=4)
    said = await scene.ben.say("So ist es.")
    assert (await scene.anna.use("Zitat", on=said)).text == "»So ist es.«"


async def test_languages_of_person_and_server_are_told() -> None:
    bot = HostBot()

    @app_commands.command()
    async def tongue(interaction: Interaction) -> None:
        """Which languages."""
        await interaction.response.send_message(f"{interaction.locale} {interaction.guild_locale}")

    bot.tree.add_command(tongue)
    async with home(locale="de") as local, running(bot, local):
        anna, ben = local.people
        ben.locale = "en-US"
        assert (await anna.slash("tongue")).text == "de de"
        assert (await ben.slash("tongue")).text == "en-US de"
        assert (await ben.slash("tongue", channel=ben.dm)).text == "en-US None"


async def test_every_change_is_streamed_to_those_who_see_it(scene: Scene) -> None:
    async with scene.local.subscribe(scene.anna) as hers, scene.local.subscribe(scene.ben) as his:
        await scene.anna.slash("think", channel=scene.channel)
        await scene.anna.slash("play", channel=scene.channel, game="kniffel")
        kinds = [(await anext(hers)).kind for _ in range(6)]
        assert kinds == ["created", "thinking", "answered", "edited", "created", "answered"]
        change = await anext(his)
        assert change.kind == "created"
        assert change.message is scene.channel.newest
