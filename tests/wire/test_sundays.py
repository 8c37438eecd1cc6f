"""A Sunday over the wire: the same five decisions for all, answered once, told at the end."""

import asyncio
import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from functools import partial
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest

from bot.engine.errors import PlayerError
from bot.live.brain_pool import BrainPool
from bot.live.daily import Daily
from bot.live.sundays import Sundays
from bot.puzzles import sunday
from bot.store.store import Store
from bot.table import days
from bot.table.days import SUNDAY, Try
from localcord import Channel, Message, Permission, Person
from tests import sundays
from tests.answering import Press
from tests.book import Book
from tests.record.test_dice_page import program
from tests.store.statements import listening
from tests.sundays import WHEN
from tests.wire.days import ask, begin, play, session_of, set_clock
from tests.wire.hands import served
from tests.wire.process import BotProcess, settings_file
from tests.wire.table import Wire, boards_of, playground, slip, wired
from tests.wire.test_daily import guild_of
from tests.wire.test_forged_presses import planted

ALL = range(sunday.DECISIONS)
TOLD = ("richtig", "verschenkt", "Perfekt", "Am besten")
"""Words that tell something of an answer."""


async def a_sunday(wire: Wire, *clock: int) -> Person:
    await sundays.keep(wire.bot.parts.desk.store)
    set_clock(wire, *(clock or (2026, 11, 1, 9)))
    return wire.people[0]


async def press(person: Person, presses: list[Press], message: Message | None = None) -> None:
    """All steps of an answer, on the message in sight."""
    for each in presses:
        shown = message or person.private[-1]
        if each.picks:
            await person.select(each.custom_id, *each.picks, message=shown)
        else:
            await person.press(custom_id=each.custom_id, message=shown)
        await served()


async def answer(person: Person, place: int, *, right: bool = True) -> None:
    await press(person, sundays.answer(place, right=right))


async def play_all(wire: Wire, person: Person, *wrong: int, channel: Channel | None = None) -> None:
    await begin(wire, person, channel)
    for place in ALL:
        await answer(person, place, right=place not in wrong)


async def test_five_decisions_are_answered_one_by_one_and_judged_at_the_end(wire: Wire) -> None:
    anna = await a_sunday(wire)
    intro = await ask(wire, anna)
    assert "Sonntagsfragen" in intro.text
    assert sundays.made()[0].commitment in intro.text
    assert wire.book.rows("SELECT * FROM daily_tries") == []
    await begin(wire, anna)
    assert wire.book.rows("SELECT game, match FROM daily_tries") == [{"game": SUNDAY, "match": ""}]
    for place in ALL:
        asked = slip(anna).text
        assert f"Entscheidung {place + 1} von 5" in asked
        assert "Was tust du?" in asked
        assert not any(word in asked for word in TOLD), asked
        assert ("Notiert:" in asked) == (place > 0)
        seat = sundays.posed(place).seat + 1
        deadline = r"" if place else r"Die Frist endet <t:\d+:R>\. "
        line = rf"^Entscheidung {place + 1} von 5\. {deadline}Du bist \*\*Gast {seat}\*\*\.$"
        assert re.search(line, asked, re.MULTILINE), asked
        await answer(anna, place, right=place != 1)
    told = slip(anna).text
    (one,) = await wire.bot.parts.desk.store.days.of(anna.id)
    assert one.score
    assert (one.score.points, one.score.moves, one.score.share) == (4, 5, None)
    assert "**4 von 5** Antworten die besten" in told
    assert "Die Werte sind geschätzt" in told
    assert "Auf allen Servern bist du bis jetzt allein." in told
    assert (await ask(wire, anna)).text == told
    await anna.press("So war es am besten", message=slip(anna))
    assert slip(anna).text.count("nichts verschenkt") == 4
    assert slip(anna).text.count("am besten „") == 1
    await anna.press("Nr. 2", message=slip(anna))
    await answer(anna, 1)
    assert "ist richtig" in slip(anna).text
    assert "Ohne Wertung" in slip(anna).text
    assert len(await wire.bot.parts.desk.store.days.of(anna.id)) == 1


