"""/hint, /odds and the look back over the wire: private, in German, and only for whom they are."""

import asyncio
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from bot.live.brain_pool import BrainPool
from bot.shell.answers import thinking
from bot.store.servers import ServerSettings
from localcord import Person
from tests.of_games import expected
from tests.shelf import CATALOGUE
from tests.shortest import fewest
from tests.wire.hands import behind_more, over, press_something, stop_for_cause, waited_for
from tests.wire.table import Wire, others, play_to_the_end, roll, seat, slip, start, whose_turn

MOST_LINES = 8


async def kniffel(wire: Wire) -> tuple[Person, Person]:
    """A started table of two after the first roll: who is to act, and who is not."""
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await roll(wire.place, wire.channel)
    current = whose_turn(wire.place, wire.channel)
    return current, ben if current is anna else anna


async def hints(wire: Wire, allowed: bool) -> None:
    server = int(wire.book.matches()[0]["guild"])
    await wire.bot.parts.desk.store.servers.change(server, lambda _: ServerSettings(hints=allowed))


async def test_a_hint_names_the_best_move_and_what_others_cost(wire: Wire) -> None:
    current, _ = await kniffel(wire)
    told = await current.slash("tipp", channel=wire.channel)
    assert told.private
    best, worth, *prices = told.text.splitlines()
    assert best.startswith("💡 Am besten: **")
    assert re.fullmatch(r"Bis zum Ende .* noch \d+(,\d)? Punkte\.", worth)
    assert any(re.search(r"– \d+,\d Punkte weniger", line) for line in prices)
    assert len(told.text.splitlines()) <= MOST_LINES


async def test_the_hinted_move_is_the_best_of_the_brain(wire: Wire) -> None:
    current, _ = await kniffel(wire)
    told = await current.slash("tipp", channel=wire.channel)
    session = await wire.bot.parts.desk.sessions.here(wire.channel.id)
    assert session.match
    game, box = session.box.game, session.box
    (number,) = session.match.to_act
    view = game.view(session.match.state, number)
    ink = wire.bot.parts.desk.artist.ink(session.snapshot, "de")
    best = box.describe(view, box.brain.rate(game, view, number)[0].action, ink)
    assert told.text.splitlines()[0] == f"💡 Am besten: **{best}**"


async def test_only_whoever_is_to_act_gets_a_hint(wire: Wire) -> None:
    current, other = await kniffel(wire)
    waiting = await other.slash("tipp", channel=wire.channel)
    assert waiting.text.startswith(f"Gerade ist {current.mention} dran.")
    stranger = next(p for p in others(wire.place, wire.channel) if p is not other)
    foreign = await stranger.slash("tipp", channel=wire.channel)
    assert foreign.text.startswith("Du sitzt nicht an diesem Tisch.")
    for answer in (waiting, foreign):
        assert answer.private
        assert "Am besten" not in answer.text


async def test_the_menu_has_a_private_hint_and_the_odds(wire: Wire) -> None:
    current, _ = await kniffel(wire)
    menu = await current.press("☰", message=wire.board)
    told = await current.press("Tipp", message=menu.message)
    assert told.private
    assert told.text.startswith("💡 Am besten")
    await current.press("Zurück", message=menu.message)
    chances = await current.press("Chancen", message=menu.message)
    assert chances.private
    assert "Hex-hex-Kniffel" in chances.text
    assert "Am besten" not in wire.board.text


async def test_where_hints_are_switched_off_they_are_hidden_and_refused(wire: Wire) -> None:
    current, _ = await kniffel(wire)
    await current.press("☰", message=wire.board)
    await hints(wire, allowed=False)
    await current.press("Tipp", message=slip(current))
    assert slip(current).content.startswith("Auf diesem Server sind Tipps abgeschaltet.")
    await current.press("☰", message=wire.board)
    assert not {"Tipp", "Chancen"} & {button.label for button in slip(current).buttons}
    typed = await current.slash("tipp", channel=wire.channel)
    assert typed.private
    assert typed.text.startswith("Auf diesem Server sind Tipps abgeschaltet.")


async def test_spectators_see_the_odds_even_where_players_do_not(wire: Wire) -> None:
    current, other = await kniffel(wire)
    await hints(wire, allowed=False)
    stranger = next(p for p in others(wire.place, wire.channel) if p is not other)
    for player in (current, other):
        refused = await player.slash("chancen", channel=wire.channel)
        assert "nur denen, die zuschauen" in refused.text
    seen = await stranger.slash("chancen", channel=wire.channel)
    assert seen.private
    assert re.search(r"Drilling: \d+(,\d)?\s%", seen.text)
    await stranger.press("☰", message=wire.board)
    assert "Chancen" in {button.label for button in slip(stranger).buttons}


