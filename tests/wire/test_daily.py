"""The game of the day over the wire: the same dice, one try, a table, and nothing told too soon."""

import asyncio
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import pytest

from bot.daily.plan import proposed
from bot.live.session import Session
from bot.shell.challenges import share_day
from bot.table import days
from bot.table.days import AGAIN, DAILY
from localcord import Channel, Permission, Person
from tests.book import Book
from tests.record.test_dice_page import program
from tests.shelf import CATALOGUE
from tests.wire.days import act, ask, begin, bots_time, finish, play, session_of, set_clock
from tests.wire.hands import served, stop_for_cause
from tests.wire.process import Scene
from tests.wire.table import Wire, boards_of, slip, start, wired
from tests.wire.test_forged_presses import planted

SUMMER, WINTER = (2026, 3, 28), (2026, 10, 24)
"""Saturdays: in the night after them the clocks are changed."""


def guild_of(channel: Channel) -> int:
    return int(channel.guild.id) if channel.guild else 0


async def test_it_is_told_what_it_is_and_the_seals_before_it_begins(wire: Wire) -> None:
    set_clock(wire, 2026, 11, 18, 9)
    anna, *_ = wire.people
    intro = await ask(wire, anna)
    assert "Stammtisch des Tages, 18. November" in intro.text
    assert "Ein Versuch zählt" in intro.text
    store = wire.bot.parts.desk.store
    today, tomorrow = [await store.days.day(date(2026, 11, n)) for n in (18, 19)]
    assert today
    assert tomorrow
    assert f"Siegel heute {today.commitment} · morgen {tomorrow.commitment}" in intro.text
    assert await session_of(wire, anna) is None


async def test_a_try_is_played_and_told_with_everything_that_belongs_to_it(wire: Wire) -> None:
    set_clock(wire, 2026, 11, 18, 9)
    anna, ben, *_ = wire.people
    board = await begin(wire, anna)
    assert "Die Frist endet" in board.text
    session = await finish(wire, anna, Random("a day"))
    told = slip(anna).text
    found = await wire.bot.parts.desk.store.days.of(anna.id)
    assert session.table.kind == DAILY
    score = found[0].score
    assert score
    assert f"{int(100 * (score.share or 0))}\xa0%" in told
    best = "der beste" if score.best_moves == 1 else "die besten"
    assert f"{score.best_moves} von {score.moves} Zügen {best}" in told
    assert "Die Computer mit denselben Würfeln: Meister" in told
    assert "Auf allen Servern bist du bis jetzt allein." in told
    assert "Diese Woche bist du dabei." in told
    await anna.press("So wäre es am besten gegangen", message=slip(anna))
    assert "Immer die beste Wahl hätte" in slip(anna).text
    await ask(wire, anna)
    await anna.press("Tabelle", message=slip(anna))
    assert anna.mention in slip(anna).text
    assert boards_of(wire.channel) == []
    assert ben.private == []


@pytest.fixture
async def five(book: Book) -> AsyncIterator[Wire]:
    async with wired(book, "Anna", "Ben", "Cleo", "David", "Emma") as running:
        yield running


@pytest.mark.slow
@pytest.mark.parametrize("saturday", [SUMMER, WINTER])
async def test_five_people_and_three_days_across_a_change_of_the_clock(
    five: Wire, saturday: tuple[int, int, int]
) -> None:
    """Same choices meet the same dice; who gives away the same shares a place."""
    people = list(five.people)
    wire, store = five, five.bot.parts.desk.store
    year, month, first = saturday
    for number in range(3):
        set_clock(wire, year, month, first + number, 20 - number)
        when = date(year, month, first + number)
        logs = {}
        for person, luck in zip(people, ("x", "x", "y", "z", "x"), strict=True):
            if person is people[4] and number == 1:
                continue  # who misses a day is not in its table, and keeps the week
            session = await play(wire, person, luck)
            assert session.match
            assert session.table.day == when.isoformat()
            logs[person.name] = [move.text for move in session.match.log]
        assert logs["Anna"] == logs["Ben"] != logs["Cleo"]
        await _check_table(wire, when, people)
    tries = await store.days.of(people[0].id)
    assert [one.date for one in tries] == [date(year, month, first + n) for n in range(3)]


async def _check_table(wire: Wire, when: date, people: list[Person]) -> None:
    store, guild = wire.bot.parts.desk.store, guild_of(wire.channel)
    table = await store.days.table(when, guild, people[0].id)
    lost = [place.score.lost for place in table.places]
    assert lost == sorted(lost)
    assert [place.rank for place in table.places] == [1 + lost.index(one) for one in lost]
    assert table.size == len(lost) >= 4


