"""Alpha-beta finds what trying everything over the rules finds."""

from dataclasses import replace
from statistics import fmean

import pytest

from bot.games.zug.brain import search as search_module
from bot.games.zug.brain.net import Judge, likely
from bot.games.zug.brain.search import Search, SpentError, Value, final
from bot.games.zug.brain.weights import net
from bot.games.zug.moves import Action, Lay, Take, Walk
from bot.games.zug.rules import Zug
from bot.games.zug.state import State, clan_to_move
from tests.games.zug.table import GAME, legal, play, position, shut, start
from tests.games.zug.test_train import random_states

QUIET = position(red="c3 c4 f8 a3 h8", green="f3 f5 c7 h3 a8", red_signs="d4", turn=14)
FIGHT = position(
    red="c3 d5 f7 b3 h8", green="c4 e5 c7 g7 a8", red_signs="d4", green_signs="e4 d6", turn=22
)
LAST = position(red="c3 d5 f7 b3 h8", green="c4 e5 c7 g7 a8", red_signs="d4", turn=37)


def plain(state: State, depth: int) -> float:
    """Red's share by trying everything; only for stretches without the conductor."""
    if state.phase == "over":
        return final(GAME.train(state), "over").real
    assert state.phase == "turn"
    values = (
        [judged(state, action) for action in GAME.legal(state, GAME.seat(state))]
        if depth == 1
        else [plain(after, depth - 1) for after in successors(state)]
    )
    return max(values) if clan_to_move(state) == 0 else min(values)


def judged(state: State, action: Action) -> float:
    """What the net says after this one move."""
    after, _ = GAME.apply(state, GAME.seat(state), action)
    if after.phase == "over":
        return final(GAME.train(after), "over").real
    train = GAME.train(state)
    judge = Judge(net(GAME, state.options.board))
    assert isinstance(action, Walk | Lay | Take)
    (odds,) = judge.victory(judge.after_moves(train, [train.code(train.clan, action)]))
    return likely(odds) if train.clan == 0 else 1 - likely(odds)


def successors(state: State) -> list[State]:
    seat = GAME.seat(state)
    return [GAME.apply(state, seat, action)[0] for action in GAME.legal(state, seat)]


def values(state: State, depth: int, game: Zug = GAME, *, ties: bool = False) -> dict[str, Value]:
    acts = game.board(state).acts
    found = searching(game, state, ties=ties).all(game.train(state), depth)
    return {str(acts[code]): value for code, value in found.items()}


def searching(game: Zug, state: State, budget: int = 10**9, *, ties: bool = False) -> Search:
    return Search(net(game, state.options.board), budget, ties=ties)


