"""Random matches: twenty dice stay twenty, every turn ends, nothing is scored twice."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.game import CHANCE
from bot.games.flick.seed import Options, SeatOptions
from bot.games.flick.state import State
from tests.games.flick.table import GAME, dice_in_all


def _step(state: State, random: Random) -> State:
    (seat,) = GAME.to_act(state)
    if seat == CHANCE:
        actions, weights = zip(*GAME.outcomes(state), strict=True)
        return GAME.apply(state, CHANCE, random.choices(actions, weights)[0])[0]
    return GAME.apply(state, seat, random.choice(GAME.legal(state, seat)))[0]


def _check(state: State) -> None:
    assert dice_in_all(state) == 20
    assert min(state.bag) >= 0
    assert all(len(hand) <= GAME.seed.hand + 1 for hand in state.hands)
    kinds = [die.kind for die in state.field if die]
    kinds += [kind for hand in state.hands for kind in hand]
    kinds += [state.flight.die] if state.flight else []
    for kind, count, bag in zip(GAME.seed.dice, GAME.seed.dice.values(), state.bag, strict=True):
        assert kinds.count(kind) + bag == count
    if not GAME.to_act(state):
        assert all(len(sheet) == GAME.seed.rounds for sheet in state.sheets)


@settings(max_examples=15, deadline=None)
@given(
    seed=st.integers(),
    children=st.lists(st.booleans(), min_size=1, max_size=4),
    centre_knaller=st.booleans(),
)
def test_dice_are_conserved_and_every_match_ends_f29(
    seed: int, children: list[bool], centre_knaller: bool
) -> None:
    # F29
    random = Random(seed)
    seats = [SeatOptions(child=child) for child in children]
    state, _ = GAME.start(seats, Options(centre_knaller=centre_knaller))
    for _ in range(3000):
        _check(state)
        if not GAME.to_act(state):
            break
        before, state = state, _step(state, random)
        knallers = [die for die in state.field if die and die.kind == "pink"]
        assert state.seat == before.seat or not knallers, "F22: no Knaller outlives its turn"
    assert GAME.result(state) is not None
