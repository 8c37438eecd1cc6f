"""The private slip: one message for each person at a table, changed in place, gone when over."""

import gc
from random import Random

import pytest

from bot.shell.answers import ephemerals
from bot.shell.answers.ephemeral import Ephemeral
from localcord import Person
from tests.wire.hands import over, press_something
from tests.wire.table import Wire, others, roll, slip, start, whose_turn

SOON = 0.05


@pytest.fixture
def fleeting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines vanish at once."""
    monkeypatch.setattr(ephemerals, "LINE_SECONDS", SOON)


def labels(person: Person) -> set[str]:
    return {button.label for button in slip(person).buttons}


def _was_told(wire: Wire, person: Person, words: str) -> bool:
    """Also what has vanished since."""
    return any(text.startswith(words) for text in wire.place.ever_seen_by(person))


def _held() -> dict[int, Ephemeral]:
    """The private answers that somebody keeps alive, also bots of other tests."""
    gc.collect()
    return {id(thing): thing for thing in gc.get_objects() if isinstance(thing, Ephemeral)}


async def to_the_bets(wire: Wire) -> list[Person]:
    """Three people at Der 7bte Zwerg, up to the bets; returns the two who bet."""
    people = wire.people[:3]
    await start(*people, channel=wire.channel, game="zwerg")
    active = whose_turn(wire.place, wire.channel)
    while "Wetten" not in {button.label for button in wire.board.buttons}:
        moves = [b for b in wire.board.buttons if b.custom_id[0] == "m" and not b.disabled]
        await active.press(custom_id=moves[0].custom_id, message=wire.board)
    return [person for person in people if person is not active]


@pytest.mark.slow
async def test_in_a_whole_match_nobody_ever_has_two_private_messages(wire: Wire) -> None:
    random, people = Random(11), wire.people[:3]
    await people[0].slash("play", channel=wire.channel, game="zwerg")
    await people[0].slash("move", channel=wire.channel, move="set rounds 1")
    for person in people[1:]:
        await person.press("🪑", message=wire.board)
    await people[0].press("▶️", message=wire.board)
    while not over(wire.channel):
        await press_something(wire.place, wire.channel, random)
        bystander = random.choice(people)
        board = [b for b in wire.board.buttons if not b.disabled and b.custom_id[0] in "ms"]
        if not over(wire.channel) and board:
            chosen = random.choice([b for b in board if b.label == "Menü"] or board)
            await bystander.press(custom_id=chosen.custom_id, message=wire.board)
        await wire.place.until(lambda: all(len(person.private) <= 1 for person in wire.people))
    asked = [b for p in people for m in p.private for b in m.buttons if b.custom_id[0] in "mop"]
    assert asked == []


async def test_a_bet_is_noted_in_one_line_and_goes_with_the_last_one(
    wire: Wire, fleeting: None
) -> None:
    first, last = await to_the_bets(wire)
    await first.press("Wetten", message=wire.board)
    await first.press("Ja, alle sieben", message=slip(first))
    assert slip(first).text.startswith("Notiert: ✅ **Ja**. Bis alle gewettet")
    assert slip(first).embeds == []
    await first.press("Nein, nicht alle", message=slip(first))
    assert slip(first).text.startswith("Notiert: ❌ **Nein**.")
    await last.press("Wetten", message=wire.board)
    question = slip(last)
    await last.press("Ja, alle sieben", message=question)
    assert question.buttons == []  # it never becomes the board of somebody else
    assert question.embeds == []
    await wire.place.until(lambda: not first.private and not last.private)


async def test_the_answer_to_a_command_goes_like_that_of_a_button(
    wire: Wire, fleeting: None
) -> None:
    first, last = await to_the_bets(wire)
    for person, bet in ((first, "yes"), (last, "no")):
        await person.slash("wette", channel=wire.channel, wette=bet)
        assert _was_told(wire, person, "Notiert")
    await wire.place.until(lambda: not first.private and not last.private)
    active = whose_turn(wire.place, wire.channel)
    (move, *_) = await active.autocomplete("zug", "zug", "", channel=wire.channel)
    assert (await active.slash("zug", channel=wire.channel, zug=move[1])).answered
    await wire.place.until(lambda: not active.private)


async def test_a_wrong_press_is_one_line_on_the_slip_which_stays_as_it_was(
    wire: Wire, fleeting: None
) -> None:
    await start(*wire.people[:2], channel=wire.channel)
    waiting = next(p for p in others(wire.place, wire.channel) if p in wire.people[:2])
    await waiting.press("Menü", message=wire.board)
    before = labels(waiting)
    await waiting.press("Würfeln", message=wire.board)
    await wire.place.until(lambda: slip(waiting).content == "")
    told = [text for text in wire.place.ever_seen_by(waiting) if text.startswith("Gerade ist ")]
    assert len(told) == 1
    assert labels(waiting) == before


async def test_a_wrong_press_without_a_slip_is_one_line_that_vanishes(
    wire: Wire, fleeting: None
) -> None:
    await start(*wire.people[:2], channel=wire.channel)
    stranger = wire.people[3]
    await stranger.press("Würfeln", message=wire.board)
    assert _was_told(wire, stranger, "Du sitzt nicht an diesem Tisch")
    await wire.place.until(lambda: not stranger.private)


async def test_a_hint_has_a_button_that_plays_it(wire: Wire) -> None:
    await start(*wire.people[:2], channel=wire.channel)
    current = whose_turn(wire.place, wire.channel)
    await roll(wire.place, wire.channel)
    await current.press("Menü", message=wire.board)
    await current.press("Tipp", message=slip(current))
    await wire.place.until(lambda: "Am besten" in slip(current).text)
    before = len(wire.book.moves())
    await current.press("So machen", message=slip(current))
    assert len(wire.book.moves()) > before
    assert slip(current).buttons == []


async def test_what_is_out_of_sight_is_replaced_by_what_is_in_sight(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await anna.press("Menü", message=wire.board)
    first = slip(anna)
    await anna.press("Menü", message=wire.board)
    assert slip(anna) is first
    await ben.say("Moin", channel=wire.channel)
    await anna.press("Menü", message=wire.board)
    await wire.place.until(lambda: len(anna.private) == 1)
    assert slip(anna) is not first


@pytest.mark.parametrize("lost", ["tokens", "memory"])
async def test_nothing_depends_on_what_is_known_of_a_slip(wire: Wire, lost: str) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await anna.press("Menü", message=wire.board)
    old = slip(anna)
    if lost == "tokens":
        wire.place.chaos.expire_tokens()
        wire.place.expect_fault("50027")
    else:
        wire.bot.parts.desk.ephemerals._by_channel.clear()
    await anna.press("Regeln", message=old)
    assert "Worum es geht" in old.text
    await anna.press("Zurück", message=old)
    assert "Am Tisch" in old.text
    if lost == "tokens":
        wire.place.chaos.expire_tokens()
        await anna.press("Menü", message=wire.board)
        assert "Am Tisch" in anna.private[-1].text


async def test_a_slip_that_went_is_not_held_until_its_token_runs_out(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    before = _held()
    for _ in range(5):
        await anna.press("Menü", message=wire.board)
        await ben.say("Moin", channel=wire.channel)  # now it is out of sight
    await wire.place.until(lambda: len(anna.private) == 1)
    await wire.place.until(lambda: len(_held().keys() - before.keys()) == 1)


async def test_a_menu_of_titles_opens_the_table(wire: Wire) -> None:
    anna, *_ = wire.people
    await anna.slash("spielen", channel=wire.channel, spiel="schach")
    await anna.select("Spiel wählen …", "Dice Flick", message=slip(anna))
    assert "Dice Flick · Tisch offen" in wire.board.text
    await wire.place.until(lambda: not anna.private)


async def test_the_odds_of_a_bet_are_told_once_it_is_placed(wire: Wire) -> None:
    first, _ = await to_the_bets(wire)
    await first.slash("chancen", channel=wire.channel)
    assert slip(first).text == "Erst entscheidest du, dann zeige ich dir die Chancen."
    await first.slash("wette", channel=wire.channel, wette="ja")
    await first.slash("chancen", channel=wire.channel)
    await wire.place.until(lambda: "Alle sieben auf der Reihe" in first.private[-1].text)


async def test_the_menu_goes_when_its_person_acts_on_the_board(wire: Wire) -> None:
    await start(*wire.people[:2], channel=wire.channel)
    current = whose_turn(wire.place, wire.channel)
    await current.press("Menü", message=wire.board)
    await current.press("Würfeln", message=wire.board)
    await wire.place.until(lambda: not current.private)
