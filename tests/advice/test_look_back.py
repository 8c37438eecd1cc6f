"""Looking back: luck and losses add up to what happened, and the remarkable choices are found."""

from functools import cache
from itertools import count
from random import Random
from re import findall

import pytest

from bot.advice import hints
from bot.advice.account import Account, Decision
from bot.advice.look_back import LookBack, boldest, dearest, look_back
from bot.cards.advice import look_back_card
from bot.cards.past_matches import ReplayStep
from bot.engine.brain import Strength
from bot.engine.chance import Dice
from bot.engine.match import Match
from bot.record.replay import steps
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
def played(game: str, strength: Strength, seed: int = 1, seats: int = 0) -> Match:
    box, random = CATALOGUE[game], Random(seed)
    dice = Dice(random.randbytes(32), "")
    match = begin(box, Table(shortest(box), ({},) * (seats or fewest(box)))).settle(dice)
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


def test_the_master_of_kniffel_alone_gives_nothing_away_and_all_the_rest_is_luck() -> None:
    match = played("kniffel", "master", seats=1)
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
    first, *_, cut = hints.look_back(CATALOGUE["kniffel"], found, match.version, ink)
    assert first == f"**Anna**: {points(match)[0]} Punkte."
    assert f"die ersten 19 von {match.version} Zügen" in cut


def test_when_the_time_is_up_at_once_all_points_are_counted_and_nothing_is_blamed() -> None:
    match = played("kniffel", "easy")
    found = looked_at(match, "kniffel", seconds=1.0, step=1.0)
    assert [account.received for account in found.accounts] == list(points(match))
    assert found.costliest is None


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_is_looked_back_on_in_a_line_per_seat(game: str, locale: str) -> None:
    match = played(game, "normal")
    names = ("Anna", "Ben", "Cleo")[: fewest(CATALOGUE[game])]
    ink = TEXTS.ink(locale, CATALOGUE[game], names)
    lines = hints.look_back(CATALOGUE[game], looked_at(match, game), match.version, ink)
    for name, line in zip(names, lines, strict=False):
        assert line.startswith(f"**{name}**: ")
    assert len(names) < len(lines) <= 2 * len(names) + 4
    assert sum(map(len, lines)) < 2000


def test_a_shared_victory_counts_in_parts_and_only_at_the_end() -> None:
    match = played("zug", "normal")
    found = looked_at(match, "zug")
    assert found.unit == "chance"
    assert sum(account.received for account in found.accounts) == pytest.approx(1.0)
    assert all(0 < account.expected < 1 for account in found.accounts)


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_a_look_back_names_is_the_step_of_the_replay_it_leads_to(game: str) -> None:
    match = played(game, "easy", seed=2)
    box, found = CATALOGUE[game], looked_at(match, game)
    replay = steps(box.game, match.header, match.log)
    ink = TEXTS.ink("de", box, ("Anna", "Ben", "Cleo"))
    named = [one for one in (*found.dearest, *found.boldest) if one is not None]
    for one in named:
        view = box.game.view(replay[one.step].state, one.seat)
        assert one.action in box.game.legal_in(view, one.seat)
        assert box.occasion(view, ink) == box.occasion(one.view, ink)
    for point in found.curve.points if found.curve else ():
        assert replay[point.step].version == point.version


@pytest.mark.parametrize("game", IN_POINTS)
@pytest.mark.parametrize("seed", range(1, 4))
def test_the_printed_parts_of_an_account_add_up(game: str, seed: int) -> None:
    """«25 Punkte. Möglich waren etwa 34: 1 nahm das Pech, 8 die eigenen Entscheidungen.»"""
    match = played(game, "easy", seed)
    found = looked_at(match, game)
    ink = TEXTS.ink("de", CATALOGUE[game], ("Anna", "Ben"))
    lines = hints.look_back(CATALOGUE[game], found, match.version, ink)
    for account, line in zip(found.accounts, lines, strict=False):
        received, expected, *luck, lost = map(int, findall(r"-?\d+", line.replace("nichts", "0")))
        assert len(luck) == ("glichen sich aus" not in line)
        assert received == expected + (sum(luck) if "Glück" in line else -sum(luck)) - lost
        assert lost == round(account.lost)


@pytest.mark.parametrize("game", IN_POINTS)
def test_what_one_expects_of_a_match_is_one_number_for_all(game: str) -> None:
    found = looked_at(played(game, "normal"), game)
    assert len({account.expected for account in found.accounts}) == 1


def test_clan_mates_begin_with_the_same_chance_and_clans_share_the_whole() -> None:
    found = looked_at(played("zug", "easy", seats=4), "zug").accounts
    assert found[0].expected == found[2].expected
    assert found[1].expected == found[3].expected
    assert found[0].expected + found[1].expected == pytest.approx(1)


@pytest.mark.parametrize("seats", [2, 4])
def test_mistakes_never_cost_more_chance_than_there_was(seats: int) -> None:
    accounts = looked_at(played("zug", "easy", seats=seats), "zug").accounts
    for clan in (0, 1):
        lost = sum(account.lost for account in accounts[clan::2])
        assert 0 < lost <= accounts[clan].expected


def test_printed_mistakes_of_clan_mates_add_up_to_no_more_than_the_printed_chance() -> None:
    half = [Account(expected=0.454, lost=0.226), Account(expected=0.546, lost=0.0)] * 2
    found = LookBack("chance", tuple(half), None, None, 1, teams=((0, 2), (1, 3)))
    ink = TEXTS.ink("en", CATALOGUE["zug"], ("Anna", "Ben", "Cleo", "Dan"))
    anna, _, cleo, *_ = hints.look_back(CATALOGUE["zug"], found, 1, ink)
    assert "45%" in anna
    assert ("cost 23 percentage" in anna, "cost 22 percentage" in cleo) == (True, True)


def test_a_bet_is_not_brave_where_it_is_likely_and_not_blamed_where_it_is_brave() -> None:
    likely, unlikely = (bet("1", "yes", 0.72, 0.0), bet("2", "no", 0.32, 1.1))
    assert boldest([likely]) is None
    assert boldest([likely, unlikely]) == unlikely
    assert dearest([likely, unlikely], [likely, unlikely], "points") is None
    assert dearest([likely, unlikely], [likely], "points") == unlikely


def bet(seat: str, action: str, chance: float, cost: float) -> Decision:
    return Decision(int(seat), None, action, "", cost, chance=chance)


def test_a_button_leads_to_each_named_step_of_the_replay() -> None:
    box, match = CATALOGUE["kniffel"], played("kniffel", "easy")
    found = looked_at(match, "kniffel")
    card = look_back_card(box, found, match, TEXTS.ink("de", box, ("Anna", "Ben")))
    assert found.costliest is not None
    stamps = [button.stamp for row in card.rows if isinstance(row, tuple) for button in row]
    assert [(stamp.match, stamp.text) for stamp in stamps] == [
        (match.header.id, str(ReplayStep(found.costliest.step)))
    ]
