"""Whatever falls and whoever chooses: dwarfs, rings and turns stay in order."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.game import CHANCE
from bot.games.drachen.seed import Options
from bot.games.drachen.state import State
from bot.games.drachen.state.cave import CAVE
from tests.games.drachen.table import GAME

MOST_TURNS = 3000


def check(state: State) -> None:
    fields = [place for place in state.places if GAME.cave.is_field(place)]
    assert len(set(fields)) == len(fields), "D8: two dwarfs on one field"
    assert all(CAVE <= place <= GAME.cave.surface for place in state.places)
    assert sum(state.rings) + sum(state.delivered) <= GAME.seed.rings, "D5: rings have run out"
    assert max(state.delivered) <= state.options.rings
    at_dragon = [ring for place, ring in zip(state.places, state.rings, strict=True) if not place]
    assert all(at_dragon), "D4: a dwarf at the dragon without a ring"
    outside = (r for p, r in zip(state.places, state.rings, strict=True) if p == GAME.cave.surface)
    assert not any(outside), "D3: a dwarf at the surface with a ring"


@settings(max_examples=60, deadline=None)
@given(
    seats=st.integers(2, 6),
    rings=st.sampled_from([1, 2, 3]),
    random=st.integers(0, 2**32).map(Random),
)
def test_a_match_ends_with_one_winner_and_every_state_in_order(
    seats: int, rings: int, random: Random
) -> None:
    state, _ = GAME.start((None,) * seats, Options.model_validate({"rings": rings}))
    while acting := GAME.to_act(state):
        check(state)
        assert state.turn < MOST_TURNS
        if acting == {CHANCE}:
            seat, action = CHANCE, random.choice(GAME.outcomes(state))[0]
        else:
            seat = random.choice(sorted(acting))
            action = random.choice(GAME.legal(state, seat))
        state, _ = GAME.apply(state, seat, action)
    check(state)
    result = GAME.result(state)
    assert result is not None
    assert result.winners == (state.seat,)
    assert max(result.points) == rings