@pytest.mark.parametrize("game", CATALOGUE)
async def test_every_game_tells_its_chances_and_gives_a_hint(wire: Wire, game: str) -> None:
    anna, ben, cleo, david = wire.people
    await start(*(anna, ben, cleo)[: fewest(CATALOGUE[game])], channel=wire.channel, game=game)
    seen = await david.slash("chancen", channel=wire.channel)
    assert seen.private
    assert re.search(expected(CATALOGUE[game], "TELLS", "."), seen.text), seen.text
    (current,) = waited_for(wire.place, wire.channel)
    told = await current.slash("tipp", channel=wire.channel)
    assert told.private
    advised = CATALOGUE[game].brain.advises
    assert told.text.startswith("💡 " if advised else "Für dieses Spiel gibt es noch keine Tipps.")
    assert len(told.text.splitlines()) <= MOST_LINES


async def test_a_bettor_is_told_what_each_bet_is_worth(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, ben, channel=wire.channel, game="zwerg")
    await anna.slash("move", channel=wire.channel, move="first 1")
    await anna.press("▶️", message=wire.board)
    while "Wetten" not in {button.label for button in wire.board.buttons}:
        moves = [b for b in wire.board.buttons if b.custom_id.startswith("m:") and not b.disabled]
        await anna.press(custom_id=moves[0].custom_id, message=wire.board)
    told = await ben.slash("tipp", channel=wire.channel)
    assert told.private
    assert told.text.startswith("💡 Am besten: **Auf ")
    assert "Punkte weniger" in told.text
    assert len(told.text.splitlines()) in {3, 4}  # with a reason where one is likelier


async def test_a_long_thought_is_announced_and_then_told(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a brain thinks, the answer waits and everybody else is served."""
    current, other = await kniffel(wire)
    gate, pool = threading.Event(), ThreadPoolExecutor(1)
    monkeypatch.setattr(wire.bot.parts.looks.advice, "_brains", BrainPool(pool))
    monkeypatch.setattr(thinking, "ANNOUNCE_SECONDS", 0.05)
    pool.submit(gate.wait)
    asked = asyncio.create_task(current.slash("tipp", channel=wire.channel))
    assert (await other.slash("brett", channel=wire.channel, text=True)).text
    gate.set()
    told = await asked
    await wire.place.until(lambda: told.text.startswith("💡 Am besten"))
    assert told.private
    pool.shutdown()


async def test_there_are_no_odds_before_the_start_and_none_after_the_end(wire: Wire) -> None:
    anna = wire.people[0]
    assert "kein Tisch" in (await anna.slash("chancen", channel=wire.channel)).text
    await seat(anna, channel=wire.channel)
    for command in ("chancen", "tipp"):
        early = await anna.slash(command, channel=wire.channel)
        assert early.text.startswith("Die Partie hat noch nicht begonnen.")


async def test_the_final_board_offers_a_look_back(wire: Wire) -> None:
    anna, ben, cleo, _ = wire.people
    await start(anna, ben, channel=wire.channel)
    assert "Rückblick" not in {button.label for button in wire.board.buttons}
    await play_to_the_end(wire.place, wire.channel)
    told = await behind_more(cleo, "Rückblick", wire.channel)
    assert told.private
    for person in (anna, ben):
        line = next(x for x in told.text.splitlines() if x.startswith(f"**{person.mention}**"))
        assert re.search(r"\d+ Punkte?\. (Möglich waren|Zu erwarten waren) etwa 34: ", line), line
    assert "Teuerste Entscheidung von <@" in told.text
    named = re.search(r"\((Runde \d+ von 11), Wurf", told.text)
    assert named
    step = await cleo.press("Teuerste Entscheidung zeigen", message=told.message)
    assert named[1] in step.text


async def test_a_bet_that_is_called_brave_was_unlikely(wire: Wire) -> None:
    """In every turn one believes and one doubts, so that somebody is always right."""
    anna, ben, cleo, _ = wire.people
    await seat(anna, channel=wire.channel, game="zwerg")
    await anna.slash("move", channel=wire.channel, move="set rounds 1")
    for person in (ben, cleo):
        await person.press("🪑", message=wire.board)
    await anna.press("▶️", message=wire.board)
    random = Random(1)
    while not over(wire.channel):
        if "Wetten" in {button.label for button in wire.board.buttons}:
            believer, doubter = waited_for(wire.place, wire.channel)
            await believer.slash("wette", channel=wire.channel, wette="yes")
            await doubter.slash("wette", channel=wire.channel, wette="no")
        else:
            await press_something(wire.place, wire.channel, random)
    told = await behind_more(anna, "Rückblick", wire.channel)
    assert len(re.findall(r"^\*\*<@\d+>\*\*: ", told.text, re.MULTILINE)) == 3
    assert all(int(chance) < 50 for chance in re.findall(r"“ bei (\d+)\s% Gewinn", told.text))


async def test_a_stopped_match_offers_no_look_back(wire: Wire) -> None:
    await kniffel(wire)
    await stop_for_cause(wire.people[-1], wire.channel)
    assert "🛑" in wire.board.content
    more = (await wire.people[0].press("Mehr …", message=wire.board)).message
    assert more is not None
    assert "Rückblick" not in {button.label for button in more.buttons}
