"""A replay has one step per decision and never shows a secret before its reveal."""

from itertools import pairwise
from random import Random

import pytest

from bot.engine.game import CHANCE
from bot.engine.match import Match
from bot.engine.screen import Screen
from bot.record.replay import steps, turns
from bot.texts import tell
from tests.over import Over, played
from tests.shelf import CATALOGUE, TEXTS


def cut(over: Over) -> tuple[Match, ...]:
    return steps(over.box.game, over.match.header, over.log)


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_step_is_a_moment_of_the_match_and_the_last_is_its_end(game: str) -> None:
    over = played(CATALOGUE[game], Random(2), most=150)
    found = cut(over)
    assert found[-1].state == over.match.state
    assert found[-1].log == over.log
    versions = [step.version for step in found]
    assert versions == sorted(set(versions))
    for step in found[:-1]:
        assert step.to_act
        assert CHANCE not in step.to_act
        assert step.state == Match.fold(step.game, step.header, over.log[: step.version]).state


@pytest.mark.parametrize("game", [g for g, box in CATALOGUE.items() if not box.game.secret_types])
def test_without_secrets_every_move_of_a_player_is_one_step(game: str) -> None:
    over = played(CATALOGUE[game], Random(3), most=150)
    assert len(cut(over)) == 1 + sum(move.seat != CHANCE for move in over.log)


def test_a_step_tells_only_what_has_happened_since_the_one_before() -> None:
    over = played(CATALOGUE["kniffel"], Random(1), most=40)
    for step in cut(over)[1:]:
        assert sum(event.key == "rolled" for event in step.story) <= 1


def test_all_bets_of_a_turn_are_one_step() -> None:
    over = played(CATALOGUE["zwerg"], Random(12), most=80, least=3)
    found, bettors = cut(over), 0
    for step, following in pairwise(found):
        if len(step.to_act) > 1:
            assert following is found[-1] or len(following.to_act) == 1
            bettors = max(bettors, len(step.to_act))
    assert bettors > 1


def test_nothing_of_a_replay_tells_a_bet_before_the_hats_are_turned() -> None:
    """The same match with all bets the other way looks the same up to every reveal."""
    over = played(CATALOGUE["zwerg"], Random(12), most=120, least=3)
    other = Match.begin(over.box.game, over.match.header)
    mirrored = {"bet yes": "bet no", "bet no": "bet yes"}
    for move in over.log:
        other = other.play(move.seat, mirrored.get(move.text, move.text))
    pairs = list(zip(cut(over), cut(Over(over.box, over.table, other)), strict=True))
    reveals = hidden = 0
    for one, two in pairs:
        if any(event.key == "reveal" for event in one.story):
            reveals += 1
            continue
        assert _shown(one)[1] == _shown(two)[1]
        hidden += any(bet is not None for bet in one.state.bets)
        if reveals == 0:
            assert _shown(one) == _shown(two)
    assert reveals
    assert hidden


def _shown(step: Match) -> tuple[Screen, list[str]]:
    box, names = CATALOGUE["zwerg"], [f"<@{n}>" for n in range(7)]
    ink = TEXTS.ink("de", box, names)
    screen = box.render(box.game.view(step.state, None), ink)
    return screen, [tell(ink, event) for event in step.story if event.only is None]


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("most", [2, 7, 25])
def test_a_list_of_turns_is_as_short_as_asked_and_reaches_both_ends(game: str, most: int) -> None:
    over = played(CATALOGUE[game], Random(5), most=300)
    found = cut(over)
    marks = turns(found, most)
    assert 2 <= len(marks) <= most
    assert marks[0] == 0
    assert marks[-1] == len(found) - 1
    assert list(marks) == sorted(set(marks))


def test_a_match_without_moves_is_one_step() -> None:
    over = played(CATALOGUE["kniffel"], Random(5), most=0)
    assert turns(cut(over), 25) == (0,)
