"""The screen: the train, the counters, a dwarf and then its action, and the story in words."""

import re
from pathlib import Path

import pytest

from bot.art.album import drawings
from bot.art.colours import PAINT
from bot.art.seats import sides
from bot.engine.catalogue import Catalogue
from bot.engine.errors import PlayerError
from bot.engine.game import CHANCE
from bot.engine.screen import Choice, Grid, Ink, Lines, Menu, Screen
from bot.games.zug.events import WALKS
from bot.games.zug.state import State
from bot.texts import LOCALES, Texts, explain, tell
from tests.conformance import Table, begin
from tests.games.zug import table
from tests.games.zug.table import GAME, play, position, start
from tests.golden import compare, playthrough

BOX = table.box()
TEXTS = Texts(Catalogue({"zug": BOX}))
SCRIPT = (
    (0, "a3-b3"),
    (1, "h4-g4"),
    (2, "b3-c3"),
    (1, "g4-f4"),
    (0, "sign c3-d3"),
    (1, "f4-e4"),
    (2, "c3-c4"),
    (CHANCE, "coin red"),
    (1, "conduct d3"),
    (1, "e4-d4"),
    (0, "h7-g7"),
    (1, "d4-c4"),
    (2, "g7-f7"),
    (0, "f7-e7"),
    (1, "c4-d4"),
    (CHANCE, "coin green"),
    (2, "sign e7-e6"),
    (CHANCE, "time"),
    (1, "h5-g5"),
)
INK = TEXTS.ink("de", BOX, ("Anna", "Bernd", "Carla", "Dirk"))


def shown(state: State, prefix: str = "", ink: Ink = INK) -> Screen:
    return BOX.render(GAME.view(state, None), ink, prefix)


def buttons(screen: Screen) -> list[Choice]:
    rows = [control for control in screen.controls if not isinstance(control, Menu)]
    assert len(rows) == len(screen.controls)
    return [choice for row in rows for choice in row]


def grid(screen: Screen) -> tuple[tuple[str, ...], ...]:
    return next(block.rows for block in screen.blocks if isinstance(block, Grid))


def lines(screen: Screen) -> list[str]:
    return [line for block in screen.blocks if isinstance(block, Lines) for line in block.lines]


@pytest.mark.parametrize("board", ["doppelbank", "salonwagen"])
def test_the_board_has_letters_on_top_and_fits_ninety_pictures(board: str) -> None:
    rows = grid(shown(start(board=board)))
    assert rows[0] == tuple(INK.icon(f"column-{letter}") for letter in "abcdefgh")
    assert max(map(len, rows)) == 8
    assert sum(map(len, rows)) <= 80


def test_closed_squares_on_the_right_are_left_away() -> None:
    assert [len(row) for row in grid(shown(start()))] == [8, 6, 6, 8, 8, 8, 6, 8, 8, 6, 6]


def test_column_letters_side_by_side_do_not_melt_into_flags() -> None:
    assert all(INK.icon(f"column-{letter}").endswith("\u200b") for letter in "abcdefgh")


def test_closed_squares_on_the_left_carry_the_row_numbers() -> None:
    rows = grid(shown(start()))
    for number in (1, 2, 6, 9, 10):
        assert rows[number][0] == INK.icon(f"row-{number}")


def test_pieces_of_the_clans_differ_by_shape_not_only_by_colour() -> None:
    names = ["sign", "start", *map(str, range(1, 6))]
    icons = [INK.icon(f"{clan}-{name}") for clan in ("red", "green") for name in names]
    grounds = [INK.icon(name) for name in ("seat", "corridor", "platform", "closed")]
    assert len({*icons, *grounds}) == len(icons) + len(grounds)


def test_dwarfs_signs_and_seats_stand_where_the_state_says() -> None:
    rows = grid(shown(position(red="d2 c3 h7 a3 h8", red_signs="e2", green_signs="d3")))
    assert rows[2][3] == INK.icon("red-1-seated")
    assert rows[2][4] == INK.icon("red-sign")
    assert rows[3][2] == INK.icon("red-2")
    assert rows[3][3] == INK.icon("green-sign")
    assert rows[3][4] == INK.icon("seat")
    assert rows[5][0] == INK.icon("red-start")


def test_the_counters_show_seats_signs_removals_kicks_and_dropped_turns() -> None:
    state = position(
        red="d2 d3 h7 a3 h8", red_signs="e2", removals=(4, 5), kicks=(1, 2), drops=(0, 2)
    )
    assert lines(shown(state))[:4] == [
        "🔺 **Clan Rot · 3 Plätze** · Anna",
        "4 Schilder übrig · darf 4 wegnehmen · 1 Kick",
        "🟢 **Clan Grün · 0 Plätze** · Bernd",
        "5 Schilder übrig · darf 5 wegnehmen · 2 Kicks · setzt 2-mal aus",
    ]


