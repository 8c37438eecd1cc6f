"""Looking back: luck and losses add up to what happened, and the remarkable choices are found."""

from functools import cache
from itertools import count
from random import Random

import pytest

from bot.advice import hints
from bot.advice.look_back import LookBack, look_back
from bot.engine.brain import Strength
from bot.engine.chance import Dice
from bot.engine.match import Match
from bot.table.lobby import shortest
from bot.texts import LOCALES
from tests.conformance import Table, begin
from tests.games.zwerg.table import RULEBOOK_EXAMPLE, throw
from tests.games.zwerg.table import table as zwerg_table
from tests.shelf import CATALOGUE, TEXTS
from tests.shortest import fewest

PLENTY = 1000.0
IN_POINTS = [game for game, box in CATALOGUE.items() if box.brain.unit == "points"]


@cache
def played(game: str, strength: Strength, seed: int = 1) -> Match:
    box, random = CATALOGUE[game], Random(seed)
    dice = Dice(random.randbytes(32), "")
    match = begin(box, Table(shortest(box), ({},) * fewest(box))).settle(dice)
    while match.to_act:
        seat = min(match.to_act)
        view = box.game.view(match.state, seat)
        action = box.brain.choose(box.game, view, seat, strength, random)
        match = match.play(seat, str(action)).settle(dice)
    return match


def looked_at(match: Match, game: str, seconds: float = PLENTY, step: float = 0.0) -> LookBack:
    ticks = count(0.0, step)
    return look_back(CATALOGUE[game], match.header, match.log, lambda: next(ticks), seconds)


def points(match: Match) -> tuple[int, ...]:
    assert match.result
    return match.result.points


@pytest.mark.parametrize("game", IN_POINTS)
def test_everything_received_are_the_points_of_the_result(game: str) -> None:
    match = played(game, "normal")
    found = looked_at(match, game)
    assert [account.received for account in found.accounts] == list(points(match))
    assert found.judged == match.version


def test_the_master_of_kniffel_gives_nothing_away_and_all_the_rest_is_luck() -> None:
    match = played("kniffel", "master")
    found = looked_at(match, "kniffel")
    box = CATALOGUE["kniffel"]
    exact = box.brain.solve(box.game)["expected total"]
    assert found.costliest is None
    for account, got in zip(found.accounts, points(match), strict=True):
        assert account.lost == pytest.approx(0.0, abs=1e-9)
        assert account.luck == pytest.approx(got - exact)


def test_the_costliest_choice_is_the_greatest_single_loss() -> None:
    found = looked_at(played("kniffel", "easy"), "kniffel")
    assert found.costliest is not None
    assert found.costliest.cost > 0
    losses = [account.lost for account in found.accounts]
    assert found.costliest.cost <= losses[found.costliest.seat]
    assert found.costliest.action != found.costliest.best


def first_turn(*bets: str) -> Match:
    """The first turn at a table of three, in which all seven dwarfs find a place."""
    match = throw(zwerg_table(3, rounds=1), RULEBOOK_EXAMPLE[0])
    for bet in bets:
        seat, _, text = bet.partition(" ")
        match = match.play(int(seat), text)
    return throw(match, RULEBOOK_EXAMPLE[1])


@pytest.mark.parametrize(("first", "last"), [("no", "yes"), ("yes", "no")])
def test_a_changed_bet_counts_only_as_it_lay_in_the_end(first: str, last: str) -> None:
    changed = looked_at(first_turn(f"1 bet {first}", f"1 bet {last}", "2 bet yes"), "zwerg")
    straight = looked_at(first_turn(f"1 bet {last}", "2 bet yes"), "zwerg")
    other = looked_at(first_turn(f"1 bet {first}", "2 bet yes"), "zwerg")
    assert changed.accounts == straight.accounts != other.accounts


def test_a_bet_is_expected_by_its_chance_and_received_by_its_truth() -> None:
    found = looked_at(first_turn("1 bet yes", "2 bet no"), "zwerg").accounts
    assert found[1].received == 3
    assert found[2].received == 0
    assert found[1].expected == found[2].expected
    assert sum(account.lost > 0 for account in found[1:]) == 1


def test_the_bravest_bet_is_the_least_likely_that_came_true() -> None:
    found = looked_at(first_turn("1 bet yes", "2 bet no"), "zwerg").bravest
    assert found is not None
    assert found.seat == 1
    box = CATALOGUE["zwerg"]
    assert found.chance == box.brain.bet_chance(box.game, found.view, found.action)


def test_where_nobody_was_right_no_bet_was_brave() -> None:
    assert looked_at(first_turn("1 bet no", "2 bet no"), "zwerg").bravest is None


def test_expected_points_of_a_lone_turn_at_zwerg_are_the_exact_ones() -> None:
    dice = " ".join(RULEBOOK_EXAMPLE)
    match = throw(zwerg_table(1, rounds=1), dice)
    account = looked_at(match, "zwerg").accounts[0]
    box = CATALOGUE["zwerg"]
    assert account.expected == pytest.approx(box.brain.solve(box.game)["expected points of a turn"])
    assert account.received == points(match)[0]


def test_when_the_time_is_up_the_rest_is_not_judged_but_still_counted() -> None:
    match = played("kniffel", "easy")
    found = looked_at(match, "kniffel", seconds=20.0, step=1.0)
    assert found.judged == 19
    assert [account.received for account in found.accounts] == list(points(match))
    ink = TEXTS.ink("de", CATALOGUE["kniffel"], ("Anna", "Ben"))
    assert f"die ersten 19 von {match.version} Zügen" in "\n".join(
        hints.look_back(CATALOGUE["kniffel"], found, match.version, ink)
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_is_looked_back_on_in_a_line_per_seat(game: str, locale: str) -> None:
    match = played(game, "normal")
    names = ("Anna", "Ben", "Cleo")[: fewest(CATALOGUE[game])]
    ink = TEXTS.ink(locale, CATALOGUE[game], names)
    lines = hints.look_back(CATALOGUE[game], looked_at(match, game), match.version, ink)
    for name, line in zip(names, lines, strict=False):
        assert line.startswith(f"**{name}**: ")
    assert len(names) < len(lines) <= len(names) + 2
    assert sum(map(len, lines)) < 2000


def test_a_shared_victory_counts_in_parts_and_only_at_the_end() -> None:
    match = played("zug", "normal")
    found = looked_at(match, "zug")
    assert found.unit == "chance"
    assert sum(account.received for account in found.accounts) == pytest.approx(1.0)
    assert all(0 < account.expected < 1 for account in found.accounts)
