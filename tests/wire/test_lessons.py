"""Lessons: every game that has one is learned to the end, by buttons, by typing and by ear."""

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.engine import lesson as lessons
from bot.engine.lesson import Lesson
from bot.live.session import Session
from localcord import Message
from tests.book import Book
from tests.shelf import CATALOGUE
from tests.wire.hands import served
from tests.wire.learner import last_of, lesson_of, press_move, refused, type_move, wanted
from tests.wire.table import Wire, boards_of, slip
from tests.wire.test_daily import first_move
from tests.wire.test_forged_presses import planted
from tests.wire.watcher import Watcher, watched

TAUGHT = sorted(game for game, box in CATALOGUE.items() if box.lesson)
LANGUAGES = {"de": "de", "en": "en-US"}
OF = {"de": "von", "en": "of"}


def step(session: Session) -> int:
    assert session.box.lesson is not None
    assert session.match is not None
    return lessons.step_of(session.box.lesson, session.match)


def steps(session: Session) -> int:
    assert session.box.lesson is not None
    return len(session.box.lesson.steps)


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
async def test_a_lesson_is_learned_by_buttons_on_one_private_message(
    wire: Wire, game: str, locale: str
) -> None:
    anna, *others = wire.people
    anna.locale = LANGUAGES[locale]
    await anna.slash("learn", channel=wire.channel, game=game)
    session = await lesson_of(wire, anna)
    for number in range(steps(session)):
        assert step(session) == number
        assert f"{number + 1} {OF[locale]} {steps(session)}" in slip(anna).text
        await press_move(anna, wanted(session))
        await served()
    assert session.table.phase == "stopped"
    assert slip(anna).attachments == []  # no podium: the points were the script's
    real = "Jetzt richtig spielen" if locale == "de" else "Now play for real"
    assert real in {button.label for button in slip(anna).buttons}
    assert boards_of(wire.channel) == []
    assert not any(person.private for person in others)
    await anna.press(real, message=slip(anna))
    assert anna.mention in wire.board.text


@pytest.mark.parametrize("game", TAUGHT)
async def test_a_lesson_is_learned_by_typing_and_by_ear(wire: Wire, game: str) -> None:
    anna, *_ = wire.people
    await anna.slash("mydata", channel=wire.channel, action="aloud")
    await anna.slash("learn", channel=wire.channel, game=game)
    session = await lesson_of(wire, anna)
    for number in range(steps(session)):
        assert f"{number + 1} von {steps(session)}" in last_of(anna).content
        assert last_of(anna).embeds == []
        await type_move(anna, wire.channel, wanted(session))
        await served()
    assert "Jetzt richtig spielen" in {button.label for button in last_of(anna).buttons}


@pytest.mark.parametrize("game", TAUGHT)
async def test_every_wrong_move_of_every_step_is_answered_and_leads_back(
    wire: Wire, game: str
) -> None:
    anna, *_ = wire.people
    await anna.slash("learn", channel=wire.channel, game=game)
    session = await lesson_of(wire, anna)
    for number in range(steps(session)):
        before = session.match
        for move in refused(session)[:3]:
            await type_move(anna, wire.channel, move)
            assert session.match is before
            assert "↩️ Nicht ganz" in slip(anna).text
            await anna.press("Noch einmal", message=slip(anna))
            assert f"{number + 1} von {steps(session)}" in slip(anna).text
        await press_move(anna, wanted(session))
        await served()


GAME = TAUGHT[0]


async def begun(wire: Wire, game: str = GAME, moves: int = 0) -> Session:
    anna = wire.people[0]
    await anna.slash("lernen", channel=wire.channel, spiel=game)
    session = await lesson_of(wire, anna)
    for _ in range(moves):
        await press_move(anna, wanted(session))
        await served()
    return session


async def finish(wire: Wire, game: str) -> None:
    """From its last step, which is the own decision."""
    anna, last = wire.people[0], steps_of(game) - 1
    await anna.press(custom_id=f"s:0:0:lesson from {game} {last}", message=way(wire, game, last))
    await press_move(anna, wanted(await lesson_of(wire, anna)))
    await served()


def steps_of(game: str) -> int:
    lesson = CATALOGUE[game].lesson
    assert lesson is not None
    return len(lesson.steps)


def way(wire: Wire, game: str, number: int) -> Message:
    return planted(wire, wire.channel, f"s:0:0:lesson from {game} {number}")


@pytest.mark.both
@pytest.mark.parametrize("game", TAUGHT)
async def test_a_restart_at_every_step_goes_on_there(wire: Wire, game: str) -> None:
    anna = wire.people[0]
    session = await begun(wire, game)
    for number in range(steps(session)):
        await wire.restart()
        session = await lesson_of(wire, anna)
        assert step(session) == number
        await press_move(anna, wanted(session))  # on a button of before the restart
        await served()
    assert "Jetzt richtig spielen" in {button.label for button in last_of(anna).buttons}


def more_moves(book: Book, than: int) -> bool:
    return len(book.moves()) > than


