"""Alpha-beta finds what trying everything over the rules finds."""

import pytest

from bot.games.zug.fast import position_of, step_of, terms_of
from bot.games.zug.judge import final, judge
from bot.games.zug.search import Search, SpentError
from bot.games.zug.state import State, clan_to_move
from tests.games.zug.table import GAME, play, position

QUIET = position(red="c3 c4 f8 a3 h8", green="f3 f5 c7 h3 a8", red_signs="d4", turn=14)
FIGHT = position(
    red="c3 d5 f7 b3 h8", green="c4 e5 c7 g7 a8", red_signs="d4", green_signs="e4 d6", turn=22
)
LAST = position(red="c3 d5 f7 b3 h8", green="c4 e5 c7 g7 a8", red_signs="d4", turn=37)


def plain(state: State, depth: int) -> float:
    """The value for red by trying everything; only for stretches without the conductor."""
    terms = terms_of(GAME, state)
    if state.phase == "over":
        return final(terms, position_of(terms.plan, state))
    assert state.phase == "turn"
    if depth == 0:
        return judge(terms, position_of(terms.plan, state))
    values = [plain(after, depth - 1) for after in successors(state)]
    return max(values) if clan_to_move(state) == 0 else min(values)


def successors(state: State) -> list[State]:
    seat = GAME.seat(state)
    return [GAME.apply(state, seat, action)[0] for action in GAME.legal(state, seat)]


@pytest.mark.parametrize("state", [QUIET, FIGHT, LAST])
def test_alpha_beta_agrees_with_a_plain_search(state: State) -> None:
    terms = terms_of(GAME, state)
    quick = position_of(terms.plan, state)
    for depth in (1, 2, 3):
        best = max if clan_to_move(state) == 0 else min
        assert best(Search(terms, 10**9).best(quick, depth).values()) == plain(state, depth)


def test_the_exact_values_of_all_moves_agree_with_a_plain_search() -> None:
    terms = terms_of(GAME, FIGHT)
    found = Search(terms, 10**9).moves(position_of(terms.plan, FIGHT), 2)
    by_step = {str(step_of(terms.plan, move)): value for move, value in found.items()}
    for action, after in zip(GAME.legal(FIGHT, 0), successors(FIGHT), strict=True):
        assert by_step[str(action)] == plain(after, 1)


def test_the_coin_counts_both_sides_alike() -> None:
    state = position(red="c3 c4 f8 a3 h8", red_signs="d4", green_signs="e6", turn=20)
    terms = terms_of(GAME, state)
    found = Search(terms, 10**9).moves(position_of(terms.plan, state), 1)
    by_step = {str(step_of(terms.plan, move)): value for move, value in found.items()}
    tossed = play(state, "c3-c2")
    sides = (play(tossed, "coin red", "conduct d4"), play(tossed, "coin green", "conduct e6"))
    assert by_step["c3-c2"] == sum(plain(side, 0) for side in sides) / 2


def test_a_spent_budget_stops_the_search() -> None:
    terms = terms_of(GAME, FIGHT)
    with pytest.raises(SpentError):
        Search(terms, 50).best(position_of(terms.plan, FIGHT), 6)
