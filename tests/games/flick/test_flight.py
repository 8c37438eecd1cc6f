"""The flick: distances, directions, landings and their exact odds (F5, F32)."""

from collections import Counter
from itertools import product

import pytest

from bot.games.flick.rules.position import taken
from tests.games.flick.table import BOX, GAME, german, play, ready, refused, told

BOARD = GAME.board
CROWDED = """
 .  b1 .  .  .
 .  .  b2 .  .
 .  b3 y1 .  .
 .  .  g1 .  .
 .  .  .  .  g2
"""


@pytest.mark.parametrize(
    ("plate", "hole", "steps"),
    [
        ("N", "C1", 1),
        ("N", "C3", 3),
        ("N", "A1", 3),
        ("S", "A1", 7),
        ("S", "C5", 1),
        ("W", "A3", 1),
        ("W", "E5", 7),
        ("E", "E3", 1),
        ("E", "D2", 3),
    ],
)
def test_distance_is_rows_ahead_plus_columns_sideways(plate: str, hole: str, steps: int) -> None:
    assert BOARD.distance(plate, BOARD.index[hole]) == steps


@pytest.mark.parametrize(
    ("plate", "hole", "steps"), [("N2", "B1", 1), ("N1", "E1", 5), ("E5", "E5", 1), ("W1", "A5", 5)]
)
def test_childrens_plate_counts_sideways_from_its_place(plate: str, hole: str, steps: int) -> None:
    assert BOARD.distance(plate, BOARD.index[hole]) == steps


@pytest.mark.parametrize(
    ("plate", "left", "right", "short", "long"),
    [
        ("N", "D3", "B3", "C2", "C4"),
        ("S", "B3", "D3", "C4", "C2"),
        ("W", "C2", "C4", "B3", "D3"),
        ("E", "C4", "C2", "D3", "B3"),
    ],
)
def test_pushes_are_meant_as_seen_from_the_plate(
    plate: str, left: str, right: str, short: str, long: str
) -> None:
    wobbles = {"left": left, "right": right, "short": short, "long": long}
    for side, hole in wobbles.items():
        state = play(ready(), f"flick blue {plate} C3", side, "straight", "straight", "4")
        assert state.field[BOARD.index[hole]]


def test_the_pushes_add_up_and_leaving_the_field_on_the_way_does_not_matter() -> None:
    state = play(ready(), "flick blue N C2", "short", "short")
    assert taken(state.field) == 0, "two too short from row 2 is before the field"
    state = play(ready(), "flick blue N C3", "short", "short", "short")
    assert taken(state.field) == 0
    state = play(ready(), "flick blue N D2", "left", "left", "right", "5")
    assert state.field[BOARD.index["E2"]], "D, E, beyond the edge, and back on E"


def test_lying_dice_stay_and_the_flicked_one_hops_on_in_flight_direction_f5() -> None:
    # F5
    state = ready(CROWDED)
    after = play(state, "flick green N C1", "long", "6")
    assert after.field[BOARD.index["C5"]], "C2, C3 and C4 are taken"
    assert all(after.field[h] == die for h, die in enumerate(state.field) if die)


def test_hopping_past_the_last_row_ends_in_the_ditch_f5() -> None:
    # F5
    state = ready(CROWDED)
    after, events = told(state, "flick blue W D5", "long", *["straight"] * 5)
    assert after.field == state.field
    assert "kein Platz in E5" in german(events)[0]


def test_a_die_that_jumps_out_rolls_no_further_wobble() -> None:
    state, events = told(ready(), "flick blue N C5", "straight", "out")
    assert state.flight is None
    assert events[0].key == "out"


def test_a_taken_hole_is_no_target_f32() -> None:
    assert refused(ready(CROWDED), "flick blue N C2").rule == "F32"
    assert all(action.hole != "C2" for action in GAME._flicks(ready(CROWDED)))