@pytest.mark.slow
@pytest.mark.both
async def test_a_bot_killed_between_a_step_and_its_answer_goes_on_at_the_next(
    tmp_path: Path, book: Book
) -> None:
    async with watched(tmp_path, book, Watcher()) as scene:
        anna, channel, place = scene.anna, scene.place.default_channel, scene.place
        await anna.slash("lernen", channel=channel, spiel="kniffel")
        for number in range(1, 3):
            before = len(book.moves())
            place.interactions.answer_seconds = 0.6
            place.chaos.fail("*callback", status=500, times=99)
            with place.expect_fault("no answer within"):
                pressed = anna.click_nowait(custom_id=first_move(anna), message=last_of(anna))
                await place.until(partial(more_moves, book, before))
                await scene.bot.kill()
                await place.finish(pressed)
            place.chaos.calm()
            place.interactions.answer_seconds = 20
            await scene.bot.start()
            await anna.slash("lernen", channel=channel, spiel="kniffel")
            assert f"Schritt {number + 1} von" in last_of(anna).text
            assert book.rows("SELECT step FROM lessons") == [{"step": number}]
        assert "Traceback" not in scene.bot.log.read_text("utf-8")


async def test_a_lesson_can_be_left_taken_up_skipped_and_begun_anew(wire: Wire) -> None:
    anna = wire.people[0]
    session = await begun(wire, moves=2)
    await anna.press("Menü", message=slip(anna))
    await anna.press("Aufhören", message=slip(anna))
    assert "wartet" in slip(anna).text
    await anna.slash("lernen", channel=anna.dm, spiel=GAME)
    assert f"3 von {steps(session)}" in boards_of(anna.dm)[-1].text
    await begun(wire)
    await anna.press("Menü", message=last_of(anna))
    await anna.press("Schritt überspringen", message=last_of(anna))
    assert step(await lesson_of(wire, anna)) == 3
    await anna.press("Menü", message=last_of(anna))
    await anna.press("Von vorn", message=last_of(anna))
    assert step(await lesson_of(wire, anna)) == 0
    assert len(wire.book.matches()) == 1, "one that is begun anew leaves no row"


async def test_another_lesson_takes_its_place_and_both_know_how_far_they_are(wire: Wire) -> None:
    anna, other = wire.people[0], TAUGHT[1]
    await begun(wire, moves=2)
    await begun(wire, other, moves=1)
    await anna.slash("lernen", channel=wire.channel)
    assert f"Schritt 3 von {steps_of(GAME)}" in slip(anna).text
    assert f"Schritt 2 von {steps_of(other)}" in slip(anna).text
    assert step(await begun(wire)) == 2


async def test_buttons_of_a_lesson_that_was_begun_anew_say_so(wire: Wire) -> None:
    anna = wire.people[0]
    await begun(wire)
    old = last_of(anna)
    first = next(b.custom_id for b in old.buttons if b.custom_id[0] == "m")
    away = wire.place.channel("allgemein")
    way_on = f"s:0:0:lesson from {GAME} 2"
    await anna.press(custom_id=way_on, message=planted(wire, away, way_on))
    await anna.press(custom_id=first, message=old)
    assert "gibt es nicht mehr" in old.content
    assert step(await lesson_of(wire, anna)) == 2