async def test_a_try_over_midnight_counts_for_the_day_on_which_it_began(wire: Wire) -> None:
    set_clock(wire, 2026, 11, 18, 23, 59)
    anna, *_ = wire.people
    await begin(wire, anna)
    await act(wire, anna, Random(1))
    set_clock(wire, 2026, 11, 19, 0, 5)
    board = await ask(wire, anna)
    assert "Das ist noch der Stammtisch vom 18. November" in board.text
    button = "s:0:0:daily begin"  # of an announcement: it ends nothing that may still count
    await anna.press(custom_id=button, message=planted(wire, wire.channel, button))
    await served()
    assert "Das ist noch der Stammtisch vom 18. November" in anna.private[-1].text
    await finish(wire, anna, Random(2))
    store = wire.bot.parts.desk.store
    (one,) = await store.days.of(anna.id)
    assert one.date == date(2026, 11, 18)
    assert "Stammtisch des Tages, 19. November" in (await ask(wire, anna)).text
    assert (await begin(wire, anna)).text
    again = await session_of(wire, anna)
    assert again
    assert again.table.day == "2026-11-19"


async def test_after_twenty_four_hours_it_counts_no_more_and_the_next_day_is_played(
    wire: Wire,
) -> None:
    set_clock(wire, 2026, 11, 18, 12)
    anna, *_ = wire.people
    await begin(wire, anna)
    await act(wire, anna, Random(1))
    set_clock(wire, 2026, 11, 19, 12, 1)
    await finish(wire, anna, Random(2))
    assert "Dieser Versuch zählt nicht" in slip(anna).text
    assert await wire.bot.parts.desk.store.days.of(anna.id) == ()
    await play(wire, anna, "next")
    assert len(await wire.bot.parts.desk.store.days.of(anna.id)) == 1


async def test_there_is_no_second_try_on_no_device_and_no_other_server(wire: Wire) -> None:
    set_clock(wire, 2026, 11, 18, 12)
    anna, *_ = wire.people
    abroad = wire.place.channel("allgemein", wire.place.new_guild("Nebelheim", ["allgemein"]))
    intros = [await ask(wire, anna), await ask(wire, anna, abroad)]
    await asyncio.gather(*(anna.press("Los geht’s", message=intro) for intro in intros))
    await served()
    session = await session_of(wire, anna)
    assert session
    await ask(wire, anna)
    await finish(wire, anna, Random(3))
    for channel in (wire.channel, abroad, anna.dm):
        await ask(wire, anna, channel)
    for message in intros:
        with_begin = [b for b in message.buttons if b.label == "Los geht’s"]
        if with_begin:
            await anna.press("Los geht’s", message=message)
    assert await session_of(wire, anna) is None
    store = wire.bot.parts.desk.store
    assert len(await store.days.of(anna.id)) == 1
    for guild in map(guild_of, (wire.channel, abroad)):
        table = await store.days.table(date(2026, 11, 18), guild, anna.id)
        assert [place.person for place in table.places] == [anna.id]


async def test_who_stops_a_try_has_none_left(wire: Wire) -> None:
    set_clock(wire, 2026, 11, 18, 12)
    anna, *_ = wire.people
    await begin(wire, anna)
    for label in ("Menü", "Tisch abbrechen", "Ja, abbrechen"):
        await anna.press(label, message=slip(anna))
        await served()
    assert "Dieser Versuch zählt nicht" in (await ask(wire, anna)).text


