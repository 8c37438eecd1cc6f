"""Refusals are told in the language of the person, and every one is there in both."""

import ast
import string
from pathlib import Path

import pytest
from aiohttp import ClientSession

import localcord
from localcord.people.refusals import CannotDoError, sentences
from localcord_tests.clients import running
from localcord_tests.home import home
from localcord_tests.host import HostBot

SOURCE = Path(localcord.__file__).parent


def _used() -> set[str]:
    """Every key that the code refuses with."""
    return {
        constant.value
        for file in SOURCE.rglob("*.py")
        for call in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "CannotDoError"
        for constant in ast.walk(call.args[0])
        if isinstance(constant, ast.Constant) and constant.value in sentences()
    }


def test_every_sentence_is_used_and_there_is_no_other() -> None:
    assert _used() == set(sentences())


def _named(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


@pytest.mark.parametrize("key", sentences())
def test_both_languages_tell_the_same(key: str) -> None:
    german, english = sentences()[key]["de"], sentences()[key]["en"]
    assert _named(german) == _named(english)
    assert german != english


def test_who_speaks_no_german_reads_english() -> None:
    error = CannotDoError("chosen-twice")
    assert error.sentence("de") == "ein Eintrag kann nur einmal gewählt werden"
    assert error.sentence("fr") == str(error) == "an option can be chosen only once"


@pytest.mark.parametrize(
    ("locale", "told", "gone"),
    [
        (
            "de",
            "Anna hat in #wohnzimmer keinen Befehl „fliegen“; es gibt: play",
            "das gibt es nicht mehr",
        ),
        (
            "en-US",
            "Anna has no command 'fliegen' in #wohnzimmer; there are: play",
            "that is no longer there",
        ),
    ],
)
async def test_the_page_is_refused_in_its_own_language(locale: str, told: str, gone: str) -> None:
    async with (
        home(page=True, locale=locale) as local,
        running(HostBot(), local),
        ClientSession() as session,
        session.ws_connect(f"{local.page_url}page/socket") as page,
    ):
        room = {"seat": "Anna", "channel": str(local.default_channel.id)}
        answers: dict[int, str] = {}
        await page.send_json({"do": "slash", "ask": 1, "line": "fliegen", **room})
        await page.send_json({"do": "press", "ask": 2, "message": "1", "component": "x", **room})
        while len(answers) < 2:
            frame = await page.receive_json(timeout=60)
            if frame["t"] == "answer":
                answers[frame["ask"]] = frame["error"]
    assert answers[1].startswith(told)
    assert answers[2] == gone