@pytest.mark.parametrize("state", [QUIET, FIGHT, LAST])
def test_alpha_beta_agrees_with_a_plain_search(
    state: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    everything_is_tried(monkeypatch)
    train, best = GAME.train(state), max if clan_to_move(state) == 0 else min
    for depth in (2, 3):
        search = searching(GAME, state)
        found = dict(search.best(train, depth, list(search.all(train, 1)), 0.0))
        assert best(v.real for v in found.values()) == pytest.approx(plain(state, depth), abs=1e-6)


def everything_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """No move is passed over for its looks."""
    monkeypatch.setattr(search_module, "LATE", 1000)
    monkeypatch.setattr(search_module, "FUTILE", float("inf"))


@pytest.mark.parametrize("name", ["LATE", "FUTILE"])
@pytest.mark.parametrize("state", [QUIET, FIGHT])
def test_moves_that_look_bad_cost_less_and_change_the_best_hardly(
    state: State, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pruned = getattr(search_module, name)
    everything_is_tried(monkeypatch)
    wide, many = value_and_cost(state, 5)
    monkeypatch.setattr(search_module, name, pruned)
    narrow, few = value_and_cost(state, 5)
    assert few < 0.9 * many
    assert narrow == pytest.approx(wide, abs=0.02)


def test_a_move_that_looked_late_and_is_better_is_searched_in_full(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Even where only the best-looking move is sure to be: the values stay nearly the same."""
    known = [state for seed in (1, 2) for state in random_states("doppelbank", seed)]
    states = [state for state in known if state.phase == "turn" and 8 < state.turn < 34][::6][:8]
    everything_is_tried(monkeypatch)
    wide = [looked_at(state) for state in states]
    monkeypatch.setattr(search_module, "LATE", 1)
    gaps = [abs(looked_at(state) - value) for state, value in zip(states, wide, strict=True)]
    assert fmean(gaps) < 0.006


def looked_at(state: State) -> float:
    return searching(GAME, state).position(GAME.train(state), "turn", 5).real


def value_and_cost(state: State, depth: int) -> tuple[float, int]:
    """The value of the best move, and the positions that were looked at for it."""
    train, best = GAME.train(state), max if clan_to_move(state) == 0 else min
    search, budget = searching(GAME, state), 10**9
    values = dict(search.best(train, depth, list(search.all(train, 1)), 0.0))
    return best(v.real for v in values.values()), budget - search.left


def test_the_exact_values_of_all_moves_agree_with_a_plain_search() -> None:
    found = values(FIGHT, 2)
    for action, after in zip(GAME.legal(FIGHT, 0), successors(FIGHT), strict=True):
        assert found[str(action)].real == pytest.approx(plain(after, 1), abs=1e-6)


def test_the_net_judges_a_move_like_the_position_it_leads_to() -> None:
    """What a move changes is added to the position before it, feature by feature."""
    for state in (QUIET, FIGHT, LAST):
        train, judge = GAME.train(state), Judge(net(GAME, "doppelbank"))
        codes = train.codes(train.clan)
        together = judge.victory(judge.after_moves(train, codes))
        for code, odds in zip(codes, together, strict=True):
            after = train.copy()
            after.make(train.clan, code)
            after.turn += 1
            (alone,) = judge.victory(judge.position(after, tossing=after.turn % 7 == 0))
            assert odds == pytest.approx(alone, abs=1e-4)


def test_green_sees_the_mirrored_board_as_red_sees_its_own() -> None:
    red = position(red="c3 c4 f8 a3 h8", green="f3 f5 c7 h3 a8", red_signs="d4", turn=14)
    green = replace(
        position(red="c3 c5 f7 a3 h8", green="f3 f4 c8 h3 a8", green_signs="e4", turn=14),
        clans=(1, 0),
    )
    ours, theirs = (max(v.real * s for v in values(state, 2).values())
                    for state, s in ((red, 1), (green, -1)))  # fmt: skip
    assert ours == pytest.approx(1 + theirs, abs=1e-5)


def test_the_coin_counts_both_sides_alike() -> None:
    state = position(red="c3 c4 f8 a3 h8", red_signs="d4", green_signs="e6", turn=20)
    found = values(state, 2)
    tossed = play(state, "c3-c2")
    sides = (play(tossed, "coin red", "conduct d4"), play(tossed, "coin green", "conduct e6"))
    assert found["c3-c2"].real == pytest.approx(sum(plain(s, 1) for s in sides) / 2, abs=1e-6)


def test_a_tie_is_told_apart_from_an_even_chance() -> None:
    """On the last turn everything is certain: a drawn match is no toss-up."""
    last = position(turn=39, red_signs="d4", green="f3 f5 c7 h3 a8")
    found = values(last, 1, ties=True)
    assert found["sign f3-e3"] == 0.5 + 1j
    assert found["f3-f2"].real > 0.99
    assert found["f3-f2"].imag == 0


def test_a_spent_budget_stops_the_search() -> None:
    search = searching(GAME, FIGHT, 50)
    with pytest.raises(SpentError):
        search.all(GAME.train(FIGHT), 6)


def test_t29_the_search_ends_where_nobody_can_ever_move_again() -> None:
    # T29
    game = shut()
    state = replace(start(ending="time"), dwarfs=(("a1",), ("b1",)), removals=(0, 0), turn=1)
    found = values(state, 3, game)
    over = game.train(play(state, "sign b1-c1", game=game))
    assert found["sign b1-c1"] == final(over, "over")


def test_t10_t11_the_search_tries_what_is_legal_and_nothing_else() -> None:
    # T10, T11
    state = position(red="b7 c3 h7 a3 h8", green="d3 h4 c8 h3 a8")
    tried = set(values(state, 1))
    assert tried == legal(state)
    assert not tried & {"b7-a7", "c3-d3"}
