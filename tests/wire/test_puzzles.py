"""/puzzle over the wire: asked in private, answered by pressing the move, counted once."""

import asyncio
from dataclasses import dataclass
from functools import cache
from itertools import count

import pytest

from bot.engine.game import CHANCE
from bot.engine.match import Match
from bot.puzzles import search
from bot.puzzles.computers_match import played
from bot.puzzles.posed import Posed, pose
from bot.puzzles.search import Puzzle
from bot.shell.answers import thinking
from bot.store.store import Store
from bot.table.table import Table
from localcord import Message, Person, Reply
from tests.answering import Press, way
from tests.book import Book
from tests.shelf import CATALOGUE
from tests.wire.hands import behind_more
from tests.wire.process import Scene
from tests.wire.table import Wire, play_to_the_end, roll, slip, start

ASKED = [game for game, box in CATALOGUE.items() if search.makes_puzzles(box)]
TRIES = "SELECT person, correct, rating_before, rating_after FROM puzzle_tries"


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine too the card is edited by the press itself."""
    monkeypatch.setattr(thinking, "ANNOUNCE_SECONDS", 15.0)


@dataclass(frozen=True)
class Made:
    """A match of computers with the puzzles of it."""

    table: Table
    match: Match
    found: tuple[Puzzle, ...]

    @property
    def posed(self) -> Posed:
        box = CATALOGUE[self.table.game]
        return pose(box, self.table.header, self.match.log, self.found[0].number)

    def answer(self, *, right: bool) -> list[Press]:
        it = self.posed
        rated = it.box.brain.rate(it.box.game, it.view, it.seat)
        best = {str(action) for action in search.right(it.box, rated)}
        return way(it, self.table, lambda move: (move in best) == right)


@cache
def made(game: str, least: int = 1) -> Made:
    box = CATALOGUE[game]
    for number in count():
        table, match = played(box, f"wire {number}", 1.0)
        found = search.search(box, table.header, match.log, lambda: 0.0, 1.0).found
        if len(found) >= least:
            return Made(table, match, found[:least])
    raise AssertionError


async def keep(store: Store, one: Made) -> None:
    await store.puzzles.take_in(one.table, one.match.log, one.found)


async def kept(wire: Wire, game: str, least: int = 1) -> Made:
    one = made(game, least)
    await keep(wire.bot.parts.desk.store, one)
    return one


async def answer(person: Person, message: Message, presses: list[Press]) -> Reply:
    """Step by step where the move has several."""
    *steps, last = presses
    for press in steps:
        await take(person, message, press)
    return await take(person, message, last)


async def take(person: Person, message: Message, press: Press) -> Reply:
    if press.picks:
        return await person.select(press.custom_id, *press.picks, message=message)
    return await person.press(custom_id=press.custom_id, message=message)


@pytest.mark.parametrize("game", ASKED)
async def test_a_puzzle_is_asked_in_private_and_answered_by_pressing_the_move(
    game: str, wire: Wire
) -> None:
    one, anna = await kept(wire, game), wire.people[0]
    asked = await anna.slash("knobeln", channel=wire.channel, spiel=game)
    assert asked.private
    assert "🧩 Was tust du?" in asked.text
    assert "Aus einer Partie unter Computern." in asked.text
    card = slip(anna)
    await answer(anna, card, one.answer(right=True))
    assert "Perfekt" in card.text
    assert "ist richtig." in card.text
    assert "So ging es aus:" in card.text
    assert "Knobelstärke" in card.text
    (row,) = wire.book.rows(TRIES)
    assert row["correct"]
    assert row["rating_after"] > row["rating_before"]
    assert not [m for m in wire.channel.messages if m.embeds]


@pytest.mark.parametrize("game", ASKED)
async def test_a_wrong_answer_is_told_the_best_and_why(game: str, wire: Wire) -> None:
    one, anna = await kept(wire, game), wire.people[0]
    await anna.slash("puzzle", channel=anna.dm, game=game)
    card = anna.dm.messages[-1] if anna.dm.messages and not anna.private else slip(anna)
    await answer(anna, card, one.answer(right=False))
    assert "kostet" in card.text
    assert "💡 Am besten:" in card.text
    assert "Knobelstärke" in card.text
    assert [row["correct"] for row in wire.book.rows(TRIES)] == [False]


async def test_the_second_time_is_said_to_be_one_and_counts_nothing(wire: Wire) -> None:
    one, anna = await kept(wire, "kniffel"), wire.people[0]
    await anna.slash("puzzle", channel=wire.channel)
    card = slip(anna)
    await answer(anna, card, one.answer(right=False))
    before = wire.book.rows(TRIES)
    await anna.press("Noch einmal", message=card)
    await answer(anna, card, one.answer(right=True))
    assert "Perfekt" in card.text
    assert "Zum zweiten Mal, ohne Wertung." in card.text
    assert wire.book.rows(TRIES) == before
    await anna.press("Nächste Aufgabe", message=card)
    assert "Gerade habe ich keine neue Aufgabe für dich." in card.text


async def test_two_devices_at_once_count_one_answer(wire: Wire) -> None:
    one, anna = await kept(wire, "kniffel"), wire.people[0]
    elsewhere = wire.place.channel("allgemein")
    for channel in (wire.channel, elsewhere):
        await anna.slash("puzzle", channel=channel)
    cards = anna.private
    assert len(cards) == 2
    moves = one.answer(right=True), one.answer(right=False)
    await asyncio.gather(
        *(answer(anna, card, move) for card, move in zip(cards, moves, strict=True))
    )
    assert len(wire.book.rows(TRIES)) == 1
    assert sorted("Zum zweiten Mal" in card.text for card in cards) == [False, True]


async def test_the_next_puzzle_follows_at_a_press_until_all_were_had(wire: Wire) -> None:
    await kept(wire, "zwerg", least=3)
    anna = wire.people[0]
    await anna.slash("puzzle", channel=wire.channel)
    card = slip(anna)
    for number in range(3):
        move = next(b for b in card.buttons if "answer " in b.custom_id and not b.disabled)
        await anna.press(custom_id=move.custom_id, message=card)
        assert len(wire.book.rows(TRIES)) == number + 1
        await anna.press("Nächste Aufgabe", message=card)
    assert "keine neue Aufgabe" in card.text


async def test_by_ear_everything_comes_in_sentences(wire: Wire) -> None:
    one, anna = await kept(wire, "zwerg"), wire.people[0]
    await anna.slash("mydata", channel=wire.channel, action="aloud")
    asked = await anna.slash("puzzle", channel=wire.channel)
    it = one.posed
    for sentence in ("Aus einer Partie unter Computern.", f"Du bist Gast {it.seat + 1}."):
        assert sentence in asked.text
    assert asked.message
    assert not any(button.disabled for button in asked.message.buttons)
    reply = await answer(anna, asked.message, one.answer(right=True))
    assert "Perfekt" in reply.text
    assert "das sind +" in reply.text


async def test_what_cannot_be_asked_says_so(wire: Wire) -> None:
    anna = wire.people[0]
    empty = await anna.slash("puzzle", channel=wire.channel)
    assert "Gerade habe ich keine neue Aufgabe für dich." in empty.text
    unknown = await anna.slash("puzzle", channel=wire.channel, game="halma")
    assert "halma" in unknown.text


async def test_a_puzzle_that_vanished_says_so(wire: Wire) -> None:
    one, anna = await kept(wire, "kniffel"), wire.people[0]
    await anna.slash("puzzle", channel=wire.channel)
    card = slip(anna)
    await wire.bot.parts.desk.store.archive._database.write(
        lambda connection: connection.exec_driver_sql("DELETE FROM puzzles")
    )
    await answer(anna, card, one.answer(right=True))
    assert "Diese Aufgabe gibt es nicht mehr." in card.text
    assert wire.book.rows(TRIES) == []


async def test_nothing_is_asked_of_a_running_match_nor_of_one_that_others_played(
    wire: Wire,
) -> None:
    """A forged button points to any move of any match."""
    anna, ben, cleo, _ = wire.people
    await start(anna, ben, channel=wire.channel)
    await roll(wire.place, wire.channel)
    match = wire.book.matches()[-1]["id"]
    for person in (anna, ben, cleo):
        assert await _refused(wire, person, match)
    await play_to_the_end(wire.place, wire.channel)
    assert await _refused(wire, cleo, match)
    assert not await _refused(wire, anna, match)  # of her own choices one can be looked at


async def _refused(wire: Wire, person: Person, match: str) -> bool:
    """Whether none of the first moves is shown."""
    said = ""
    numbers = [move.number for move in wire.book.moves() if move.seat != CHANCE]
    for number in numbers[:16]:
        reply = await person.press("x", message=_planted(wire, match, number))
        said += "\n".join((reply.text, *(message.text for message in person.private)))
    assert ("Diese Aufgabe gibt es nicht mehr." in said) or ("Was tust du?" in said)
    return "Was tust du?" not in said


def _planted(wire: Wire, match: str, number: int) -> Message:
    custom_id = f"s:{match}:0:puzzle at {number}"
    button = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id}
    body = {"content": "x", "components": [{"type": 1, "components": [button]}]}
    return wire.place.post(wire.place.channel("allgemein"), wire.place.bot, body)


async def test_after_a_match_the_own_dearest_choices_are_offered_in_private(wire: Wire) -> None:
    anna, ben, cleo, _ = wire.people
    await start(anna, ben, channel=wire.channel)
    await play_to_the_end(wire.place, wire.channel)
    assert "teuersten" not in wire.board.text
    assert not any("teuersten" in button.label for button in wire.board.buttons)
    await behind_more(anna, "Deine drei teuersten Züge als Aufgaben", wire.channel)
    card = slip(anna)
    await wire.place.until(lambda: "Deine teuersten Entscheidungen" in card.text)
    offered = [b for b in card.buttons if "puzzle at" in b.custom_id]
    assert 0 < len(offered) <= 3
    await anna.press(custom_id=offered[0].custom_id, message=card)
    assert "Aus deiner Partie" in card.text
    row = next(b for b in card.buttons if "answer " in b.custom_id and not b.disabled)
    await anna.press(custom_id=row.custom_id, message=card)
    assert "Aus deiner eigenen Partie, ohne Wertung." in card.text
    assert wire.book.rows(TRIES) == []
    strange = await cleo.press("Mehr …", message=wire.board)
    assert strange.message
    assert not any("teuersten" in button.label for button in strange.message.buttons)


@pytest.mark.slow
@pytest.mark.both
async def test_a_kill_between_question_and_answer_loses_nothing(scene: Scene, book: Book) -> None:
    store = await Store.open(book.url)
    one = made("flick")
    await keep(store, one)
    await store.close()
    anna, channel = scene.anna, scene.place.default_channel
    await anna.slash("puzzle", channel=channel)
    card = slip(anna)
    first, *others = one.answer(right=True)
    assert others
    await take(anna, card, first)
    await scene.bot.kill_and_start_again()
    await answer(anna, card, others)
    await scene.place.until(lambda: "Perfekt" in card.text)  # the brain has just been started
    assert [row["correct"] for row in book.rows(TRIES)] == [True]
    await scene.bot.kill_and_start_again()
    await anna.press("Nächste Aufgabe", message=card)
    assert "keine neue Aufgabe" in card.text


async def test_profile_and_leaderboard_tell_who_answers_well(wire: Wire) -> None:
    one, (anna, ben, *_) = await kept(wire, "kniffel"), wire.people
    empty = await ben.slash("leaderboard", channel=wire.channel, game="Knobeln")
    assert "Hier hat noch niemand geknobelt." in empty.text
    await anna.slash("puzzle", channel=wire.channel)
    await answer(anna, slip(anna), one.answer(right=True))
    profile = await anna.slash("profile", channel=wire.channel)
    assert "1 von 1 Aufgabe richtig" in profile.text
    board = await ben.slash("rangliste", channel=wire.channel, spiel="puzzles", nach="rating")
    assert "Rangliste · Knobeln" in board.text
    assert f"{anna.mention} · Knobelstärke" in board.text
    assert "1 Aufgabe" in board.text


@pytest.mark.parametrize("game", ASKED)
async def test_whoever_types_answers_by_the_command_with_words_from_its_list(
    game: str, wire: Wire
) -> None:
    one, anna = await kept(wire, game), wire.people[0]
    early = await anna.slash("knobeln", channel=wire.channel, antwort="ja")
    assert "Ich habe dich gerade nichts gefragt." in early.text
    await anna.slash("puzzle", channel=wire.channel)
    unread = await anna.slash("puzzle", channel=wire.channel, answer="blablabla")
    assert "verstehe ich nicht als Antwort" in f"{unread.text} {slip(anna).text}"
    typed = ""
    for _ in range(4):  # a list may offer the beginning of a move
        offered = await anna.autocomplete("puzzle", "answer", typed, channel=wire.channel)
        assert offered
        assert all("<:" not in label and "**" not in label for label, _ in offered)
        label, typed = offered[0]
        if not label.endswith("…"):
            break
    told = await anna.slash("puzzle", channel=wire.channel, answer=typed)
    assert "Knobelstärke" in told.text
    assert len(wire.book.rows(TRIES)) == 1
    assert one.found[0].match == wire.book.rows("SELECT match FROM puzzle_tries")[0]["match"]