async def test_an_old_button_leads_on_when_an_update_has_changed_the_script(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its dice no longer fit what is said; without this nothing but `/learn` would help."""
    anna = wire.people[0]
    await begun(wire, "kniffel", moves=2)
    old = last_of(anna)
    await wire.restart()
    catalogue = wire.bot.parts.desk.sessions.catalogue
    script = catalogue["kniffel"].lesson
    assert script
    told = script.model_dump(exclude_defaults=True)
    told["steps"][1]["play"] = "frog, cauldron, frog, frog, mash"
    changed = replace(catalogue["kniffel"], lesson=Lesson.model_validate(told))
    monkeypatch.setitem(catalogue._boxes, "kniffel", changed)
    await anna.press(custom_id=old.buttons[0].custom_id, message=old)
    await served()
    session = await lesson_of(wire, anna)
    assert step(session) == 2
    assert session.match
    assert changed.lesson
    assert lessons.follows(changed.lesson, session.match)
    await press_move(anna, wanted(session))
    await served()
    assert step(await lesson_of(wire, anna)) == 3


async def test_who_has_learned_all_is_told_so_once(wire: Wire) -> None:
    anna = wire.people[0]
    for game in TAUGHT:
        await finish(wire, game)
        told = "Alle" in last_of(anna).text and "kannst du jetzt" in last_of(anna).text
        assert told is (game == TAUGHT[-1])
    await finish(wire, TAUGHT[-1])
    assert "kannst du jetzt" not in last_of(anna).text
    await anna.slash("lernen", channel=wire.channel)
    assert last_of(anna).text.count("gelernt ✅") == len(TAUGHT)


async def test_the_hint_of_every_step_is_accepted(wire: Wire) -> None:
    anna = wire.people[0]
    for game in TAUGHT:
        session = await begun(wire, game)
        for number in range(steps(session) - 1):
            assert step(session) == number
            await anna.slash("tipp", channel=wire.channel)
            await anna.press("💡", message=last_of(anna))
            await served()


@pytest.mark.both
async def test_two_devices_at_once_make_one_move(wire: Wire) -> None:
    anna = wire.people[0]
    session = await begun(wire)
    here = last_of(anna)
    await anna.slash("lernen", channel=anna.dm, spiel=GAME)
    there = boards_of(anna.dm)[-1]
    custom_id = next(b.custom_id for b in here.buttons if b.custom_id[0] == "m")
    presses = (anna.press(custom_id=custom_id, message=board) for board in (here, there))
    await asyncio.gather(*presses)
    assert step(session) <= 1


def first_want(game: str, number: int) -> str:
    lesson = CATALOGUE[game].lesson
    assert lesson is not None
    return lesson.steps[number].want[0]


async def test_an_old_board_elsewhere_is_caught_up_and_no_mistake(wire: Wire) -> None:
    anna = wire.people[0]
    game = next(game for game in TAUGHT if first_want(game, 0) != first_want(game, 1))
    session = await begun(wire, game)
    here, match = last_of(anna), session.match
    assert match is not None
    custom_id = f"m:{session.table.id}:{match.turn}:{first_want(game, 0)}"
    await anna.press("x", message=planted(wire, wire.channel, custom_id))
    await anna.press("x", message=planted(wire, wire.channel, custom_id))
    assert step(session) == 1
    assert "Nicht ganz" not in here.text + last_of(anna).text


async def test_a_lesson_counts_nowhere_and_its_dice_are_not_proved(wire: Wire) -> None:
    anna = wire.people[0]
    await finish(wire, GAME)
    assert wire.book.rows("SELECT * FROM results") == []
    (match,) = wire.book.matches()
    await anna.slash("pruefen", channel=wire.channel, partie=match["id"])
    assert "stehen die Würfe vorher fest" in last_of(anna).text


@pytest.mark.both
async def test_forgetting_takes_lessons_and_progress(wire: Wire) -> None:
    anna = wire.people[0]
    await begun(wire, moves=1)
    assert wire.book.rows("SELECT * FROM lessons")
    await wire.bot.parts.desk.sessions.forget(anna.id)
    for table in ("lessons", "matches", "seats", "moves"):
        assert wire.book.rows(f"SELECT * FROM {table}") == []


async def test_every_way_leads_to_the_lesson(wire: Wire) -> None:
    anna = wire.people[0]
    await anna.slash("spielen", channel=wire.channel, spiel=GAME)
    await anna.press("Lernen", message=wire.board)
    assert f"1 von {steps_of(GAME)}" in slip(anna).text
    await anna.slash("regeln", channel=wire.channel, spiel=GAME)
    await anna.press("Lernen", message=slip(anna))
    assert f"1 von {steps_of(GAME)}" in slip(anna).text
    await anna.slash("hilfe", channel=wire.channel)
    await anna.press("Ein Spiel lernen", message=slip(anna))
    await anna.select("S:0:0:learn", GAME, message=slip(anna))
    assert f"1 von {steps_of(GAME)}" in slip(anna).text
    await anna.say("Hallo?", channel=anna.dm)
    await wire.place.until(lambda: bool(anna.dm.messages[-1].buttons))
    await anna.press("Ein Spiel lernen", message=anna.dm.messages[-1])
    assert "Ein Spiel lernen" in last_of(anna).text


async def test_a_lesson_follows_the_language_of_the_last_press(wire: Wire) -> None:
    anna = wire.people[0]
    session = await begun(wire, "kniffel", moves=1)
    anna.locale = "en-US"
    await press_move(anna, refused(session)[0])
    assert "Not quite" in slip(anna).text
    await anna.press("Try again", message=slip(anna))
    assert f"2 of {steps(session)}" in slip(anna).text
    anna.locale = "de"
    await press_move(anna, wanted(session))
    await served()
    assert f"3 von {steps(session)}" in slip(anna).text


async def test_who_learned_in_a_lobby_is_led_back_to_it(wire: Wire) -> None:
    anna = wire.people[0]
    await anna.slash("spielen", channel=wire.channel, spiel=GAME)
    lobby = wire.board
    await anna.press("Lernen", message=lobby)
    session = await lesson_of(wire, anna)
    while session.table.live:
        await press_move(anna, wanted(session))
        await served()
    await anna.press("Jetzt richtig spielen", message=slip(anna))
    await served()
    assert wire.board.id > lobby.id
    assert "Tisch offen" in wire.board.text
    assert [match["phase"] for match in wire.book.matches()].count("lobby") == 1


async def test_an_unknown_game_and_one_whose_lesson_is_broken_get_a_sentence(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = wire.people[0]
    await anna.slash("lernen", channel=wire.channel, spiel="schach")
    assert "kenne ich nicht" in slip(anna).text
    catalogue = wire.bot.parts.desk.sessions.catalogue
    broken = replace(catalogue[GAME], lesson=None, lesson_trouble="a comma")
    monkeypatch.setitem(catalogue._boxes, GAME, broken)
    await anna.slash("lernen", channel=wire.channel, spiel=GAME)
    assert "kaputt" in slip(anna).text
