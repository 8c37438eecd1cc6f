"""Typed at a table: words instead of buttons, before, in and after a match."""

import pytest

from tests.wire.table import Wire, play_to_the_end, seat, start, whose_turn


async def test_a_match_is_begun_and_played_in_natural_words(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, ben, channel=wire.channel, game="zwerg")
    await anna.slash("zug", channel=wire.channel, zug="Los geht's")
    current = whose_turn(wire.place, wire.channel)
    told = await current.slash("zug", channel=wire.channel, zug="rot werfen")
    assert "Wohin mit der roten" in told.text or "Du wirfst" in told.text


@pytest.mark.parametrize(
    "text", ["zwerg 3 geht auf g7", "3 nach g7", "bitte mit der 3 auf Feld g7"]
)
async def test_the_list_finds_a_move_past_filler_words(wire: Wire, text: str) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel, game="zug")
    mover = whose_turn(wire.place, wire.channel)
    if "von h7 nach g7" not in str(
        await mover.autocomplete("zug", "zug", "", channel=wire.channel)
    ):
        text = text.replace("g7", "b7")  # the other clan begins
    [(label, _)] = await mover.autocomplete("zug", "zug", text, channel=wire.channel)
    assert "3 geht von" in label


async def test_what_may_mean_several_things_is_asked_back(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel, game="flick")
    current = whose_turn(wire.place, wire.channel)
    before = len(wire.book.moves())
    told = await current.slash("zug", channel=wire.channel, zug="norden")
    assert told.private
    assert told.text.startswith("Das kann mehreres heißen: ")  # which dice, or of one kind where to
    assert "norden" in told.text.casefold()
    assert len(wire.book.moves()) == before
    dice = await current.autocomplete("zug", "zug", "", channel=wire.channel)
    label = dice[0][0].removesuffix(" …")
    await current.slash("zug", channel=wire.channel, zug=f"{label} norden c1")
    assert len(wire.book.moves()) > before


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Rückblick", "Rückblick"),
        ("wiederholung", "Schritt 0 von"),
        ("prüfen", "Alles stimmt."),
        ("als datei", "Hier ist die Partie"),
    ],
)
async def test_after_the_end_everything_a_button_does_is_typed(
    wire: Wire, text: str, told: str
) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await play_to_the_end(wire.place, wire.channel)
    answer = await anna.slash("zug", channel=wire.channel, zug=text)
    assert answer.private
    assert told in answer.text


async def test_after_the_end_the_result_is_shared_and_played_again(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await play_to_the_end(wire.place, wire.channel)
    shared = await ben.slash("zug", channel=wire.channel, zug="Teilen")
    assert not shared.private
    again = await anna.slash("zug", channel=wire.channel, zug="noch eine partie")
    assert not again.private
    assert "Hex-hex-Kniffel" in wire.board.text


async def test_half_a_word_changes_nobodys_seat_while_others_play(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    (other,) = {anna, ben} - {whose_turn(wire.place, wire.channel)}
    told = await other.slash("zug", channel=wire.channel, zug="würfeln")
    assert "dran" in told.text
    told = await other.slash("zug", channel=wire.channel, zug="automatisch würfeln")
    assert "dran" not in told.text


async def test_the_chances_of_one_flick_are_told_hole_by_hole(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel, game="flick")
    current = whose_turn(wire.place, wire.channel)
    dice = await current.autocomplete("chancen", "zug", "", channel=wire.channel)
    die = dice[0][0].removesuffix(" …")
    drawn = await current.slash("chancen", channel=wire.channel, zug=f"{die} norden c1")
    assert "trifft 60\xa0%" in drawn.text
    await current.slash("meine-daten", channel=wire.channel, aktion="aloud")
    told = await current.slash("chancen", channel=wire.channel, zug=f"{die} norden c1")
    assert "So oft landet der Würfel in den einzelnen Löchern: C1 60\xa0%" in told.text
    assert "```" not in told.text


async def test_words_that_fit_no_move_are_asked_back_with_a_button_that_plays_it(
    wire: Wire,
) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    active = whose_turn(wire.place, wire.channel)
    asked = await active.slash("zug", channel=wire.channel, zug="würfeln aber richtig doll")
    assert asked.private
    assert "Meintest du …?" in asked.text
    assert asked.message is not None
    (meant,) = asked.message.buttons
    await active.press(custom_id=meant.custom_id, message=asked.message)
    assert [move.text for move in wire.book.moves() if move.seat >= 0] == ["roll"]