async def test_all_get_the_same_and_who_gave_away_the_same_shares_a_place(wire: Wire) -> None:
    anna, ben = await a_sunday(wire), wire.people[1]
    await play_all(wire, anna, 1)
    await play_all(wire, ben, 1)
    store = wire.bot.parts.desk.store
    table = await store.days.table(WHEN, guild_of(wire.channel), anna.id)
    assert [place.rank for place in table.places] == [1, 1]
    assert "noch jemand gespielt und mehr" not in slip(ben).text
    await anna.press("Tabelle", message=slip(anna))
    told = slip(anna).text
    assert "Sonntagsfragen" in told
    assert f"**1.** {ben.mention} · 4 von 5 · −" in told
    await anna.press("Diese Woche", message=slip(anna))
    assert f"{anna.mention} · 1 Tag\n" in slip(anna).text + "\n"


async def test_its_table_looks_through_no_unfinished_tries(wire: Wire) -> None:
    """Of a full day that took longer than the table itself."""
    anna = await a_sunday(wire)
    await play_all(wire, anna)
    with listening() as heard:
        await anna.press("Tabelle", message=slip(anna))
    assert anna.mention in slip(anna).text
    assert not [sql for sql, _ in heard if "JOIN matches" in sql]


async def test_a_profile_does_not_mix_sundays_with_per_cents(wire: Wire) -> None:
    set_clock(wire, 2026, 10, 28, 12)
    anna, *_ = wire.people
    await play(wire, anna, "mixed")
    await anna.slash("profil", channel=wire.channel)
    before = re.search(r"1 Tag, im Mittel (\d+)\s%", anna.private[-1].text)
    assert before
    await a_sunday(wire)
    await play_all(wire, anna, 2, 3)
    await anna.slash("profil", channel=wire.channel)
    told = anna.private[-1].text
    assert f"2 Tage, im Mittel {before[1]}\xa0%" in told
    assert f"Beste Woche: 2 Tage, im Mittel {before[1]}\xa0%" in told
    assert "Sonntagsfragen: im Mittel 3 von 5 Antworten die besten" in told


@pytest.fixture
def asked(wire: Wire) -> Iterator[Sundays]:
    """As the bot has it."""
    sessions, brains = wire.bot.parts.desk.sessions, BrainPool(ThreadPoolExecutor(1))
    yield Sundays(sessions, Daily(sessions, brains))
    brains.close()


async def test_who_begins_on_two_servers_at_once_stands_in_both_tables(
    wire: Wire, asked: Sundays
) -> None:
    """The one that comes second has looked for the try before it was written."""
    anna = await a_sunday(wire)
    begun = [await asked.begin(anna.id, guild) for guild in (51, 52)]
    assert begun[0] == begun[1]
    guilds = wire.book.rows("SELECT guild FROM daily_places ORDER BY guild")
    assert [row["guild"] for row in guilds] == [51, 52]


