"""The computer players: legal, exact where they claim it, and each stronger than the last."""

import pickle
from dataclasses import replace
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from bot.engine.brain import STRENGTHS, Strength
from bot.engine.game import CHANCE
from bot.games.flick.brain import BRAIN
from bot.games.flick.brain.odds import _percent, landing_chart
from bot.games.flick.brain.outlook import Outlook
from bot.games.flick.moves import Action
from bot.games.flick.rules import DiceFlick
from bot.games.flick.rules.position import taken
from bot.games.flick.rules.scoring import best
from bot.games.flick.seed import Options, SeatOptions, Seed
from bot.games.flick.state import Die, Field, State
from tests.games.flick.table import GAME, ready, scoring

BLUES = """
 .  .  .  .  .
 .  .  .  .  .
 .  .  .  y2 .
 .  .  .  .  b3
 .  .  .  .  b1
"""


def _decisions(random: Random, seats: int, child: bool = False) -> list[State]:
    """Some states of a random match in which somebody must decide."""
    state, _ = GAME.start([SeatOptions(child=child)] * seats, Options())
    found: list[State] = []
    while (acting := GAME.to_act(state)) and len(found) < 30:
        (seat,) = acting
        if seat != CHANCE:
            found.append(state)
        state = GAME.apply(state, seat, _random_action(state, seat, random))[0]
    return found


def _random_action(state: State, seat: int, random: Random) -> Action:
    if seat == CHANCE:
        outcomes = GAME.outcomes(state)
        return random.choices(outcomes, [weight for _, weight in outcomes])[0][0]
    return random.choice(GAME.legal(state, seat))


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("child", [False, True])
def test_every_choice_is_legal(strength: Strength, child: bool) -> None:
    random = Random(f"{strength} {child}")
    for state in random.sample(_decisions(random, 3, child), 10):
        view = GAME.view(state, state.seat)
        action = BRAIN.choose(GAME, view, state.seat, strength, random)
        assert action in GAME.legal(state, state.seat)


def test_all_legal_actions_are_rated_best_first() -> None:
    for state in _decisions(Random("rated"), 2)[:6]:
        rated = BRAIN.rate(GAME, GAME.view(state, state.seat), state.seat)
        assert {one.action for one in rated} == set(GAME.legal(state, state.seat))
        worths = [one.worth for one in rated]
        assert worths == sorted(worths, reverse=True)


def test_half_a_percent_is_told_as_one_and_less_as_less_than_one() -> None:
    told = [_percent(Fraction(*part)) for part in ((0, 1), (1, 201), (1, 200), (3, 200), (5, 200))]
    assert told == ["·", "<1", "1", "2", "3"]


def test_the_landing_chart_holds_exact_chances() -> None:
    chart = landing_chart(GAME, GAME.view(ready(BLUES), 0), "N", "C1")
    assert chart[0] == tuple(Fraction(ways, 20) for ways in (0, 1, 12, 1, 0))
    assert chart[1][2] == Fraction(2, 20)
    assert sum(map(sum, chart)) == Fraction(16, 20), "3 of 20 jump out, 1 is too short"


def _points(field: Field) -> float:
    position = GAME.masks.position(field, Options())
    return position.total(best(GAME.masks, position))


def _with(field: Field, hole: int, die: Die) -> Field:
    return (*field[:hole], die, *field[hole + 1 :])


def _plain_value(field: Field, kind: str, hand: tuple[str, ...]) -> dict[tuple[str, str], float]:
    """Every aim played out over its chart; without jokers the points are linear in the pips."""
    miss = _plain_best(field, hand)
    landed = {
        hole: sum(_plain_best(_with(field, hole, Die(kind, pips)), hand) for pips in (1, 6)) / 2
        for hole in GAME.board.holes
        if not field[hole]
    }
    worth = {}
    for plate, hole in product(GAME.board.plates, landed):
        chart = GAME.turns.flights.chart(plate, hole, taken(field))
        rest = sum(chart.ways[h] * value for h, value in landed.items())
        worth[plate, GAME.board.names[hole]] = (rest + chart.ditch * miss) / chart.total
    return worth


def _plain_best(field: Field, hand: tuple[str, ...]) -> float:
    if not hand:
        return _points(field)
    return max(worth for kind in hand for worth in _plain_value(field, kind, ()).values())


@pytest.mark.parametrize("hand", ["blue", "yellow", "blue yellow"])
def test_the_worth_of_an_aim_equals_a_plain_count(hand: str) -> None:
    data = GAME.seed.model_dump()
    plain = DiceFlick(Seed.model_validate({**data, "guesses": {**data["guesses"], "bonus": 0.0}}))
    state = ready(BLUES, hand=hand)
    first, *others = state.hand
    found = Outlook(plain, state, concern=0.0).flicks(state.hand, deep=bool(others))
    for (plate, hole), worth in _plain_value(state.field, first, tuple(others)).items():
        assert found[first, plate, GAME.board.index[hole]] == pytest.approx(worth)


