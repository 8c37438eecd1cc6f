"""Nobody gets what they may not know, whatever they are shown; and the suite sees it if they do."""

from collections.abc import Callable
from dataclasses import field, fields, make_dataclass, replace
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.engine.brain import STRENGTHS, Rated
from bot.engine.catalogue import Box
from bot.engine.game import CHANCE
from bot.engine.twin import Twin
from bot.record import export
from bot.record.revealed import VisibleLog
from tests.conformance import begin, random_match, tables
from tests.knowledge import OFTEN, begun, check_blind, check_views, lines
from tests.shelf import CATALOGUE, TEXTS

SECRETIVE = [game for game, box in CATALOGUE.items() if box.game.secret_types]
MATCHES, MOST_MATCHES, ENOUGH = 2, 40, 5


def check(box: Box, name: str, often: float = OFTEN) -> int:
    """Some random matches; how often two of them were held against each other."""
    compared = 0
    for number in range(MOST_MATCHES):  # some are over in three presses
        if number >= MATCHES and compared > ENOUGH:
            break
        random = Random(f"{name} {number}")
        table = begun(box, random)
        for match, others in lines(box, table, random):
            for other in others:
                check_views(match, other)
                if random.random() < often:
                    check_blind(box, table, match, other, TEXTS)
                    compared += 1
    return compared


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_a_viewer_cannot_know_changes_nothing_that_viewer_gets(game: str) -> None:
    assert check(CATALOGUE[game], f"blind {game}") > ENOUGH


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_game_without_secrets_has_nothing_to_tell_in_private(game: str) -> None:
    box = CATALOGUE[game]
    if box.game.secret_types:
        return
    table = next(tables(box, Random(game)))
    for match in random_match(box, table, Random(f"open {game}")):
        assert all(event.only is None for event in match.story)


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_brain_needs_nothing_but_the_view_of_its_seat(game: str) -> None:
    box, asked = CATALOGUE[game], set[int]()
    random, table = Random(f"brain {game}"), next(tables(box, Random(game)))
    for match in random_match(box, table, random):
        for seat in match.to_act - {CHANCE} - asked:
            view, legal = box.game.view(match.state, seat), box.game.legal(match.state, seat)
            for strength in STRENGTHS:
                assert box.brain.choose(box.game, view, seat, strength, Random(1)) in legal
            assert {one.action for one in box.brain.rate(box.game, view, seat)} <= {*legal}
            asked.add(seat)
    assert asked == set(range(len(begin(box, table).header.seats)))


def leaky(box: Box, *, shown: bool = False, **parts: Any) -> Box:
    """The same game with a view that has the whole state up its sleeve, or openly."""
    kind, sleeve = type(box.game), ("state", Any, field(compare=shown, repr=shown))

    @cache  # dataclasses compare equal only within one class
    def larger(plain: Any) -> Any:
        return make_dataclass(plain.__name__, [sleeve], bases=(plain,), frozen=True)

    def view(self: Any, state: Any, seat: int | None) -> Any:
        plain = kind.view(self, state, seat)
        known = {one.name: getattr(plain, one.name) for one in fields(plain)}
        kind_of_view: Any = type(plain)
        return larger(kind_of_view)(**known, state=state)

    rules = type(kind.__name__, (kind,), {"view": view})
    return replace(box, game=rules(box.game.seed), parts=replace(box.parts, **parts))


def in_the_twin(box: Box) -> Any:
    def render(game: Any, view: Any, ink: Any, prefix: str) -> Any:
        screen = box.parts.render(game, view, ink, prefix)
        return replace(screen, twin=lambda: Twin((screen.text, str(view.state))))

    return leaky(box, render=render)


def in_the_hint(box: Box) -> Any:
    def rate(game: Any, view: Any, seat: int) -> tuple[Rated[Any], ...]:
        return tuple(
            Rated(one.action, one.worth + sum(map(ord, repr(view.state))))
            for one in box.brain.rate(game, view, seat)
        )

    return leaky(box, brain=replace(box.brain, rate=rate))


def in_autocomplete(box: Box) -> Any:
    def describe(game: Any, view: Any, action: Any, ink: Any) -> str:
        return f"{box.parts.describe(game, view, action, ink)} {view.state}"

    return leaky(box, describe=describe)


PLANTED: dict[str, Callable[[Box], Any]] = {
    "the view": lambda box: leaky(box, shown=True),
    "the twin": in_the_twin,
    "the hint": in_the_hint,
    "autocomplete": in_autocomplete,
}


@pytest.mark.parametrize("what", PLANTED)
@pytest.mark.parametrize("game", SECRETIVE)
def test_a_planted_leak_is_seen(game: str, what: str) -> None:
    with pytest.raises(AssertionError, match=rf"{what} tells seat"):
        check(PLANTED[what](CATALOGUE[game]), f"leak {game}", often=1.0)


@pytest.mark.parametrize("game", SECRETIVE)
def test_a_file_that_tells_everything_is_seen(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "visible_log", lambda game, header, log: VisibleLog(tuple(log)))
    with pytest.raises(AssertionError, match="the file tells seat None"):
        check(CATALOGUE[game], f"leak {game}", often=1.0)


@pytest.mark.parametrize("game", SECRETIVE)
def test_a_sleeve_that_nobody_looks_into_is_no_leak(game: str) -> None:
    assert check(leaky(CATALOGUE[game]), f"sleeve {game}")