async def test_who_begins_as_the_clock_strikes_midnight_has_the_day_of_their_press(
    wire: Wire, asked: Sundays, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await a_sunday(wire)
    midnight = days.begins(WHEN + timedelta(days=1))
    times = chain([midnight - 0.01], repeat(midnight + 0.01))
    monkeypatch.setattr(wire.bot.parts.desk.sessions, "clock", lambda: next(times))
    one = await asked.begin(anna.id, None)
    assert one
    assert (one.date, one.begun) == (WHEN, midnight - 0.01)


async def test_a_press_that_is_overtaken_by_the_last_answer_is_told_so(
    wire: Wire, asked: Sundays
) -> None:
    """It has read the try before that one was written."""
    anna = await a_sunday(wire)
    begun = await asked.begin(anna.id, None)
    assert begun
    await ask(wire, anna)
    for place in ALL:
        await answer(anna, place)
    with pytest.raises(PlayerError, match="sunday-noted"):
        await asked.question(begun)


async def test_a_decision_is_folded_once_also_when_all_ask_at_midnight(
    wire: Wire, asked: Sundays
) -> None:
    await a_sunday(wire)
    one, *_ = await asked.decisions(WHEN)
    table = await asked.table(one)
    with listening() as heard:
        posed = await asyncio.gather(*(asked.posed(table, one.number) for _ in range(9)))
    assert len({id(each) for each in posed}) == 1
    assert len([sql for sql, _ in heard if "FROM moves" in sql]) == 1


@pytest.mark.both
async def test_on_two_devices_the_first_answer_counts_and_the_other_is_told_so(wire: Wire) -> None:
    anna = await a_sunday(wire)
    abroad = wire.place.channel("allgemein", wire.place.new_guild("Nebelheim", ["allgemein"]))
    intros = [await ask(wire, anna), await ask(wire, anna, abroad)]
    await asyncio.gather(*(anna.press("Los geht’s", message=intro) for intro in intros))
    await served()
    assert len(wire.book.rows("SELECT * FROM daily_tries")) == 1
    await answer(anna, 0)
    last = sundays.answer(1, right=True)[-1], sundays.answer(1, right=False)[-1]
    for presses in (sundays.answer(1, right=True)[:-1], sundays.answer(1, right=False)[:-1]):
        await press(anna, presses, intros[0])
    asked = [planted(wire, channel, one.custom_id) for one in last for channel in [wire.channel]]
    both = zip(last, asked, strict=True)
    await asyncio.gather(*(anna.press(custom_id=p.custom_id, message=m) for p, m in both))
    await served()
    rows = wire.book.rows("SELECT place, move FROM sunday_answers ORDER BY place")
    assert [row["place"] for row in rows] == [0, 1]
    old = sundays.answer(0, right=False)[-1].custom_id
    await anna.press(custom_id=old, message=planted(wire, wire.channel, old))
    assert "Diese Antwort steht schon fest" in anna.private[-1].text
    assert wire.book.rows("SELECT place, move FROM sunday_answers ORDER BY place") == rows
    for place in ALL[2:]:
        await ask(wire, anna)
        await answer(anna, place)
    store = wire.bot.parts.desk.store
    for guild in map(guild_of, (wire.channel, abroad)):
        found = await store.days.table(WHEN, guild, anna.id)
        assert [each.person for each in found.places] == [anna.id]


async def test_a_double_press_on_the_last_answer_leaves_the_result(wire: Wire) -> None:
    anna = await a_sunday(wire)
    await begin(wire, anna)
    for place in ALL[:-1]:
        await answer(anna, place)
    (last,) = sundays.answer(4, right=True)
    shown = slip(anna)
    await asyncio.gather(*(anna.press(custom_id=last.custom_id, message=shown) for _ in "12"))
    await served()
    assert "**5 von 5:**" in shown.text
    await anna.press(custom_id=last.custom_id, message=planted(wire, wire.channel, last.custom_id))
    assert "Diese Antwort steht schon fest" in anna.private[-1].text
    assert "**5 von 5:**" in shown.text
    assert not any("Ohne Wertung" in message.text for message in anna.private)


async def test_nobody_is_told_anything_before_their_own_end(wire: Wire) -> None:
    anna, ben = await a_sunday(wire), wire.people[1]
    day, kept = sundays.made()
    await play_all(wire, ben)
    told = "Erst spielst du selbst zu Ende"
    ids = [sundays.answer(0, right=True)[-1].custom_id, "s:0:0:daily table 2026-11-01"]
    ids += [f"s:0:0:sunday line {WHEN}", f"s:0:0:sunday share {WHEN} off"]
    for begun in (False, True):
        if begun:
            await begin(wire, anna)
            ids[0] = sundays.answer(3, right=True)[-1].custom_id  # ahead of the others
        for custom_id in ids:
            await anna.press(custom_id=custom_id, message=planted(wire, wire.channel, custom_id))
            assert told in anna.private[-1].text, custom_id
    match = kept[0][0].id
    for command in ("pruefen", "wiederholung"):
        for person in (anna, ben):
            await person.slash(command, channel=wire.channel, partie=match)
            assert "kenne ich in diesem Kanal nicht" in person.private[-1].text
    await anna.slash("pruefen", channel=wire.channel, partie=WHEN.isoformat())
    assert f"Vom 3. November an deckt `/pruefen {WHEN}`" in anna.private[-1].text
    for look in ("review", "puzzle mine", "past verify", "past file"):
        custom_id = f"s:{match}:0:{look}"
        await anna.press(custom_id=custom_id, message=planted(wire, wire.channel, custom_id))
        assert not any(word in anna.private[-1].text for word in TOLD), look
    seen = [text for each in (anna, ben) for text in wire.place.ever_seen_by(each)]
    assert not any(day.seed.hex() in text for text in seen)


async def test_of_its_matches_nothing_but_the_decisions_is_ever_asked(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    anna = await a_sunday(wire)
    one, *_ = sunday.decisions(sundays.made()[0])
    for clock in ((2026, 11, 1, 9), (2026, 11, 3, 9)):
        set_clock(wire, *clock)
        for text in (f"puzzle at {one.number + 1}", "puzzle step 0 x", "answer 99999 x"):
            custom_id = f"s:{one.match}:0:{text}"
            await anna.press(custom_id=custom_id, message=planted(wire, wire.channel, custom_id))
            assert "Diese Aufgabe gibt es nicht mehr" in anna.private[-1].text, text
    assert [r for r in caplog.records if r.levelname == "ERROR"] == []


async def test_a_sunday_over_midnight_is_finished_on_monday_and_counts(wire: Wire) -> None:
    anna = await a_sunday(wire, 2026, 11, 1, 23, 59)
    await begin(wire, anna)
    await answer(anna, 0)
    set_clock(wire, 2026, 11, 2, 0, 5)
    assert "Entscheidung 2 von 5" in (await ask(wire, anna)).text
    button = "s:0:0:daily begin"
    await anna.press(custom_id=button, message=planted(wire, wire.channel, button))
    assert "1. November: Entscheidung 2 von 5" in anna.private[-1].text
    for place in ALL[1:]:
        await answer(anna, place)
    assert "**5 von 5:**" in slip(anna).text
    (one,) = await wire.bot.parts.desk.store.days.of(anna.id)
    assert one.date == WHEN
    assert "Stammtisch des Tages, 2. November" in (await ask(wire, anna)).text
    await begin(wire, anna)
    assert await session_of(wire, anna)


async def test_after_twenty_four_hours_an_answer_counts_no_more(wire: Wire) -> None:
    anna = await a_sunday(wire, 2026, 11, 1, 12)
    await begin(wire, anna)
    await answer(anna, 0)
    set_clock(wire, 2026, 11, 2, 12, 1)
    await answer(anna, 1)
    assert "Die 24 Stunden sind um" in anna.private[-1].text
    assert len(wire.book.rows("SELECT * FROM sunday_answers")) == 1
    assert "Stammtisch des Tages, 2. November" in (await ask(wire, anna)).text
    assert await wire.bot.parts.desk.store.days.of(anna.id) == ()


async def test_a_game_begun_on_saturday_comes_first(wire: Wire) -> None:
    await a_sunday(wire, 2026, 10, 31, 23)
    anna, *_ = wire.people
    await begin(wire, anna)
    set_clock(wire, 2026, 11, 1, 0, 30)
    button = "s:0:0:daily begin"
    await anna.press(custom_id=button, message=planted(wire, wire.channel, button))
    await served()
    assert "Das ist noch der Stammtisch vom 31. Oktober" in anna.private[-1].text
    set_clock(wire, 2026, 11, 1, 23, 1)
    await play_all(wire, anna)
    assert [one.date for one in await wire.bot.parts.desk.store.days.of(anna.id)] == [WHEN]


@pytest.mark.both
async def test_a_restart_in_the_middle_loses_no_answer(wire: Wire) -> None:
    anna = await a_sunday(wire)
    await begin(wire, anna)
    await answer(anna, 0)
    before = slip(anna)
    await wire.restart()
    await press(anna, sundays.answer(1, right=True), before)
    assert "Entscheidung 3 von 5" in anna.private[-1].text
    assert "Entscheidung 3 von 5" in (await ask(wire, anna)).text
    assert len(wire.book.rows("SELECT * FROM sunday_answers")) == 2


async def test_it_is_answered_by_typing_too_and_by_ear_in_sentences(wire: Wire) -> None:
    anna = await a_sunday(wire)
    await wire.bot.parts.desk.screen_readers.switch(anna.id, wanted=True)
    await begin(wire, anna)
    for place in ALL:
        text = next(iter(sundays.posed(place).legal))
        await anna.slash("knobeln", channel=wire.channel, antwort=str(text))
        await served()
    told = anna.private[-1].text
    assert "Antwort für Antwort:" in told
    assert not set("●◐○△✕") & set("\n".join(message.text for message in anna.private))
    assert len(wire.book.rows("SELECT * FROM sunday_answers")) == 5
    await anna.press("So war es am besten", message=anna.private[-1])
    assert "1. " in anna.private[-1].text


@pytest.mark.parametrize("label", ["In den Kanal", "Als Bild"])
async def test_a_result_is_shared_once_in_words_and_five_signs(wire: Wire, label: str) -> None:
    anna = await a_sunday(wire)
    await play_all(wire, anna, 0)
    result = slip(anna)
    await anna.press(label, message=result)
    (posted,) = [m for m in wire.channel.messages if "Stammtisch des Tages" in m.content]
    words, signs = posted.content.splitlines()
    told = r"4 von 5 Antworten die besten, \d+,\d\d Prozentpunkte verschenkt"
    assert re.fullmatch(rf"Stammtisch des Tages, 1\. November, Sonntagsfragen: {told}", words)
    assert len(signs.split()) == 5
    assert [picture.description for picture in posted.attachments] in ([], [words])
    await anna.press("In den Kanal", message=result)
    assert "schon" in anna.private[-1].text
    assert len([m for m in wire.channel.messages if "Stammtisch des Tages" in m.content]) == 1


async def test_seal_and_secret_agree_and_a_short_program_derives_the_sunday(
    wire: Wire, tmp_path: Path
) -> None:
    anna = await a_sunday(wire)
    seal = sundays.made()[0].commitment
    await play_all(wire, anna)
    set_clock(wire, 2026, 11, 3, 0, 1)
    await anna.slash("pruefen", channel=wire.channel, partie=WHEN.isoformat())
    told = anna.private[-1]
    assert "Alles stimmt" in told.text
    assert seal in told.text
    reply = await anna.press("Als Datei", message=told)
    assert reply.message is not None
    file = tmp_path / "sunday.json"
    file.write_bytes(reply.message.attachments[0].data)
    lines = await ran(program(1), file)
    assert lines[0].split()[1] == seal
    assert len(lines) > sunday.DECISIONS
    assert all(line.endswith("True") for line in lines)
    for number, match in enumerate(json.loads(file.read_text("utf-8"))["matches"]):
        one = tmp_path / f"{number}.json"
        one.write_text(json.dumps(match), "utf-8")
        assert all(line.endswith("True") for line in await ran(program(), one))
    await anna.slash("pruefen", channel=wire.channel, partie=sundays.made()[1][0][0].id)
    told_of_it = anna.private[-1].text
    assert "Alles stimmt" in told_of_it
    assert "Computer für die Sonntagsfragen vom 1. November." in told_of_it
    assert "stand schon am Tag davor da" not in told_of_it


async def ran(text: str, file: Path) -> list[str]:
    run = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-I", "-c", text, str(file)],
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


async def test_without_decisions_a_sunday_brings_a_game_and_says_why(wire: Wire) -> None:
    set_clock(wire, 2026, 11, 1, 0, 1)
    anna, ben, *_ = wire.people
    for person in (anna, ben):
        told = (await ask(wire, person)).text
        assert "Für heute sind keine Sonntagsfragen vorbereitet" in told
    assert (await wire.bot.parts.desk.store.days.settle(*sundays.made())).game != SUNDAY
    assert "keine Sonntagsfragen vorbereitet" in (await ask(wire, anna)).text
    assert wire.book.rows("SELECT * FROM matches WHERE kind = 'sunday'") == []
    await play(wire, anna, "instead")
    assert "Sonntagsfragen" not in slip(anna).text
    set_clock(wire, 2026, 11, 2, 0, 1)
    assert "Sonntagsfragen" not in (await ask(wire, anna)).text


async def test_the_announcement_names_the_questions_and_the_next_day_their_table(
    wire: Wire,
) -> None:
    anna = await a_sunday(wire, 2026, 11, 1, 12)
    await play_all(wire, anna, 4)
    anna.permissions = Permission.MANAGE_GUILD
    card = (await anna.slash("einstellungen", channel=wire.channel)).message
    await anna.select("Was möchtest du ändern", "Spiel des Tages", message=card)
    await anna.select("Spiel des Tages", "hier um 2 Uhr", message=card)
    for day, told in ((1, "Heute **Sonntagsfragen**"), (2, f"{anna.mention} · 4 von 5 · −")):
        set_clock(wire, 2026, 11, day, 12)
        await wire.bot.parts.day_notices.tell()
        assert told in boards_of(wire.channel)[-1].text


async def test_who_deletes_their_data_has_no_second_try_until_the_day_is_over(wire: Wire) -> None:
    anna = await a_sunday(wire)
    await begin(wire, anna)
    await answer(anna, 0)
    await anna.slash("meine-daten", channel=wire.channel)
    exported = await anna.press("Als Datei laden", message=anna.private[-1])
    assert exported.message
    kept = json.loads(exported.message.attachments[0].data)
    assert len(kept["sunday_answers"]) == 1
    assert not {"lost", "grade"} & set(kept["sunday_answers"][0])
    await anna.slash("meine-daten", channel=wire.channel)
    await anna.press("Löschen", message=anna.private[-1])
    assert "einen zweiten Versuch gibt es auch danach nicht" in anna.private[-1].text
    await wire.bot.parts.desk.sessions.forget(anna.id)
    assert wire.book.rows("SELECT * FROM sunday_answers") == []
    assert "Los geht’s" in [b.label for b in (await ask(wire, anna)).buttons]
    await anna.press("Los geht’s", message=slip(anna))
    assert "Morgen kannst du wieder mitspielen" in anna.private[-1].text
    custom_id = sundays.answer(1, right=True)[-1].custom_id
    await anna.press(custom_id=custom_id, message=planted(wire, wire.channel, custom_id))
    assert "Erst spielst du selbst zu Ende" in anna.private[-1].text
    set_clock(wire, 2026, 11, 2, 0, 1)
    await wire.bot.parts.day_notices.tell()
    assert wire.book.rows("SELECT * FROM daily_tries") == []
    await begin(wire, anna)
    assert await session_of(wire, anna)


@pytest.mark.parametrize("change", [{"rules": 99}, {"game": "gone"}], ids=str)
async def test_rules_that_changed_or_went_stop_it_before_a_try_is_written(
    change: dict[str, Any], wire: Wire
) -> None:
    day, kept = sundays.made()
    *others, last = sunday.decisions(day)
    older = sunday.sealed(WHEN, sundays.LUCK, [*others, replace(last, **change)])
    await wire.bot.parts.desk.store.days.settle(older, kept)
    set_clock(wire, 2026, 11, 1, 9)
    anna, *_ = wire.people
    await begin(wire, anna)
    assert "nach einer anderen Fassung der Regeln" in anna.private[-1].text
    assert wire.book.rows("SELECT * FROM daily_tries") == []


async def test_rules_that_changed_in_the_middle_do_not_hold_up_the_next_day(wire: Wire) -> None:
    day, kept = sundays.made()
    first, *others = sunday.decisions(day)
    changed = sunday.sealed(WHEN, sundays.LUCK, [replace(first, rules=99), *others])
    store, anna = wire.bot.parts.desk.store, wire.people[0]
    await store.days.settle(changed, kept)
    set_clock(wire, 2026, 11, 1, 20)
    await store.days.begin(Try(WHEN, SUNDAY, anna.id, "", wire.clock()), None)
    assert "nach einer anderen Fassung der Regeln" in (await ask(wire, anna)).text
    set_clock(wire, 2026, 11, 2, 9)
    assert "Stammtisch des Tages, 2. November" in (await ask(wire, anna)).text
    await begin(wire, anna)
    assert await session_of(wire, anna)


@pytest.mark.slow
@pytest.mark.both
async def test_a_bot_killed_between_question_and_answer_asks_the_same_again(
    tmp_path: Path, book: Book
) -> None:
    """The press that met the dying bot counts once, or not at all."""
    now = days.today(time.time())
    answers = partial(sundays.answer, right=True, when=now, games=sundays.plain())
    store = await Store.open(book.url)
    for when in (now, now + timedelta(days=1)):
        await sundays.keep(store, when, sundays.plain())
    await store.close()
    async with playground() as place:
        bot = BotProcess(place, settings_file(tmp_path, place, book))
        await bot.start()
        try:
            anna, channel = place.people[0], place.default_channel
            await anna.slash("heute", channel=channel)
            await anna.press("Los geht’s", message=slip(anna))
            (first,) = answers(0)
            await anna.press(custom_id=first.custom_id, message=slip(anna))
            await place.until(lambda: "Entscheidung 2 von 5" in slip(anna).text)
            place.interactions.answer_seconds = 0.6
            place.chaos.fail("*callback", status=500, times=99)
            (last,) = answers(1)
            with place.expect_fault("no answer within"):
                pressed = anna.click_nowait(custom_id=last.custom_id, message=slip(anna))
                await place.until(lambda: len(book.rows("SELECT * FROM sunday_answers")) == 2)
                await bot.kill()
                await place.finish(pressed)
            place.chaos.calm()
            place.interactions.answer_seconds = 20
            await bot.start()
            await anna.slash("heute", channel=channel)
            assert "Entscheidung 3 von 5" in anna.private[-1].text
            for number in ALL[2:]:
                await press(anna, answers(number))
            assert "**5 von 5:**" in anna.private[-1].text
            (tried,) = book.rows("SELECT match, moves FROM daily_tries")
            assert tried == {"match": "", "moves": 5}
            assert "Traceback" not in bot.log.read_text("utf-8")
        finally:
            await bot.kill()


async def test_sixty_people_answer_the_same_decision_at_once(book: Book) -> None:
    """Each on a message of their own: it is no crowd at one board."""
    names = [f"Person {number}" for number in range(60)]
    async with wired(book, *names) as wire:
        await sundays.keep(wire.bot.parts.desk.store, games=sundays.plain())
        set_clock(wire, 2026, 11, 1, 9)
        people = wire.people[: len(names)]
        await asyncio.gather(*(each.slash("heute", channel=wire.channel) for each in people))
        await asyncio.gather(*(each.press("Los geht’s", message=slip(each)) for each in people))
        await served()
        (first,) = sundays.answer(0, right=True, games=sundays.plain())
        pressed = (each.press(custom_id=first.custom_id, message=slip(each)) for each in people)
        await asyncio.gather(*pressed)
        await served()
        assert all("Entscheidung 2 von 5" in slip(each).text for each in people)
