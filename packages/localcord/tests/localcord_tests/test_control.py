"""Tests in any language act as people over HTTP; here the other language is plain JSON."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest

from localcord import LocalDiscord
from localcord_tests.clients import running
from localcord_tests.home import home
from localcord_tests.host import HostBot


@dataclass
class Remote:
    local: LocalDiscord
    session: aiohttp.ClientSession

    async def look(self) -> Any:
        async with self.session.get(self.local.control_url) as answer:
            return await answer.json()

    async def act(self, act: str, person: str = "", **ask: Any) -> Any:
        status, content = await self.send(act, person, **ask)
        assert status == 200, content
        return content

    async def refused(self, act: str, person: str = "", **ask: Any) -> tuple[int, str, str]:
        status, content = await self.send(act, person, **ask)
        return status, content["error"], content["message"]

    async def send(self, act: str, person: str, **ask: Any) -> tuple[int, Any]:
        body = {"as": person, **ask} if person else ask
        async with self.session.post(f"{self.local.control_url}/{act}", json=body) as answer:
            return answer.status, await answer.json()


@pytest.fixture
async def remote() -> AsyncIterator[Remote]:
    async with (
        home(control=True) as local,
        running(HostBot(), local),
        aiohttp.ClientSession() as session,
    ):
        yield Remote(local, session)


async def test_somebody_types_presses_and_selects(remote: Remote) -> None:
    reply = await remote.act("slash", "Anna", line="play", options={"game": "kniffel"})
    assert reply["answered"]
    assert "0 spielen mit." in reply["text"]
    pressed = await remote.act("press", "Ben", label="Mitspielen")
    assert pressed["updated"]
    assert "1 spielen mit." in pressed["message"]["text"]
    board = pressed["message"]["id"]
    again = await remote.act("press", "Anna", custom_id="press:1", message=board)
    assert "2 spielen mit." in again["text"]
    chosen = await remote.act("select", "Anna", name="colour", values=["Rot"])
    assert (chosen["text"], chosen["private"]) == ("Gewählt: ['r']", True)


async def test_a_modal_is_opened_and_submitted(remote: Remote) -> None:
    opened = (await remote.act("slash", "Anna", line="bet"))["modal"]
    assert [field["label"] for field in opened["fields"]] == ["Einsatz"]
    filling = {"Einsatz": "5"}
    sent = await remote.act("submit", "Anna", modal=opened["modal"], filling=filling)
    assert sent["text"] == "Gesetzt: 5"
    again = await remote.refused("submit", "Anna", modal=opened["modal"], filling=filling)
    assert again[:2] == (409, "no-modal")


async def test_suggestions_are_told(remote: Remote) -> None:
    offered = await remote.act("autocomplete", "Anna", line="play", option="game", typed="zw")
    assert offered["choices"] == [{"name": "Zwerge", "value": "zwerge"}]


async def test_somebody_writes_and_reads(remote: Remote) -> None:
    said = await remote.act("say", "Anna", text="hallo", channel="spielzimmer")
    assert said["message"]["content"] == "hallo"
    seen = await remote.act("read", "Ben", channel="spielzimmer")
    assert [message["text"] for message in seen["messages"]] == ["hallo"]
    await remote.act("say", "Anna", text="unter uns", channel="@me")
    await remote.local.until(lambda: len(remote.local.people[0].dms) == 2)
    assert (await remote.act("read", "Ben"))["messages"] == seen["messages"]
    assert len((await remote.act("read", "Anna"))["messages"]) == 3


async def test_what_no_client_offers_is_refused_with_a_sentence(remote: Remote) -> None:
    status, error, sentence = await remote.refused("press", "Anna", label="Fliegen")
    assert (status, error) == (409, "no-button")
    assert "no button 'Fliegen'" in sentence
    assert (await remote.refused("say", "Zoe", text="x"))[1] == "unknown-person"
    assert (await remote.refused("say", "Stammtisch", text="x"))[1] == "unknown-person"
    unknown = await remote.refused("say", "Anna", text="x", channel="keller")
    assert unknown[1] == "unknown-channel"


async def test_a_wrong_request_is_refused(remote: Remote) -> None:
    assert (await remote.refused("say", "Anna"))[:2] == (400, "malformed")
    assert "there is no act 'dance'" in (await remote.refused("dance"))[2]
    assert (await remote.refused("chaos", do="explode"))[0] == 400
    assert (await remote.refused("wait", **{"for": "godot"}))[0] == 400


async def test_the_state_tells_what_is_there(remote: Remote) -> None:
    state = await remote.look()
    assert [person["name"] for person in state["people"]] == ["Anna", "Ben"]
    assert state["channels"][0]["name"] == "wohnzimmer"
    assert "play" in [command["name"] for command in state["commands"]]
    assert state["connected"]


async def test_people_and_channels_can_be_added(remote: Remote) -> None:
    await remote.act("person", name="Cleo")
    await remote.act("channel", name="keller")
    await remote.act("say", "Cleo", text="da", channel="keller")
    assert remote.local.channel("keller").newest.author.name == "Cleo"


async def test_a_moved_clock_brings_a_fault_that_is_told(remote: Remote) -> None:
    before = (await remote.look())["now"]
    asked = asyncio.create_task(remote.act("slash", "Anna", line="slow"))
    await remote.local.until(lambda: remote.local.interactions.started)
    assert (await remote.act("advance", seconds=3600))["now"] >= before + 3600
    assert not (await asked)["answered"]
    assert "no answer within 3 s" in (await remote.look())["faults"][0]
    status, error, sentence = await remote.refused("check")
    assert (status, error) == (409, "faults")
    assert "no answer within 3 s" in sentence
    await remote.act("check")


async def test_an_expected_fault_must_come(remote: Remote) -> None:
    await remote.act("expect", text="no answer within 3 s")
    assert "none came" in (await remote.refused("check"))[2]
    await remote.act("expect", text="no answer within 3 s")
    asked = asyncio.create_task(remote.act("slash", "Anna", line="slow"))
    await remote.local.until(lambda: remote.local.interactions.started)
    await remote.act("advance", seconds=3)
    await asked
    assert len((await remote.look())["expected"]["no answer within 3 s"]) == 1
    await remote.act("check")


async def test_a_fault_can_be_forgiven(remote: Remote) -> None:
    remote.local._faults.record("some fault")
    await remote.act("forgive", text="some")
    await remote.act("check")


async def test_chaos_can_be_ordered(remote: Remote) -> None:
    sockets = set(remote.local.gateway.connections)
    await remote.act("chaos", do="reconnect")
    await remote.local.until(lambda: not sockets & remote.local.gateway.connections)
    await remote.act("chaos", do="ratelimit", route="POST *callback", retry_after=0.01)
    assert (await remote.act("slash", "Anna", line="whisper"))["text"] == "Psst."


async def test_waiting_ends_with_a_refusal(remote: Remote) -> None:
    await remote.act("wait", **{"for": "connected"})
    await remote.act("wait", **{"for": "quiet"})
    await remote.act("wait", **{"for": "synced"}, names=["play"])
    refused = await remote.refused("wait", **{"for": "synced"}, names=["fly"], seconds=0.05)
    assert "in vain" in refused[2]
    remote.local.gateway.identified.clear()
    assert (await remote.refused("wait", **{"for": "connected"}, seconds=0.05))[1] == "timeout"


@pytest.mark.parametrize("headers", [{"Origin": "https://evil.example"}, {"Host": "evil.example"}])
async def test_other_sites_in_the_same_browser_are_turned_away(headers: dict[str, str]) -> None:
    async with (
        home(control=True) as local,
        aiohttp.ClientSession() as session,
        session.post(f"{local.control_url}/check", headers=headers) as answer,
    ):
        assert answer.status == 403


async def test_without_the_switch_there_is_no_control() -> None:
    async with (
        home() as local,
        aiohttp.ClientSession() as session,
        session.get(local.control_url) as answer,
    ):
        assert answer.status == 404