async def test_nothing_is_told_before_the_end(wire: Wire) -> None:
    set_clock(wire, 2026, 11, 18, 12)
    anna, ben, *_ = wire.people
    first = await play(wire, ben, "first")
    assert first.match
    table = "s:0:0:daily table 2026-11-18"
    await anna.press(custom_id=table, message=planted(wire, wire.channel, table))
    assert "Erst spielst du selbst zu Ende" in anna.private[-1].text
    await begin(wire, anna)
    for command in ("tipp", "chancen"):
        await anna.slash(command, channel=wire.channel)
        assert "keine Tipps und keine Chancen" in anna.private[-1].text
    session = await session_of(wire, anna)
    assert session
    custom_id = f"s:{session.table.id}:0:daily line"
    await anna.press(custom_id=custom_id, message=planted(wire, wire.channel, custom_id))
    assert "Erst spielst du selbst zu Ende" in anna.private[-1].text
    await anna.press(custom_id=table, message=planted(wire, wire.channel, table))
    assert "Erst spielst du selbst zu Ende" in anna.private[-1].text
    again = await _played_again_beside(wire, anna, session)
    custom_id = f"s:{again.table.id}:0:daily line"
    await anna.press(custom_id=custom_id, message=planted(wire, wire.channel, custom_id))
    assert "Erst spielst du selbst zu Ende" in anna.private[-1].text
    for person in (anna, ben):
        await person.slash("pruefen", channel=wire.channel, partie=first.table.id)
        assert first.table.seed.hex() not in person.private[-1].text
    seen = [text for person in (anna, ben) for text in wire.place.ever_seen_by(person)]
    assert not any(first.table.seed.hex() in text for text in seen)


async def _played_again_beside(wire: Wire, person: Person, counted: Session) -> Session:
    """A repeat that has ended although the try that counts has not."""
    desk, table = wire.bot.parts.desk, counted.table
    when = date.fromisoformat(table.day)
    one, day = await desk.store.days.found(when, person.id), await desk.store.days.day(when)
    assert one
    assert day
    again = await desk.sessions.open_private(
        AGAIN, day.game, person=person.id, locale="de", token="7", options=day.options,
        seed=day.seed, day=table.day,
    )  # fmt: skip
    while again.match and again.table.live:
        await again.move(person.id, str(again.box.game.legal(again.match.state, 0)[0]))
    return again


async def test_a_match_of_no_day_has_no_best_line(wire: Wire) -> None:
    anna, *_ = wire.people
    await start(anna, channel=wire.channel)
    await stop_for_cause(wire.people[-1], wire.channel)
    custom_id = f"s:{wire.book.matches()[-1]['id']}:0:daily line"
    await anna.press(custom_id=custom_id, message=planted(wire, wire.channel, custom_id))
    assert "Erst spielst du selbst zu Ende" in anna.private[-1].text


async def test_seal_and_secret_agree_and_a_program_of_twenty_lines_derives_the_day(
    wire: Wire, tmp_path: Path
) -> None:
    set_clock(wire, 2026, 11, 18, 23)
    anna, *_ = wire.people
    intro = await ask(wire, anna)
    seal = re.search(r"Siegel heute ([0-9a-f]{64})", intro.text)
    assert seal
    session = await play(wire, anna, "proof")
    match = session.table.id
    set_clock(wire, 2026, 11, 19, 23, 59)
    await anna.slash("pruefen", channel=wire.channel, partie=match)
    assert "Erst danach deckt der Bot ihr Geheimnis auf" in anna.private[-1].text
    set_clock(wire, 2026, 11, 20, 0, 1)
    assert bots_time(wire).timestamp() > days.opens(date(2026, 11, 18))
    await anna.slash("pruefen", channel=wire.channel, partie=match)
    told = anna.private[-1]
    assert "Alles stimmt" in told.text
    assert "für alle dieselben" in told.text
    assert seal[1] in told.text
    reply = await anna.press("Als Datei", message=told)
    assert reply.message is not None
    file = tmp_path / "day.json"
    file.write_bytes(reply.message.attachments[0].data)
    ran = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-I", "-c", program(), str(file)],
        capture_output=True,
        text=True,
        check=True,
    )
    lines = ran.stdout.splitlines()
    assert lines[0].split()[1] == seal[1]
    assert all(line.endswith("True") for line in lines)


async def test_a_restart_between_the_last_answer_and_its_score_loses_nothing(wire: Wire) -> None:
    set_clock(wire, 2026, 11, 18, 12)
    anna, ben, *_ = wire.people
    await begin(wire, anna)
    session = await session_of(wire, anna)
    assert session
    while session.match and session.table.live:
        legal = session.box.game.legal(session.match.state, 0)
        await session.move(anna.id, str(legal[0]))  # stored, and never drawn
    store = wire.bot.parts.desk.store
    assert await store.days.of(anna.id) == ()
    await wire.restart()
    await play(wire, ben, "other")
    await ask(wire, ben)
    await ben.press("Tabelle", message=slip(ben))
    assert anna.mention in slip(ben).text


