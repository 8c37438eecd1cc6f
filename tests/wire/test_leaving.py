"""Leaving and stopping ask first; nobody's press ends the match of others."""

from random import Random

from bot.engine.match import Match
from bot.live.rate_limit import RateLimit
from bot.live.session import Session
from bot.table.scores import has_enough_played
from localcord import Message, Permission
from tests.wire.hands import get_up, over, press_something, stop, stop_for_cause
from tests.wire.table import Wire, play_to_the_end, seat, start


def phase(wire: Wire) -> str:
    return str(wire.book.matches()[-1]["phase"])


def labels(message: Message | None) -> list[str]:
    assert message is not None
    return [str(button.label) for button in message.buttons]


async def test_stopping_asks_first_and_can_be_taken_back(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    before = wire.book.everything()
    asked = await anna.slash("abbrechen", channel=wire.channel)
    assert asked.private
    assert labels(asked.message) == ["Ja, Platz aufgeben", "Nein, weiterspielen"]
    assert "Du gibst nur deinen Platz auf" in asked.text
    kept = await anna.press("Nein, weiterspielen", message=asked.message)
    assert "alles bleibt" in kept.text
    assert wire.book.everything() == before


async def test_a_stop_with_others_at_the_table_gives_only_the_own_seat_up(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await stop(anna, wire.channel)
    assert phase(wire) == "running"
    seats = wire.book.rows("SELECT person, left FROM seats")
    assert {row["person"]: bool(row["left"]) for row in seats} == {anna.id: True, ben.id: False}
    await stop(ben, wire.channel)
    assert phase(wire) == "stopped"


async def test_a_moderator_ends_it_for_all_and_is_told_so(wire: Wire) -> None:
    anna, ben, cleo, _ = wire.people
    await start(anna, ben, channel=wire.channel)
    await stop_for_cause(cleo, wire.channel)
    assert phase(wire) == "stopped"
    assert wire.book.rows("SELECT * FROM ratings") == []


async def test_leaving_a_match_asks_first_and_leaving_a_lobby_does_not(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, ben, channel=wire.channel)
    await ben.slash("verlassen", channel=wire.channel)
    assert [row["person"] for row in wire.book.rows("SELECT person FROM seats")] == [anna.id]
    await ben.press("Mitspielen", message=wire.board)
    await anna.press("Los geht’s", message=wire.board)
    asked = await ben.slash("verlassen", channel=wire.channel)
    assert labels(asked.message) == ["Ja, aufstehen", "Nein, weiterspielen"]
    assert not any(row["away"] for row in wire.book.rows("SELECT away FROM seats"))
    await get_up(ben, wire.channel)
    assert sum(row["away"] for row in wire.book.rows("SELECT away FROM seats")) == 1


async def test_hints_come_so_often_and_a_result_is_shared_once(wire: Wire) -> None:
    anna, *_ = wire.people
    await start(anna, channel=wire.channel)
    told = [await anna.slash("chancen", channel=wire.channel) for _ in range(13)]
    assert "sehr oft in kurzer Zeit" in told[-1].text
    assert "sehr oft" not in told[0].text
    await play_to_the_end(wire.place, wire.channel)
    await wire.place.until(lambda: over(wire.channel))
    watched = await anna.slash("wiederholung", channel=wire.channel)
    first = await anna.press("Teilen", message=watched.message)
    second = await anna.press("Teilen", message=wire.board)
    assert not first.private
    assert second.text.startswith("Das Ergebnis ist schon geteilt.")
    before = labels(wire.board)
    wire.bot.parts.heavy_reads.allowance = RateLimit(0, 60.0, wire.clock)
    await anna.press("Mehr …", message=wire.board)
    assert "sehr oft in kurzer Zeit" in "".join(message.text for message in anna.private)
    assert labels(wire.board) == before, "a refusal takes a button that only shows from nobody"


def running(session: Session) -> Match:
    assert session.match is not None
    return session.match


async def test_who_leaves_last_has_won_and_who_left_first_has_lost(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    session, random = await wire.bot.parts.desk.sessions.here(wire.channel.id), Random(1)
    while not has_enough_played(running(session)):
        await press_something(wire.place, wire.channel, random)
    await get_up(anna, wire.channel)
    asked = await ben.slash("verlassen", channel=wire.channel)
    assert "Alle anderen haben aufgegeben" in asked.text
    assert "du gewinnst" in asked.text
    done = await ben.press("Ja, aufstehen", message=asked.message)
    assert "Der Tisch ist abgeräumt" in done.text
    assert phase(wire) == "stopped"
    won = f"### 🏆 {ben.mention} gewinnt: Alle anderen haben aufgegeben."
    await wire.place.until(lambda: wire.board.content == won)
    await ben.press("Mehr …", message=wire.board)
    assert any("Spielstärke" in message.text for message in ben.private)
    moved = "rating_after - rating_before AS moved"
    rows = wire.book.rows(f"SELECT person, won, rank, {moved} FROM results")
    found = {row["person"]: (bool(row["won"]), row["rank"], row["moved"] > 0) for row in rows}
    assert found == {ben.id: (True, 1, True), anna.id: (False, 2, False)}
    past = await anna.slash("verlauf", channel=wire.channel)
    assert f"🏆 {ben.mention}" in past.text


async def test_who_leaves_last_before_a_third_is_told_that_it_counts_for_nobody(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await get_up(anna, wire.channel)
    asked = await ben.slash("verlassen", channel=wire.channel)
    assert "kein Drittel gespielt" in asked.text
    await ben.press("Ja, aufstehen", message=asked.message)
    await wire.place.until(lambda: wire.board.content == "### 🛑 Die Partie wurde abgebrochen.")
    assert wire.book.rows("SELECT * FROM standings") == []


async def test_whoever_manages_the_server_moderates_its_tables(wire: Wire) -> None:
    anna, ben, cleo, david = wire.people
    await start(anna, ben, channel=wire.channel)
    cleo.permissions = david.permissions = Permission(0)
    refused = await cleo.slash("abbrechen", channel=wire.channel)
    assert refused.text.startswith("Abbrechen dürfen nur")
    david.permissions = Permission.MANAGE_GUILD
    await stop(david, wire.channel)
    assert phase(wire) == "stopped"


async def test_a_moderator_who_plays_voids_nothing(wire: Wire) -> None:
    anna, ben, cleo, _ = wire.people
    await start(anna, ben, channel=wire.channel)
    anna.permissions = Permission.MANAGE_MESSAGES
    asked = await anna.slash("abbrechen", channel=wire.channel)
    assert "Du gibst nur deinen Platz auf" in asked.text
    for _ in range(2):  # also after giving up
        await stop(anna, wire.channel)
        assert phase(wire) == "running"
    await cleo.press("Einspringen", message=wire.board)
    told = await stop(anna, wire.channel)
    assert "sitzt" in told.text
    assert phase(wire) == "running"
