"""What every game must hold at every step of a random match (after OpenSpiel and PettingZoo)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from bot.engine.catalogue import Box
from bot.engine.chance import Dice, commitment
from bot.engine.errors import IllegalMoveError, PlayerError
from bot.engine.game import CHANCE, Event, Game
from bot.engine.match import Header, Match
from bot.engine.screen import Choice, Ink, Menu, Screen
from bot.table.lobby import option_values
from bot.texts import LOCALES, Texts, tell
from tests.of_games import expected
from tests.phone import problems

MOST_MOVES = 6000
MANY_TABLES = 12
"""A game with more ways to be set up is tried with as few as let every two settings meet."""
ALARM = 0.01
"""How likely a clock of the rules runs out before a move."""
Way = tuple[dict[str, Any], int]
"""Options and a number of seats."""
_WAYS: dict[Game[Any, Any, Any], list[Way]] = {}
NAMES = tuple(f"<@{number}>" for number in range(1000000000000000000, 1000000000000000010))


@dataclass(frozen=True)
class Table:
    """A way to set a game up: options and the options of every seat."""

    options: Mapping[str, Any]
    seats: tuple[Mapping[str, Any], ...]

    def __str__(self) -> str:
        chosen = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{len(self.seats)} seats {chosen}".strip()


def tables(box: Box, random: Random) -> Iterator[Table]:
    """Every seat count with every combination of options; seat options by lot until they fit."""
    for options, count in _ways(box):
        parsed = box.game.options_type.model_validate(options)
        yield Table(options, _seats(box, count, parsed, random))


def _ways(box: Box) -> list[Way]:
    """Looked for once: there are thousands of settings."""
    if box.game not in _WAYS:
        settings = list(_settings(box))
        many = len(settings) > MANY_TABLES
        _WAYS[box.game] = list(_meeting(settings)) if many else settings
    return _WAYS[box.game]


def _settings(box: Box) -> Iterator[Way]:
    """But for those with which a match by lot never ends."""
    endless = expected(box, "ENDLESS")
    values = option_values(box.game.options_type)
    for chosen in product(*values.values()):
        options = dict(zip(values, chosen, strict=True))
        if endless and endless.items() <= options.items():
            continue
        parsed = box.game.options_type.model_validate(options)
        yield from ((options, count) for count in box.game.seat_range(parsed))


def _meeting(settings: list[Way]) -> Iterator[Way]:
    """Few settings in which every value still meets every value of every other option."""
    pairs = [set(combinations([*o.items(), ("seats", n)], 2)) for o, n in settings]
    missing = set().union(*pairs)
    while missing:
        best = max(range(len(settings)), key=lambda place: len(pairs[place] & missing))
        missing -= pairs[best]
        yield settings[best]


def _seats(box: Box, count: int, options: Any, random: Random) -> tuple[Mapping[str, Any], ...]:
    values = option_values(box.game.seat_options_type)
    for _ in range(200):
        seats = tuple({n: random.choice(v) for n, v in values.items()} for _ in range(count))
        try:
            box.game.check_seats(
                [box.game.seat_options_type.model_validate(seat) for seat in seats], options
            )
        except PlayerError:
            continue
        return seats
    raise AssertionError(f"no seats fit {box.id} with {count}")


def begin(box: Box, table: Table, name: str = "test") -> Match:
    header = Header(
        id=name,
        game=box.id,
        rules=box.game.seed.rules_version,
        options=dict(table.options),
        seats=tuple(dict(seat) for seat in table.seats),
        commitment=commitment(name.encode()),
        players=name,
    )
    return Match.begin(box.game, header)


def random_match(box: Box, table: Table, random: Random) -> Iterator[Match]:
    """A match of random choices, yielded after every move."""
    dice = Dice(random.randbytes(32), "random")
    match = begin(box, table)
    yield match
    while match.to_act:
        assert match.version < MOST_MOVES, "the match does not end"
        match = match.play(*next_move(match, dice, random))
        yield match


def next_move(match: Match, dice: Dice, random: Random) -> tuple[int, str]:
    if match.to_act == {CHANCE}:
        return CHANCE, match.rolled(dice)
    alarm = match.game.alarm(match.state)
    if alarm and random.random() < ALARM:
        return CHANCE, str(alarm.action)
    seat = random.choice(sorted(match.to_act))
    return seat, str(random.choice(match.game.legal(match.state, seat)))


def check_step(box: Box, match: Match, random: Random) -> None:
    """Everything that must hold in this state, whoever is to act."""
    game, state = match.game, match.state
    before = repr(state)
    acting = game.to_act(state)
    assert acting == game.to_act(state)
    assert CHANCE not in acting or acting == {CHANCE}, "chance never shares a decision"
    assert acting <= game.may_act(state)
    assert (match.result is None) == bool(acting)
    for seat in range(len(match.header.seats)):
        _check_seat(match, seat, random)
    for viewer in (None, *range(len(match.header.seats))):
        view = game.view(state, viewer)
        assert game.to_act_in(view) == acting
        assert game.result_in(view) == match.result
    if acting == {CHANCE}:
        _check_chance(match)
    _check_forced(match)
    assert repr(state) == before, "apply changed its state"


def _check_seat(match: Match, seat: int, random: Random) -> None:
    game, state = match.game, match.state
    actions = game.legal(state, seat)
    texts = [str(action) for action in actions]
    assert actions == game.legal(state, seat), "legal is not stable"
    assert len(set(texts)) == len(texts), "a legal move twice"
    assert bool(actions) == (seat in game.may_act(state))
    for action, text in zip(actions, texts, strict=True):
        assert game.parse(text) == action
        assert text.isascii()
        assert text == text.strip()
        assert len(text) <= 60
        assert not isinstance(action, game.chance_types)
    for action in random.sample(actions, min(3, len(actions))):
        once, again = game.apply(state, seat, action), game.apply(state, seat, action)
        assert once == again, "apply is not deterministic"
        _check_foreign(match, seat, action)
    assert game.legal_in(game.view(state, seat), seat) == actions, "a view is not enough to move"


def _check_foreign(match: Match, seat: int, action: Any) -> None:
    idle = set(range(CHANCE, len(match.header.seats))) - match.game.may_act(match.state)
    for other in idle:
        with pytest.raises(IllegalMoveError):
            match.game.apply(match.state, other, action)


def _check_forced(match: Match) -> None:
    """What is made by itself is the only legal move of the one seat that is to act."""
    if forced := match.game.forced(match.state):
        seat, action = forced
        assert match.to_act == {seat}
        assert match.game.legal(match.state, seat) == (action,)


def _check_chance(match: Match) -> None:
    outcomes = match.game.outcomes(match.state)
    assert 1 <= len(outcomes) <= 30
    assert all(weight > 0 for _, weight in outcomes)
    assert len({str(action) for action, _ in outcomes}) == len(outcomes)
    for action, _ in outcomes:
        assert match.game.parse(str(action)) == action
        assert isinstance(action, match.game.chance_types)


def check_screens(box: Box, match: Match, texts: Texts, random: Random) -> None:
    """The screens of who watches, acts and waits, with all next steps, in both languages."""
    seats = range(len(match.header.seats))
    some = [random.sample(sorted(each), min(len(each), 1)) for each in _kinds(match, seats)]
    for locale in LOCALES:
        ink = texts.ink(locale, box, NAMES)
        for seat in (None, *(seat for each in some for seat in each)):
            view = box.game.view(match.state, seat)
            found = [p for screen in steps(box, view, ink) for p in problems(screen)]
            assert not found, found
        check_story(match, ink)


def _kinds(match: Match, seats: range) -> tuple[set[int], set[int]]:
    acting = match.to_act - {CHANCE}
    return set(acting), set(seats) - acting


def check_story(match: Match, ink: Ink) -> None:
    for event in match.story:
        assert 0 < len(tell(ink, event)) <= 300, event


def steps(box: Box, view: Any, ink: Ink, prefix: str = "") -> Iterator[Screen]:
    screen = box.render(view, ink, prefix)
    yield screen
    for begun in openings(screen):
        assert begun != prefix, "a step must lead on"
        assert begun.startswith(prefix), "a step must lead on"
        yield from steps(box, view, ink, begun)


def openings(screen: Screen) -> Iterator[str]:
    for control in screen.controls:
        if isinstance(control, Menu):
            if control.opens:
                yield from (f"{control.prefix} {c.move}".strip() for c in control.choices)
        else:
            yield from (choice.move for choice in control if choice.opens and not choice.off)


def check_choices(box: Box, match: Match, ink: Ink) -> None:
    """What is offered is legal, and every seat that must act is offered something."""
    game = box.game
    for seat in match.to_act - {CHANCE}:
        offered = [m for s in steps(box, game.view(match.state, seat), ink) for m in _moves(s)]
        assert offered, f"nothing to press for seat {seat}"
        for move in offered:
            game.apply(match.state, seat, game.parse(move))
    if match.to_act - {CHANCE}:
        board = box.render(game.view(match.state, None), ink)
        assert board.controls, "the public board offers nothing"


def _moves(screen: Screen) -> Iterator[str]:
    for control in screen.controls:
        if isinstance(control, Menu) and not control.opens:
            yield from (_picked(control, (choice,)) for choice in control.choices)
            yield _picked(control, control.choices[: control.most])
        elif not isinstance(control, Menu):
            yield from (c.move for c in control if not c.opens and not c.off)


def _picked(menu: Menu, choices: tuple[Choice, ...]) -> str:
    return " ".join(filter(None, (menu.prefix, *(choice.move for choice in choices))))


def check_described(box: Box, match: Match, ink: Ink) -> None:
    """Every legal move can be read in a list of the command line, each in its own words."""
    for seat in match.to_act - {CHANCE}:
        view = box.game.view(match.state, seat)
        actions = box.game.legal(match.state, seat)
        lines = [box.describe(view, action, ink) for action in actions]
        assert all(0 < len(line) <= 100 for line in lines), lines
        assert len(set(lines)) == len(lines), "two moves with the same words"


def check_replay(match: Match) -> None:
    again = Match.fold(match.game, match.header, match.log)
    assert again.state == match.state
    assert again.story == match.story


def told(events: tuple[Event, ...]) -> list[str]:
    return [event.key for event in events]