@pytest.mark.slow
@pytest.mark.both
async def test_a_bot_killed_between_throw_and_answer_goes_on_with_that_throw(scene: Scene) -> None:
    anna, channel = scene.anna, scene.place.default_channel
    await anna.slash("heute", channel=channel)
    await anna.press("Los geht’s", message=slip(anna))
    await scene.place.until(lambda: first_move(anna))
    scene.place.interactions.answer_seconds = 0.6
    scene.place.chaos.fail("*callback", status=500, times=99)
    with scene.place.expect_fault("no answer within"):
        pressed = anna.click_nowait(custom_id=first_move(anna), message=slip(anna))
        await scene.place.until(scene.book.moves)
        await scene.bot.kill()
        await scene.place.finish(pressed)
    scene.place.chaos.calm()
    scene.place.interactions.answer_seconds = 20
    moves = scene.book.moves()
    await scene.bot.start()
    await anna.slash("heute", channel=channel)
    assert scene.book.moves() == moves
    tries = scene.book.rows("SELECT match FROM daily_tries")
    assert len(tries) == len(scene.book.matches()) == 1
    assert "Runde 1" in anna.private[-1].text
    assert "Traceback" not in scene.bot.log.read_text("utf-8")


def first_move(person: Person) -> str:
    """The first move that the private board offers."""
    buttons = person.private[-1].buttons if person.private else []
    return next((one.custom_id for one in buttons if one.custom_id.startswith("m:")), "")


async def test_a_result_is_shared_once_words_first_and_without_a_spoiler(wire: Wire) -> None:
    set_clock(wire, 2026, 11, 18, 12)
    anna, *_ = wire.people
    await play(wire, anna, "share")
    await anna.press("In den Kanal", message=slip(anna))
    (posted,) = [m for m in wire.channel.messages if "Stammtisch des Tages" in m.content]
    words, signs = posted.content.splitlines()
    counted = r"\d+\s%, \d+ Punkte?, \d+ von \d+ Zügen (die besten|der beste)"
    assert re.fullmatch(rf"Stammtisch des Tages, 18\. November, .+: {counted}", words)
    assert len(signs.split()) <= 11
    assert set(signs.split()) <= set("●◐○△✕")
    await ask(wire, anna)
    await anna.press("Als Bild", message=slip(anna))
    assert "schon" in anna.private[-1].text
    assert len([m for m in wire.channel.messages if "Stammtisch des Tages" in m.content]) == 1


async def test_a_picture_says_the_same_in_its_alt_text(wire: Wire) -> None:
    set_clock(wire, 2026, 11, 18, 12)
    anna, *_ = wire.people
    await play(wire, anna, "picture")
    await anna.press("Als Bild", message=slip(anna))
    (posted,) = [m for m in wire.channel.messages if "Stammtisch des Tages" in m.content]
    (picture,) = posted.attachments
    assert picture.description == posted.content.splitlines()[0]