@pytest.mark.parametrize("aim", ["N C1", "N C2", "E D3", "S B4", "W C3", "W2 B3", "N D3"])
def test_odds_equal_the_count_of_all_wobble_rows(aim: str) -> None:
    plate, hole = aim.split()
    state = ready(CROWDED.replace("y1", "."))
    chart = GAME.chart(state, plate, hole)
    wobbles, steps = GAME.seed.wobbles, BOARD.distance(plate, BOARD.index[hole])
    counted: Counter[int] = Counter()
    for row in product(wobbles, repeat=steps):
        ways = 1
        for side in row:
            ways *= wobbles[side].weight
        counted[_rest(plate, hole, row, taken(state.field))] += ways
    assert chart.total == 20**steps == sum(counted.values())
    assert chart.ditch == counted[-1]
    assert chart.ways == tuple(counted[hole] for hole in BOARD.holes)


def _rest(plate: str, hole: str, row: tuple[str, ...], covered: int) -> int:
    if "out" in row:
        return -1
    touched = GAME.turns.flights.touched(plate, BOARD.index[hole], row)
    resting = None if touched is None else GAME.turns.flights.hop(plate, touched, covered)
    return -1 if resting is None else resting


def test_the_centre_from_a_plate_is_hit_in_24_of_a_hundred() -> None:
    chart = GAME.chart(ready(), "N", "C3")
    assert chart.percent(BOARD.index["C3"]) == (24, 37, 39)


def test_percentages_always_make_a_hundred() -> None:
    for plate, hole in product(BOARD.places, BOARD.names):
        hit, near, ditch = GAME.chart(ready(CROWDED), plate, hole).percent(BOARD.index[hole])
        assert hit + near + ditch == 100
        assert min(hit, near, ditch) >= 0


def test_the_wobble_die_has_twenty_sides_and_six_outcomes() -> None:
    state = play(ready(), "flick blue N C1")
    weights = {str(action): weight for action, weight in GAME.outcomes(state)}
    assert weights == {"straight": 12, "left": 1, "right": 1, "short": 1, "long": 2, "out": 3}
    assert sum(weights.values()) == 20


def test_every_face_is_equally_likely_and_a_knaller_rolls_none() -> None:
    landed = play(ready(), "flick blue N C1", "straight")
    assert [(str(face), w) for face, w in GAME.outcomes(landed)] == [
        (str(pips), 1) for pips in range(1, 7)
    ]
    knaller = play(ready(hand="blue pink"), "flick pink N C1", "straight")
    assert knaller.field[BOARD.index["C1"]]
    assert knaller.flight is None


def test_only_the_childrens_plate_may_be_shifted() -> None:
    assert refused(ready(), "flick blue N2 C3").key == "illegal-plate-fixed"
    shifted = play(ready(child=True), "flick blue N2 B1", "straight", "3")
    assert shifted.field[BOARD.index["B1"]]
    middle = play(ready(child=True), "flick blue N C1", "straight", "3")
    assert middle.field[BOARD.index["C1"]], "without a place it stands in the middle"


def test_the_wobble_sides_are_data_of_the_seed_file() -> None:
    assert set(BOX.game.seed.wobbles) == {"straight", "left", "right", "short", "long", "out"}
    assert GAME.seed.dice == {"blue": 5, "yellow": 5, "green": 5, "white": 3, "pink": 2}


def test_a_flick_is_told_with_its_course() -> None:
    _, events = told(ready(), "flick blue N C3", "left", "left", "long", "5")
    course = "driftet 2 Löcher nach Osten ab, hat etwas zu viel Schwung"
    (line,) = german(events)
    assert line == f"Anna schnipst 🔵 von Norden auf C3: {course} und bleibt in E4 liegen, 5 oben."


@pytest.mark.parametrize(
    ("plate", "push", "side", "landed"),
    [
        ("N", "left", "Osten", "D3"),
        ("N", "right", "Westen", "B3"),
        ("S", "left", "Westen", "B3"),
        ("E", "right", "Norden", "C2"),
        ("W", "left", "Norden", "C2"),
        ("W", "right", "Süden", "C4"),
    ],
)
def test_a_drift_is_told_as_the_screen_shows_it(
    plate: str, push: str, side: str, landed: str
) -> None:
    state, events = told(ready(), f"flick blue {plate} C3", push, "straight", "straight", "5")
    assert f"driftet nach {side} ab und bleibt in {landed} liegen" in german(events)[0]
    assert state.field[BOARD.index[landed]]
