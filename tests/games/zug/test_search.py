"""Alpha-beta finds what trying everything over the rules finds."""

from dataclasses import replace

import pytest

from bot.games.zug.brain.judge import final, judge
from bot.games.zug.brain.search import Search, SpentError
from bot.games.zug.rules import Zug
from bot.games.zug.state import State, clan_to_move
from tests.games.zug.table import GAME, legal, play, position, shut, start

QUIET = position(red="c3 c4 f8 a3 h8", green="f3 f5 c7 h3 a8", red_signs="d4", turn=14)
FIGHT = position(
    red="c3 d5 f7 b3 h8", green="c4 e5 c7 g7 a8", red_signs="d4", green_signs="e4 d6", turn=22
)
LAST = position(red="c3 d5 f7 b3 h8", green="c4 e5 c7 g7 a8", red_signs="d4", turn=37)


def plain(state: State, depth: int) -> float:
    """The value for red by trying everything; only for stretches without the conductor."""
    if state.phase == "over":
        return final(GAME.train(state))
    assert state.phase == "turn"
    if depth == 0:
        return judge(GAME.train(state))
    values = [plain(after, depth - 1) for after in successors(state)]
    return max(values) if clan_to_move(state) == 0 else min(values)


def successors(state: State) -> list[State]:
    seat = GAME.seat(state)
    return [GAME.apply(state, seat, action)[0] for action in GAME.legal(state, seat)]


def values(state: State, depth: int, game: Zug = GAME) -> dict[str, float]:
    acts = game.board(state).acts
    found = Search(10**9).all(game.train(state), depth)
    return {str(acts[code]): value for code, value in found.items()}


@pytest.mark.parametrize("state", [QUIET, FIGHT, LAST])
def test_alpha_beta_agrees_with_a_plain_search(state: State) -> None:
    train = GAME.train(state)
    for depth in (1, 2, 3):
        best = max if clan_to_move(state) == 0 else min
        assert best(Search(10**9).best(train, depth).values()) == plain(state, depth)


def test_the_exact_values_of_all_moves_agree_with_a_plain_search() -> None:
    found = values(FIGHT, 2)
    for action, after in zip(GAME.legal(FIGHT, 0), successors(FIGHT), strict=True):
        assert found[str(action)] == plain(after, 1)


def test_the_coin_counts_both_sides_alike() -> None:
    state = position(red="c3 c4 f8 a3 h8", red_signs="d4", green_signs="e6", turn=20)
    found = values(state, 1)
    tossed = play(state, "c3-c2")
    sides = (play(tossed, "coin red", "conduct d4"), play(tossed, "coin green", "conduct e6"))
    assert found["c3-c2"] == sum(plain(side, 0) for side in sides) / 2


def test_a_spent_budget_stops_the_search() -> None:
    with pytest.raises(SpentError):
        Search(50).best(GAME.train(FIGHT), 6)


def test_t29_the_search_ends_where_nobody_can_ever_move_again() -> None:
    # T29
    game = shut()
    state = replace(start(ending="time"), dwarfs=(("a1",), ("b1",)), removals=(0, 0), turn=1)
    found = values(state, 3, game)
    assert found["sign b1-c1"] == final(game.train(play(state, "sign b1-c1", game=game)))


def test_t10_t11_the_search_tries_what_is_legal_and_nothing_else() -> None:
    # T10, T11
    state = position(red="b7 c3 h7 a3 h8", green="d3 h4 c8 h3 a8")
    tried = set(values(state, 1))
    assert tried == legal(state)
    assert not tried & {"b7-a7", "c3-d3"}