async def test_after_a_picture_that_could_not_be_drawn_the_result_may_still_be_shared(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_clock(wire, 2026, 11, 18, 12)
    anna, *_ = wire.people
    await play(wire, anna, "picture")
    with monkeypatch.context() as broken:
        broken.setattr(share_day, "drawn", not_drawn)
        await anna.press("Als Bild", message=slip(anna))
    await ask(wire, anna)
    await anna.press("Als Bild", message=slip(anna))
    (posted,) = [m for m in wire.channel.messages if "Stammtisch des Tages" in m.content]
    assert len(posted.attachments) == 1


def not_drawn(*_: object) -> bytes:
    raise OSError("no font")


async def test_the_dice_may_be_played_again_without_counting(wire: Wire) -> None:
    set_clock(wire, 2026, 11, 18, 12)
    anna, *_ = wire.people
    first = await play(wire, anna, "again")
    await anna.press("Noch einmal, ohne Wertung", message=slip(anna))
    await served()
    assert "noch einmal, ohne Wertung" in slip(anna).text
    second = await finish(wire, anna, Random("again"), "again")
    assert first.match
    assert second.match
    assert [m.text for m in first.match.log] == [m.text for m in second.match.log]
    assert len(await wire.bot.parts.desk.store.days.of(anna.id)) == 1
    for text in ("daily share", "daily picture"):
        custom_id = f"s:{second.table.id}:0:{text}"
        await anna.press(custom_id=custom_id, message=planted(wire, wire.channel, custom_id))
    assert not any("Stammtisch des Tages" in message.content for message in wire.channel.messages)


async def test_by_ear_it_is_told_in_sentences(wire: Wire) -> None:
    set_clock(wire, 2026, 11, 18, 12)
    anna, *_ = wire.people
    await wire.bot.parts.desk.screen_readers.switch(anna.id, wanted=True)
    await begin(wire, anna)
    assert any("Die Frist endet" in message.text for message in anna.private)
    await finish(wire, anna, Random("ear"))
    told = "\n".join(message.text for message in anna.private[-2:])
    assert "Zug für Zug:" in told
    assert not set("●◐○△✕") & set(told)


async def test_weeks_in_a_row_can_be_hidden(wire: Wire) -> None:
    set_clock(wire, 2026, 11, 18, 12)
    anna, *_ = wire.people
    await play(wire, anna, "weeks")
    await anna.press("Tabelle", message=slip(anna))
    await anna.press("Wochen in Folge nicht zeigen", message=slip(anna))
    assert "Woche" not in (await ask(wire, anna)).text


async def test_forgetting_deletes_the_tries(wire: Wire) -> None:
    set_clock(wire, 2026, 11, 18, 12)
    anna, *_ = wire.people
    await play(wire, anna, "forget")
    await wire.bot.parts.desk.sessions.forget(anna.id)
    store = wire.bot.parts.desk.store
    assert await store.days.found(date(2026, 11, 18), anna.id) is None
    assert (await store.days.table(date(2026, 11, 18), guild_of(wire.channel), 1)).size == 0


async def test_who_deletes_their_data_has_no_second_try_until_the_day_is_over(wire: Wire) -> None:
    set_clock(wire, 2026, 11, 18, 12)
    anna, *_ = wire.people
    await begin(wire, anna)
    await anna.slash("meine-daten", channel=wire.channel)
    await anna.press("Löschen", message=anna.private[-1])
    assert "einen zweiten Versuch gibt es auch danach nicht" in anna.private[-1].text
    await wire.bot.parts.desk.sessions.forget(anna.id)
    await begin(wire, anna)
    assert "Morgen kannst du wieder mitspielen" in anna.private[-1].text
    assert await session_of(wire, anna) is None
    set_clock(wire, 2026, 11, 19, 0, 1)
    await wire.bot.parts.day_notices.tell()
    assert wire.book.rows("SELECT * FROM daily_tries") == []
    await begin(wire, anna)
    assert await session_of(wire, anna)


@pytest.mark.parametrize("change", [{"rules": 99}, {"game": "gone"}], ids=str)
async def test_a_game_that_changed_or_went_since_is_not_begun(
    change: dict[str, Any], wire: Wire
) -> None:
    set_clock(wire, 2026, 11, 18, 12)
    anna, *_ = wire.people
    written = proposed(CATALOGUE, date(2026, 11, 18), b"s" * 32)
    await wire.bot.parts.desk.store.days.settle(replace(written, **change))
    await begin(wire, anna)
    assert "nach einer anderen Fassung der Regeln" in anna.private[-1].text
    assert wire.book.rows("SELECT * FROM daily_tries") == []


@pytest.mark.both
async def test_two_servers_of_the_bot_write_one_day(wire: Wire) -> None:
    """The row of a day is written by whoever is first, and everybody reads that one."""
    set_clock(wire, 2026, 11, 18, 12)
    anna, ben, *_ = wire.people
    await asyncio.gather(*(person.slash("heute", channel=wire.channel) for person in (anna, ben)))
    await served()
    seals = {re.findall(r"[0-9a-f]{64}", slip(person).text)[0] for person in (anna, ben)}
    assert len(seals) == 1


async def test_a_server_may_have_the_day_announced_once_and_replaced_the_next_day(
    wire: Wire,
) -> None:
    """In the night of summer time too: there is no two o'clock, and it is told at three."""
    anna, ben, *_ = wire.people
    anna.permissions = Permission.MANAGE_GUILD
    set_clock(wire, 2026, 3, 28, 1)
    notices = wire.bot.parts.day_notices
    card = (await anna.slash("einstellungen", channel=wire.channel)).message
    await anna.select("Was möchtest du ändern", "Spiel des Tages", message=card)
    await anna.select("Spiel des Tages", "hier um 2 Uhr", message=card)
    assert card
    assert "um 2 Uhr in" in card.text
    await notices.tell()
    assert told_days(wire) == []
    set_clock(wire, 2026, 3, 28, 2, 30)
    await asyncio.gather(notices.tell(), notices.tell())
    assert told_days(wire) == ["28. März"]
    await play(wire, ben, "yesterday")
    set_clock(wire, 2026, 3, 29, 1, 59)
    await notices.tell()
    assert told_days(wire) == ["28. März"]
    set_clock(wire, 2026, 3, 29, 3, 0)
    await notices.tell()
    await notices.tell()
    assert told_days(wire) == ["29. März"]
    news = boards_of(wire.channel)[-1]
    assert ben.mention in news.text
    assert "Gestern" in news.text
    await ben.press("Los geht’s", message=news)
    await served()
    assert await session_of(wire, ben)
    assert told_days(wire) == ["29. März"]


def told_days(wire: Wire) -> list[str]:
    """The announcements that stand in the channel."""
    pattern = re.compile(r"Stammtisch des Tages, (\d+\. \w+)")
    found = (pattern.search(message.text) for message in boards_of(wire.channel))
    return [one[1] for one in found if one]


async def test_after_a_restart_the_day_is_not_announced_again(wire: Wire) -> None:
    set_clock(wire, 2026, 11, 18, 12)
    anna, *_ = wire.people
    anna.permissions = Permission.MANAGE_GUILD
    card = (await anna.slash("einstellungen", channel=wire.channel)).message
    await anna.select("Was möchtest du ändern", "Spiel des Tages", message=card)
    await anna.select("Spiel des Tages", "hier um 9 Uhr", message=card)
    await wire.bot.parts.day_notices.tell()
    await wire.restart()
    await wire.bot.parts.day_notices.tell()
    assert told_days(wire) == ["18. November"]
    await anna.slash("einstellungen", channel=wire.channel)
    await anna.select("Was möchtest du ändern", "Spiel des Tages", message=anna.private[-1])
    await anna.select("Spiel des Tages", "nicht ankündigen", message=anna.private[-1])
    set_clock(wire, 2026, 11, 19, 12)
    await wire.bot.parts.day_notices.tell()
    assert told_days(wire) == ["18. November"]


class Died(BaseException):
    """In place of a kill."""


@pytest.mark.parametrize("nonce_known", [True, False], ids=["at once", "much later"])
@pytest.mark.parametrize("sent", [False, True], ids=["before it was sent", "after it was sent"])
async def test_a_death_while_the_day_is_announced_neither_loses_nor_doubles_it(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, sent: bool, nonce_known: bool
) -> None:
    set_clock(wire, 2026, 11, 18, 8)
    anna, *_ = wire.people
    anna.permissions = Permission.MANAGE_GUILD
    await anna.slash("einstellungen", channel=wire.channel)
    await anna.select("Was möchtest du ändern", "Spiel des Tages", message=anna.private[-1])
    await anna.select("Spiel des Tages", "hier um 9 Uhr", message=anna.private[-1])
    set_clock(wire, 2026, 11, 18, 9)
    store = wire.bot.parts.desk.store.days

    async def die(*_: object) -> NoReturn:
        raise Died

    monkeypatch.setattr(store, "noticed" if sent else "last_notice", die)
    with pytest.raises(Died):
        await wire.bot.parts.day_notices.tell()
    assert told_days(wire) == ["18. November"] * sent
    for message in boards_of(wire.channel):
        message.nonce = message.nonce if nonce_known else None
    await wire.restart()
    await wire.bot.parts.day_notices.tell()
    await wire.place.until(lambda: wire.book.rows("SELECT * FROM day_notices"))
    assert told_days(wire) == ["18. November"]
    set_clock(wire, 2026, 11, 19, 9)
    await wire.bot.parts.day_notices.tell()
    assert told_days(wire) == ["19. November"]


async def test_the_profile_tells_days_played_the_best_week_and_the_mean(wire: Wire) -> None:
    anna, *_ = wire.people
    for day in (16, 17, 23):
        set_clock(wire, 2026, 11, day, 12)
        await play(wire, anna, f"profile {day}")
    tries = await wire.bot.parts.desk.store.days.of(anna.id)
    shares = [one.score.share for one in tries if one.score and one.score.share is not None]
    await anna.slash("profil", channel=wire.channel)
    told = anna.private[-1].text
    assert f"3 Tage, im Mittel {int(100 * sum(shares) / 3)}\xa0%" in told
    assert f"Beste Woche: 2 Tage, im Mittel {int(100 * sum(shares[:2]) / 2)}\xa0%" in told
    await anna.slash("rangliste", channel=wire.channel)
    await anna.press("Stammtisch des Tages", message=anna.private[-1])
    assert (
        f"{anna.mention} · 1 Tag · im Mittel {int(100 * shares[2])}\xa0%" in anna.private[-1].text
    )