def test_a_clan_that_has_nothing_left_to_count_has_no_counters() -> None:
    signs = "d2 d3 d4 d5 d6"
    state = position(green_signs=signs, removals=(5, 0))
    assert lines(shown(state))[2:4] == [
        "🟢 **Clan Grün · 5 Plätze** · Bernd",
        "💺 freier Platz · ⬜ Gang · 🟫 Bahnsteig · 🔻 Start Rot · ❇️ Start Grün",
    ]


def test_the_legend_is_for_the_first_turn_and_names_what_is_on_this_board() -> None:
    assert any("Bahnsteig" in line for line in lines(shown(start())))
    assert not any("Bahnsteig" in line for line in lines(shown(start(board="salonwagen"))))
    assert not any("Gang" in line for line in lines(shown(position(turn=2))))


def test_the_turns_until_the_conductor_are_counted_down() -> None:
    text = [shown(position(turn=turn)).text for turn in (0, 5, 6)]
    assert "in 7 Zügen" in text[0]
    assert "in 2 Zügen" in text[1]
    assert "nach diesem Zug" in text[2]
    assert "ist da" in shown(position(phase="coin", turn=7)).text


def test_first_the_dwarfs_that_can_act_are_offered() -> None:
    choices = buttons(shown(position(red="c3 d4 h7 a3 h8")))
    assert [choice.move for choice in choices if choice.opens] == ["c3", "d4", "a3"]
    assert choices[0].label == "1 · c3"


def test_a_dwarf_that_can_do_nothing_keeps_its_place_and_cannot_be_pressed() -> None:
    stuck, *others = buttons(shown(position(red="a4 a3 a5 b4 h8")))
    assert (stuck.label, stuck.off) == ("1 klemmt", True)
    assert not any(choice.off for choice in others)
    assert len(others) == 4


def test_a_dwarf_that_can_do_one_thing_does_it_with_one_press() -> None:
    state = position(red="a4 a3 a5 b4 h8")
    only = buttons(shown(state))[1]
    assert (only.label, only.move, only.opens) == ("2→b3", "a3-b3", False)
    assert buttons(shown(state, "a3")) == buttons(shown(state)), "there is nothing to choose"


def test_the_chosen_dwarf_and_all_it_can_reach_are_marked_on_the_board() -> None:
    state = position(red="c3 a4 h7 a3 h8", green="c4 h4 a7 h3 a8", green_signs="d3")
    rows = grid(shown(state, "c3"))
    assert rows[3][2] == INK.icon("red-1-chosen")
    assert (rows[2][2], rows[3][1]) == (INK.icon("up"), INK.icon("left"))
    assert (rows[3][3], rows[4][2]) == (INK.icon("take"), INK.icon("kick"))


OURS = TEXTS.ink("de", BOX, ("Anna", "Bernd"), {name: f"<{name}>" for name in GAME.seed.icons})


def test_the_last_deed_is_marked_on_the_board() -> None:
    walked = grid(shown(play(start(), "a3-b3"), ink=OURS))
    assert walked[3][:2] == ("<trail>", "<red-4>")
    laid = play(position(red="c3 a4 h7 a3 h8"), "sign c3-d3")
    assert grid(shown(laid, ink=OURS))[3][3] == "<red-sign-new>"
    taken = play(position(red="c3 a4 h7 a3 h8", green_signs="d3"), "take c3-d3")
    assert grid(shown(taken, ink=OURS))[3][3] == "<seat-cleared>"
    conducted = position(red_signs="d3 d5", phase="conduct", tossed=0, turn=7)
    assert grid(shown(play(conducted, "conduct d3"), ink=OURS))[3][3] == "<seat-cleared>"


def test_the_colour_is_that_of_the_clan_that_decides_t19() -> None:
    # T19
    assert (deciding_colour(position()), deciding_colour(position(turn=1))) == ("red", "green")
    waits = position(red_signs="d3", phase="conduct", tossed=0, turn=8)
    assert deciding_colour(waits) == "green"


def deciding_colour(state: State) -> str:
    (seat,) = GAME.to_act(state)
    return GAME.colour(state, seat)


def test_the_time_mode_tells_the_time_that_is_left() -> None:
    ink = TEXTS.ink("de", BOX, ("Anna", "Bernd"), alarm=1_000_000.0)
    assert "Abfahrt 1970-01-12 13:46 (1970-01-12 13:46 Uhr)." in lines(
        shown(start(ending="time"), ink=ink)
    )
    late = shown(position(ending="time", expired=True), ink=ink)
    assert "Die Zeit ist um, diese Runde zählt noch." in lines(late)


