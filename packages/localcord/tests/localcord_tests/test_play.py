"""People act, the real client answers, everybody sees what they should."""

import asyncio

import pytest

from localcord import CannotDoError
from localcord_tests.conftest import Scene


async def test_slash_command_posts_a_board_that_everybody_sees(scene: Scene) -> None:
    reply = await scene.anna.slash("play", channel=scene.channel, game="kniffel", rounds=3)
    assert reply.answered
    assert not reply.private
    assert reply.text == "kniffel 3\nTisch\n0 spielen mit.\nWürfel\n🎲 🎲"
    assert scene.channel.newest is reply.message
    assert scene.ben.sees(scene.channel) == [reply.message]


async def test_localized_names_of_commands_and_options_work_too(scene: Scene) -> None:
    reply = await scene.anna.slash("spielen", channel=scene.channel, spiel="zwerge")
    assert reply.text.startswith("zwerge 1")


async def test_unknown_command_or_option_is_the_tests_own_mistake(scene: Scene) -> None:
    with pytest.raises(CannotDoError, match="no command 'fly'"):
        await scene.anna.slash("fly")
    with pytest.raises(CannotDoError, match="no option 'colour'"):
        await scene.anna.slash("play", game="x", colour="red")
    with pytest.raises(CannotDoError, match="needs the option 'game'"):
        await scene.anna.slash("play")


async def test_press_edits_the_board_in_place(scene: Scene) -> None:
    await scene.anna.slash("play", channel=scene.channel, game="kniffel")
    reply = await scene.ben.press("mitspielen")
    assert reply.updated
    assert reply.message is scene.channel.newest
    assert scene.channel.newest.edited
    assert "1 spielen mit." in scene.channel.newest.text
    assert [button.custom_id for button in scene.channel.newest.buttons] == ["press:1", "press:off"]
    assert (await scene.anna.press("🎲")).text.count("2 spielen mit.") == 1


async def test_disabled_invisible_and_missing_buttons_cannot_be_pressed(scene: Scene) -> None:
    await scene.anna.slash("play", channel=scene.channel, game="kniffel")
    with pytest.raises(CannotDoError, match="disabled"):
        await scene.ben.press("Gesperrt")
    with pytest.raises(CannotDoError, match="no button 'Fliegen'"):
        await scene.ben.press("Fliegen")
    scene.local.forbid(scene.channel, "VIEW_CHANNEL", user=scene.ben)
    with pytest.raises(CannotDoError, match="cannot see"):
        await scene.ben.press("Mitspielen", message=scene.channel.newest)
    with pytest.raises(CannotDoError, match="no button"):
        await scene.ben.press("Mitspielen")


async def test_select_by_labels_answers_privately(scene: Scene) -> None:
    await scene.anna.slash("play", channel=scene.channel, game="kniffel")
    reply = await scene.anna.select("Welche Farbe", "Rot", "b")
    assert reply.private
    assert reply.text == "Gewählt: ['r', 'b']"
    assert scene.anna.private == [reply.message]
    assert scene.ben.private == []
    assert reply.message not in scene.ben.sees(scene.channel)
    assert "Gewählt: ['r', 'b']" in scene.local.ever_seen_by(scene.anna)
    assert "Gewählt: ['r', 'b']" not in scene.local.ever_seen_by(scene.ben)
    with pytest.raises(CannotDoError, match="1 to 2"):
        await scene.anna.select("colour")


async def test_autocomplete_offers_names_and_values(scene: Scene) -> None:
    choices = await scene.anna.autocomplete("play", "game", "zw", channel=scene.channel)
    assert choices == [("Zwerge", "zwerge")]
    assert "Zwerge" in scene.local.ever_seen_by(scene.anna)
    assert "Zwerge" not in scene.local.ever_seen_by(scene.ben)


async def test_thinking_is_waited_for_and_keeps_its_privacy(scene: Scene) -> None:
    reply = await scene.anna.slash("think", channel=scene.channel)
    assert reply.text == "Fertig gedacht."
    assert reply.private
    assert reply.message is not None
    assert not reply.message.loading


async def test_follow_ups_are_messages_of_their_own(scene: Scene) -> None:
    reply = await scene.anna.slash("whisper", channel=scene.channel)
    assert reply.text == "Psst."
    assert [message.text for message in reply.followups] == ["Noch was."]
    assert scene.channel.messages == []


async def test_direct_messages_go_both_ways(scene: Scene) -> None:
    reply = await scene.anna.slash("dm", channel=scene.channel)
    assert reply.text == "Post ist da."
    await scene.anna.say("ja", channel=scene.anna.dm)
    assert [message.text for message in scene.anna.dms] == ["Hallo.", "ja", "Gehört: ja"]
    assert scene.ben.dms == []


async def test_closed_dms_refuse_the_bot(scene: Scene) -> None:
    scene.anna.dms_closed = True
    with scene.local.expect_fault("50007"):
        reply = await scene.anna.slash("dm", channel=scene.channel)
    assert reply.text == "Deine DMs sind zu."
    assert scene.anna.dms == []


async def test_modal_is_filled_by_label_and_submitted(scene: Scene) -> None:
    reply = await scene.anna.slash("bet", channel=scene.channel)
    assert reply.modal is not None
    assert reply.modal.title == "Wette"
    with pytest.raises(CannotDoError, match="1 to 5"):
        await scene.anna.submit(reply.modal, {"Einsatz": "123456"})
    with pytest.raises(CannotDoError, match="not for Ben"):
        await scene.ben.submit(reply.modal, {"Einsatz": "1"})
    answer = await scene.anna.submit(reply.modal, {"Einsatz": "12"})
    assert answer.text == "Gesetzt: 12"
    assert answer.private


async def test_missing_answer_is_a_fault(scene: Scene) -> None:
    with scene.local.expect_fault("no answer within 3600 s: Anna /slow in #wohnzimmer"):
        reply = await scene.after_deadline(scene.anna.slash("slow", channel=scene.channel))
    assert not reply.answered


async def test_guild_messages_come_without_content_but_dms_with_it(scene: Scene) -> None:
    await scene.anna.say("geheim", channel=scene.channel)
    await scene.anna.say("offen", channel=scene.anna.dm)
    await scene.local.until(lambda: scene.bot.heard == ["", "offen"])


async def test_two_hundred_presses_at_once_all_get_an_answer(scene: Scene) -> None:
    await scene.anna.slash("play", channel=scene.channel, game="kniffel")
    board = scene.channel.newest
    presses = [person.press("Mitspielen", message=board) for person in scene.local.people * 100]
    replies = await asyncio.gather(*presses)
    assert all(reply.answered for reply in replies)
    assert len(replies) == 200