def test_holes_passed_over_as_dull_are_worth_what_a_full_look_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    states = [s for s in _decisions(Random("dull"), 2) if GAME.turns.may_flick(s)]
    quick = [Outlook(GAME, s, 1.0).flicks(s.hand, deep=False) for s in states]
    monkeypatch.setattr(Outlook, "_lively", lambda *_: -1)
    full = [Outlook(GAME, s, 1.0).flicks(s.hand, deep=False) for s in states]
    for one, other in zip(quick, full, strict=True):
        assert one == pytest.approx(other)


def test_the_normal_player_joins_the_group_it_can_reach() -> None:
    state = replace(ready(BLUES, hand="blue green"), due=1)
    action = BRAIN.choose(GAME, GAME.view(state, 0), 0, "normal", Random(1))
    assert str(action).startswith("flick blue")


def test_the_master_scores_the_best_when_nothing_is_left_to_regret() -> None:
    state = scoring(". . . . .  . . . . .  . . b3 b2 b2  . . . . b4  . . . . .")
    assert str(BRAIN.choose(GAME, GAME.view(state, 0), 0, "master", Random(1))) == "score best"


def test_a_game_sent_to_another_process_rates_the_same() -> None:
    state = ready(BLUES)
    sent = pickle.loads(pickle.dumps(GAME))
    here = BRAIN.rate(GAME, GAME.view(state, 0), 0)
    assert BRAIN.rate(sent, sent.view(state, 0), 0) == here


def _margin(strong: Strength, weak: Strength | None, matches: int) -> float:
    """Mean lead of the stronger player over matches with fixed dice; None plays by lot."""
    lead = 0
    for number in range(matches):
        players = (strong, weak) if number % 2 else (weak, strong)
        totals = _match(players, Random(f"{strong} {weak} {number}"))
        lead += totals[players.index(strong)] - totals[players.index(weak)]
    return lead / matches


def _match(players: tuple[Strength | None, ...], random: Random) -> list[int]:
    state, _ = GAME.start([SeatOptions()] * len(players), Options())
    while acting := GAME.to_act(state):
        (seat,) = acting
        player = None if seat == CHANCE else players[seat]
        if player is None:
            action = _random_action(state, seat, random)
        else:
            action = BRAIN.choose(GAME, GAME.view(state, seat), seat, player, random)
        state = GAME.apply(state, seat, action)[0]
    return GAME.totals(state)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_every_strength_beats_choices_by_lot(strength: Strength) -> None:
    assert _margin(strength, None, matches=4) > 15


def test_normal_beats_easy() -> None:
    assert _margin("normal", "easy", matches=16) > 8


def _regrets(match: int) -> list[float]:
    """What each flick of two normal players is worth less than the master's, in points."""
    random, found = Random(f"regret {match}"), []
    state, _ = GAME.start([SeatOptions()] * 2, Options())
    while acting := GAME.to_act(state):
        (seat,) = acting
        if seat == CHANCE:
            action = _random_action(state, seat, random)
        else:
            view = GAME.view(state, seat)
            action = BRAIN.choose(GAME, view, seat, "normal", random)
            rated = BRAIN.rate(GAME, view, seat)
            found.append(rated[0].worth - next(o.worth for o in rated if o.action == action))
        state = GAME.apply(state, seat, action)[0]
    return found


def test_master_beats_normal() -> None:
    """By the exact worth of the turns: the luck of single matches would hide it."""
    regrets = [regret for match in range(2) for regret in _regrets(match)]
    assert min(regrets) >= 0
    a_match = sum(regrets) / 4
    assert a_match > 4, "points that a normal player gives away in ten turns"


def test_the_master_gives_the_next_player_no_pair() -> None:
    lying = ". . . . .  . . . . .  . . . . .  . . b3 . .  . . . . ."
    state = replace(ready(lying, hand="blue green"), due=1)
    rated = BRAIN.rate(GAME, GAME.view(state, 0), 0)
    worths = {str(one.action): one.worth for one in rated}
    assert worths["flick blue S C5"] < worths["flick blue W A3"]


def test_after_the_last_turn_nothing_left_is_held_against_the_master() -> None:
    lying = ". . . . .  . . . . .  . . . . .  . . b3 . .  . . . . ."
    state = replace(ready(lying, hand="blue green"), due=1, seat=1)
    last = replace(state, sheets=((0,) * 10, (0,) * 9), hands=((), ("blue",)))
    rated = BRAIN.rate(GAME, GAME.view(last, 1), 1)
    worths = {str(one.action): one.worth for one in rated}
    assert worths["flick blue S C5"] >= worths["flick blue W A3"]
