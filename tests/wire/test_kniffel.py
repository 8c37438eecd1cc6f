"""Hex-hex-Kniffel over the wire: whole matches by hand, by command, in English, alone."""

import re
from collections.abc import AsyncIterator

import pytest

from bot.engine.chance import Dice, bound_commitment
from bot.engine.game import CHANCE
from bot.engine.match import Header, Match
from localcord import InteractionKind
from tests.shelf import CATALOGUE
from tests.wire.hands import behind_more, over, set_up, stop_for_cause
from tests.wire.table import (
    Book,
    Wire,
    board_of,
    boards_of,
    connected,
    enter,
    play_to_the_end,
    playground,
    roll,
    slip,
    start,
    whose_turn,
)


@pytest.fixture
async def english(book: Book) -> AsyncIterator[Wire]:
    async with (
        playground(people=("Anna", "Ben"), locale="en-US") as place,
        connected(place, book) as bot,
    ):
        yield Wire(place, bot, book)


async def test_two_people_play_a_match_with_buttons_and_menus_alone(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await anna.slash("spielen", channel=wire.channel, spiel="kniffel")
    await ben.press("Mitspielen")
    await anna.press("Los geht’s")
    await roll(wire.place, wire.channel)
    current = whose_turn(wire.place, wire.channel)
    again = await current.select("Selbst auswählen", "1", "3", message=wire.board)
    assert again.updated
    assert "Wurf 2 von 3" in wire.board.text
    await enter(wire.place, wire.channel)
    assert whose_turn(wire.place, wire.channel) is not current
    await play_to_the_end(wire.place, wire.channel)
    assert "🏆" in wire.board.content
    await wire.place.until(lambda: len(boards_of(wire.channel)) == 1)
    assert [match["phase"] for match in wire.book.matches()] == ["finished"]


@pytest.mark.slow
async def test_two_people_play_a_match_with_commands_alone(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    ((title, game),) = await anna.autocomplete("spielen", "spiel", "hex", channel=wire.channel)
    assert title == "Hex-hex-Kniffel"
    await anna.slash("spielen", channel=wire.channel, spiel=game)
    assert ("Mitspielen", "join") in await ben.autocomplete(
        "zug", "zug", "mit", channel=wire.channel
    )
    assert (await ben.slash("zug", zug="join")).private
    await anna.slash("zug", zug="start")
    assert (await _offered(wire))[0] == ("Würfeln", "roll")
    while "🏆" not in wire.board.content:
        current = whose_turn(wire.place, wire.channel)
        _, move = (await _offered(wire))[0]
        reply = await current.slash("zug", channel=wire.channel, zug=move)
        told = ("Du ", "Dein ", "🏆", "Was behältst du?")
        assert any(words in reply.text for words in told), reply.text
    await wire.place.until(lambda: len(boards_of(wire.channel)) == 1)  # the old one goes afterwards
    acts = wire.place.recorded.interactions
    assert not any(act.kind is InteractionKind.COMPONENT for act in acts)


async def _offered(wire: Wire) -> list[tuple[str, str]]:
    current = whose_turn(wire.place, wire.channel)
    return await current.autocomplete("zug", "zug", "", channel=wire.channel)


async def test_autocomplete_offers_words_and_only_to_whose_turn_it_is(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await roll(wire.place, wire.channel)
    current = whose_turn(wire.place, wire.channel)
    other = ben if current is anna else anna
    offered = await current.autocomplete("zug", "zug", "alle", channel=wire.channel)
    assert ("Wirf alle Würfel noch einmal", "reroll 1 2 3 4 5") in offered
    offered = await other.autocomplete("zug", "zug", "", channel=wire.channel)
    assert not any(text.startswith(("reroll", "enter", "roll")) for _, text in offered)
    assert ("Automatisch würfeln", "auto on") in offered


async def test_an_english_table_is_english_from_lobby_to_proof(english: Wire) -> None:
    anna, ben = english.people
    await anna.slash("play", channel=english.channel, game="kniffel")
    await ben.press("Join")
    await anna.press("Start")
    await play_to_the_end(english.place, english.channel)
    assert "wins with" in english.board.content or "share" in english.board.content
    read = "\n".join(english.place.ever_seen_by(anna))
    for german in ("Mitspielen", "ist dran", "Würfeln", "eintragen", "Punkte", "gewinnt"):
        assert german not in read


async def test_a_german_guest_is_answered_in_german_at_an_english_table(english: Wire) -> None:
    anna, _ = english.people
    guest = english.place.new_person("Gerd", locale="de")
    await anna.slash("play", channel=english.channel, game="kniffel")
    await anna.press("Start")
    answer = await guest.press("🎲", message=english.board)
    assert answer.text.startswith("Du sitzt nicht an diesem Tisch.")
    assert english.board.content.startswith(f"▶️ It is {anna.mention}’s turn.")


async def test_one_person_plays_alone_in_a_direct_message(wire: Wire) -> None:
    anna = wire.people[0]
    await start(anna, channel=anna.dm)
    await play_to_the_end(wire.place, anna.dm)
    assert board_of(anna.dm).content.startswith("### 🏁 ")
    assert wire.channel.messages == []


async def test_a_strangers_rematch_is_a_new_lobby_with_the_same_agreements(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await anna.slash("play", channel=wire.channel, game="kniffel")
    await set_up(anna, "Spielregeln", "Freies Streichen: erlaubt", wire.channel)
    await anna.press("Los geht’s")
    await play_to_the_end(wire.place, wire.channel)
    over = wire.board
    await ben.press("Noch eine Partie")
    assert wire.board is not over
    assert "Tisch offen" in wire.board.text
    assert "Freies Streichen: **erlaubt**" in wire.board.text
    assert f"1. {ben.mention} 👑" in wire.board.text
    assert anna.mention not in wire.board.text
    late = await anna.press("Noch eine Partie", message=over)
    assert late.private
    assert late.text == "In diesem Kanal steht schon ein Tisch. /brett zeigt ihn."


async def test_the_revealed_seed_rolls_every_die_of_the_match_again(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await anna.slash("play", channel=wire.channel, game="kniffel")
    promised = _found(r"Siegel der Würfel: ([0-9a-f]{64})$", wire.board.text)
    await ben.press("Mitspielen")
    await anna.press("Los geht’s")
    hidden = wire.book.matches()[0]["seed"].hex()
    menu = await ben.press("Menü", message=wire.board)
    assert promised not in menu.text, "it stands in the lobby and behind the proof"
    await play_to_the_end(wire.place, wire.channel)
    assert hidden not in wire.board.text
    proof = (await behind_more(anna, "Würfel prüfen", wire.channel)).text
    seed = bytes.fromhex(_found(r"Geheimnis `([0-9a-f]{64})`", proof))
    players = _found(r"Beitrag der Mitspielenden `([0-9a-f]{64})`", proof)
    assert seed.hex() == hidden
    bound = bound_commitment(seed, wire.book.matches()[0]["id"], "kniffel")
    assert bound == promised == _found(r"Siegel `([0-9a-f]{64})`", proof)
    assert _rolled_again(Dice(seed, players), wire) == wire.book.moves()


def _found(pattern: str, text: str) -> str:
    found = re.search(pattern, text)
    assert found, text
    return found[1]


def _rolled_again(dice: Dice, wire: Wire) -> list[object]:
    """The log with the decisions of the players and fresh rolls in between."""
    row = wire.book.matches()[0]
    header = Header(
        id=row["id"],
        game="kniffel",
        rules=row["rules"],
        options={},
        seats=({}, {}),
        commitment="",
        players=row["players"],
    )
    match = Match.begin(CATALOGUE["kniffel"].game, header)
    for move in wire.book.moves():
        again = match.rolled(dice) if move.seat == CHANCE else move.text
        match = match.play(move.seat, again)
    return list(match.log)


async def test_the_seed_is_seen_by_nobody_before_the_end(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    for _ in range(3):
        await roll(wire.place, wire.channel)
        await enter(wire.place, wire.channel)
    seed = wire.book.matches()[0]["seed"].hex()
    seen = [text for person in wire.people for text in wire.place.ever_seen_by(person)]
    assert not any(seed in text for text in seen)
    await stop_for_cause(wire.people[-1], wire.channel)
    await wire.place.until(lambda: over(wire.channel))
    await behind_more(anna, "Würfel prüfen", wire.channel)
    assert seed in slip(anna).text