def test_a_match_for_ten_seats_as_printed_names_no_departure_t24() -> None:
    # T24
    printed = lines(shown(start(ending="seats", signal=False)))
    assert printed[-1] == "Wer 10 Plätze hat, gewinnt."
    assert "Spätestens in 120 Zügen" in lines(shown(start(ending="seats")))[-1]


def test_turns_left_are_told_per_clan_where_both_have_equally_many() -> None:
    assert lines(shown(position(turn=10)))[-1] == "Noch 30 Züge bis zur Abfahrt (15 je Clan)."
    assert lines(shown(position(turn=11)))[-1] == "Noch 29 Züge bis zur Abfahrt."


def test_then_everything_that_dwarf_can_do() -> None:
    state = position(red="c3 a4 h7 a3 h8", green="c4 h4 a7 h3 a8", green_signs="d3", kicks=(1, 0))
    screen = shown(state, "c3")
    assert [(choice.label, choice.move) for choice in buttons(screen)] == [
        ("Nach c2 gehen", "c3-c2"),
        ("Nach b3 gehen", "c3-b3"),
        ("Schild d3 wegnehmen", "take c3-d3"),
        ("Grün 1 auf c4 kicken", "c3-c4"),
    ]
    assert "🍎 Zwerg 1 auf c3" in screen.question
    assert "2 Züge" in screen.question


def test_sitting_and_reserving_the_same_seat_stand_side_by_side() -> None:
    rows = shown(position(red="d4 a4 h7 a3 h8"), "d4").controls
    labels = [[choice.label for choice in row] for row in rows if not isinstance(row, Menu)]
    assert labels[:3] == [
        ["Auf d3 rücken", "d3 reservieren"],
        ["Auf e4 rücken", "e4 reservieren"],
        ["Auf d5 rücken", "d5 reservieren"],
    ]
    assert labels[3] == ["Aufstehen → c4"]


def test_while_a_dwarf_is_chosen_only_the_clans_stand_below_the_board() -> None:
    below = lines(shown(position(red="d4 a4 h7 a3 h8"), "d4"))
    assert [line.split(" ·")[0] for line in below] == ["🔺 **Clan Rot", "🟢 **Clan Grün"]


def test_a_prefix_that_fits_no_dwarf_shows_the_first_step_again() -> None:
    assert buttons(shown(start(), "c3")) == buttons(shown(start()))


def test_sitting_and_laying_have_their_own_words() -> None:
    labels = {choice.label for choice in buttons(shown(position(red="c3 a4 h7 a3 h8"), "c3"))}
    assert {"Auf d3 setzen", "d3 reservieren"} <= labels
    seated = {choice.label for choice in buttons(shown(position(red="d3 a4 h7 a3 h8"), "d3"))}
    assert "Auf d4 rücken" in seated, "who sits already does not sit down"


def hemmed(green: str = "") -> State:
    """Red's first dwarf sits on d3 and can only leave for c3."""
    return position(red="d3 a4 h7 a3 h8", green=green, red_signs="d2 d4 e3")


def test_a_press_that_gives_up_a_seat_says_so_and_is_red() -> None:
    """No shortcut looks like a walk where the seat is lost."""
    first = buttons(shown(hemmed()))[0]
    assert (first.label, first.move, first.style) == ("1 steht auf → c3", "d3-c3", "bad")
    among = {c.label: c.style for c in buttons(shown(position(red="d3 a4 h7 a3 h8"), "d3"))}
    assert among["Aufstehen → c3"] == "bad"
    words = BOX.describe(GAME.view(hemmed(), 0), GAME.parse("d3-c3"), INK)
    assert "steht von Platz d3 auf" in words


def test_a_kick_is_never_one_press_and_names_the_seat_that_it_costs() -> None:
    state = hemmed(green="c3 h4 a7 h3 a8")
    first = buttons(shown(state))[0]
    assert (first.move, first.opens) == ("d3", True)
    step = shown(state, "d3")
    assert [choice.label for choice in buttons(step)] == ["Grün 1 auf c3 kicken"]
    assert step.question.endswith("Ein Kick kostet euch diesmal einen Zug und diesen Platz.")
    (event, *_) = table.tell(state, "d3-c3")[1]
    assert "verlässt Platz d3 und kickt" in tell(INK, event)
    standing = position(red="b3 a4 h7 a3 h8", green="c3 h4 a7 h3 a8")
    assert shown(standing, "b3").question.endswith("Ein Kick kostet euch diesmal einen Zug.")


