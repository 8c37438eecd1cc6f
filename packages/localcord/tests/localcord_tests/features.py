"""Sixteen things that bots do, as somebody sees them who uses the bot. The same for any library."""

import ssl
from collections.abc import Awaitable, Callable

import aiohttp

from localcord import LocalDiscord

Feature = Callable[[LocalDiscord], Awaitable[None]]


async def slash(local: LocalDiscord) -> None:
    reply = await local.people[0].slash("hello")
    assert reply.text == "Hello!"
    assert not reply.private


async def button(local: LocalDiscord) -> None:
    ada, bob = local.people
    board = (await ada.slash("count")).message
    assert (await bob.press("Add", message=board)).updated
    assert (await ada.press("Add", message=board)).text == "Count 2"


async def select(local: LocalDiscord) -> None:
    ada, bob = local.people
    asked = (await ada.slash("colour")).message
    reply = await bob.select("Colour", "Red", message=asked)
    assert (reply.text, reply.private) == ("You chose red", True)


async def modal(local: LocalDiscord) -> None:
    ada = local.people[0]
    opened = await ada.slash("form")
    assert (await ada.submit(opened.modal, {"Name": "Ada"})).text == "Name: Ada"


async def ephemeral(local: LocalDiscord) -> None:
    ada, bob = local.people
    reply = await ada.slash("secret")
    assert (reply.text, reply.private) == ("Only you", True)
    assert reply.message not in bob.all_visible()


async def direct_message(local: LocalDiscord) -> None:
    ada = local.people[0]
    assert (await ada.slash("letter")).text == "Sent"
    assert [message.text for message in ada.dms] == ["A letter"]


async def embed(local: LocalDiscord) -> None:
    reply = await local.people[0].slash("card")
    assert reply.text == "Card\nText\nName\nValue"


async def file(local: LocalDiscord) -> None:
    message = (await local.people[0].slash("file")).message
    assert message is not None
    (attachment,) = message.attachments
    assert (attachment.filename, attachment.data) == ("note.txt", b"content")


async def defer_and_follow_up(local: LocalDiscord) -> None:
    reply = await local.people[0].slash("slow")
    await local.until(lambda: reply.followups)
    assert reply.text == "Done"
    assert [message.text for message in reply.followups] == ["More"]


async def autocomplete(local: LocalDiscord) -> None:
    ada = local.people[0]
    offered = await ada.autocomplete("fruit", "name", "ap")
    assert offered == [("Apple", "apple"), ("Apricot", "apricot")]
    assert (await ada.slash("fruit", name="apple")).text == "Fruit apple"


async def user_option(local: LocalDiscord) -> None:
    ada, bob = local.people
    assert (await ada.slash("who", user=bob)).text == f"It is {bob.mention}"


async def context_menu(local: LocalDiscord) -> None:
    ada, bob = local.people
    assert (await ada.use("Greet", bob)).text == f"Greetings, {bob.mention}"


async def typed_message(local: LocalDiscord) -> None:
    channel = local.default_channel
    await local.people[0].say("ping", channel=channel)
    await local.until(lambda: channel.newest.text == "pong")


async def page(local: LocalDiscord) -> None:
    """A command typed on the page, through the page's own socket."""
    trusted = ssl.create_default_context()
    trusted.check_hostname, trusted.verify_mode = False, ssl.CERT_NONE
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{local.page_url}page/socket", ssl=trusted) as socket,
    ):
        await socket.send_json({"do": "sit", "seat": "Ada"})
        channel = str(local.default_channel.id)
        asked = {"do": "slash", "seat": "Ada", "ask": 1, "channel": channel, "line": "hello"}
        await socket.send_json(asked)
        async for frame in socket:
            heard = frame.json()
            if heard["t"] == "created":
                assert heard["message"]["content"] == "Hello!"
                return


async def cut(local: LocalDiscord) -> None:
    """The socket is torn without a close frame; the library resumes its session."""
    sessions = set(local.gateway.sessions)
    await _left(local, local.chaos.cut)
    assert (await local.people[0].slash("hello")).text == "Hello!"
    assert set(local.gateway.sessions) == sessions


async def reconnect(local: LocalDiscord) -> None:
    """Opcode 7: the library comes back at once and resumes its session."""
    sessions = set(local.gateway.sessions)
    await _left(local, local.chaos.reconnect)
    assert (await local.people[0].slash("hello")).text == "Hello!"
    assert set(local.gateway.sessions) == sessions


async def _left(local: LocalDiscord, leave: Callable[[], None]) -> None:
    """Until another connection has a session."""
    before = set(local.gateway.connections)
    leave()

    def back() -> bool:
        now = {each.connection for each in local.gateway.sessions.values()}
        return bool(now - before - {None})

    await local.until(back, 120)


FEATURES: dict[str, Feature] = {
    "slash": slash,
    "button": button,
    "select": select,
    "modal": modal,
    "ephemeral": ephemeral,
    "direct message": direct_message,
    "embed": embed,
    "file": file,
    "defer and follow-up": defer_and_follow_up,
    "autocomplete": autocomplete,
    "user option": user_option,
    "context menu": context_menu,
    "typed message": typed_message,
    "page": page,
    "cut": cut,
    "reconnect": reconnect,
}