def test_the_only_sign_goes_without_a_question() -> None:
    state = position(red_signs="d3", phase="conduct", tossed=0, turn=7)
    assert GAME.forced(state) == (GAME.seat(state), GAME.parse("conduct d3"))
    several = position(red_signs="d3 d5", phase="conduct", tossed=0, turn=7)
    assert GAME.forced(several) is None
    assert GAME.forced(start()) is None


def test_the_rival_is_offered_the_signs_for_the_conductor() -> None:
    state = position(red_signs="d3 d5", phase="conduct", tossed=0, turn=7)
    assert [choice.move for choice in buttons(shown(state))] == ["conduct d3", "conduct d5"]


def test_nothing_is_offered_when_the_match_is_over() -> None:
    assert shown(position(phase="over", turn=40)).controls == ()


def test_the_twin_tells_where_everybody_is() -> None:
    text = shown(position(red="d2 c3 h7 a3 h8", red_signs="e2", drops=(1, 0))).text
    assert "Zwerg 1 sitzt auf d2" in text
    assert "Zwerg 2 steht auf c3" in text
    assert "Ein Schild von Clan Rot liegt auf e2." in text
    assert "muss noch einmal aussetzen" in text
    assert "gekickt" not in text
    assert "0-mal" not in text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("ending", ["moves", "time", "seats"])
def test_every_ending_is_announced(locale: str, ending: str) -> None:
    ink = TEXTS.ink(locale, BOX, ("Anna", "Bernd"))
    endings = {
        lines(shown(position(ending=ending, turn=turn, expired=late), ink=ink))[-1]
        for turn in (2, 30, 38, 39)
        for late in (False, True)
    }
    assert len(endings) > 1
    assert shown(start(ending=ending), ink=ink).title.startswith("Zwergenzugfahrt")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("move", "part"), [("c3-d3", "d3"), ("c3-d4", "d4"), ("sign c3-c4", "c4"), ("z9-z8", "z9")]
)
def test_a_refusal_is_a_sentence_that_names_the_square(locale: str, move: str, part: str) -> None:
    ink = TEXTS.ink(locale, BOX, ("Anna", "Bernd"))
    with pytest.raises(PlayerError) as error:
        play(position(red="c3 a4 h7 a3 h8", green_signs="d3"), move)
    assert part in explain(ink, error.value)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_and_every_event_of_the_rules_has_its_text(locale: str) -> None:
    sources = "".join(path.read_text("utf-8") for path in BOX.folder.rglob("*.py"))
    keys = set(re.findall(r'"((?:illegal|seats)-[a-z-]+)"', sources))
    told = {*re.findall(r'Event\(\s*"([a-z]+)"', sources), *WALKS.values(), "drawn", "scored"}
    keys |= {f"event-{key}" for key in told}
    assert len(keys) > 25
    assert [key for key in sorted(keys) if not TEXTS.has(locale, key, "zug")] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_cards_are_short_and_name_every_ruling_of_a_player(locale: str) -> None:
    ink = TEXTS.ink(locale, BOX)
    cards = [ink(f"rules-{n}") for n in range(1, 7)]
    assert all(0 < len(card) <= 1000 for card in cards)
    assert not TEXTS.has(locale, "rules-7", "zug")
    assert "**" in cards[1]
    assert "**" in cards[3]
    assert all(f"T{n}" in "".join(cards) for n in (1, 6, 7, 8, 9, 10, 11, 20, 21, 25, 28, 29, 30))


def test_the_kick_is_told_with_victim_home_and_price() -> None:
    state = position(red="c3 a4 h7 a3 h8", green="c4 h4 a7 h3 a8")
    _, (event,) = table.tell(state, "c3-c4")
    sentence = tell(INK, event)
    for part in ("Anna", "🍎 Zwerg 1", "🐸 Zwerg 1", "c4", "h5", "setzt einmal aus"):
        assert part in sentence


def test_a_scripted_match_reads_as_written_down() -> None:
    seats = ({"clan": "red"}, {"clan": "green"}, {"clan": "red"})
    match = begin(BOX, Table({"ending": "time"}, seats))
    text = playthrough(BOX, match, SCRIPT, INK)
    compare(Path(__file__).parent / "golden.txt", text)


def test_every_picture_is_drawn() -> None:
    assert drawings(BOX).keys() == {*BOX.game.seed.icons, ""}


def test_the_clans_have_their_own_colours_in_pictures() -> None:
    shown = sides(BOX.game, start())
    assert [side.colour for side in shown] == [PAINT["red"], PAINT["green"]]
