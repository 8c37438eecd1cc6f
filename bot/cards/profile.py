"""A profile: games, wins, ratings and their course, rivals, luck with the dice."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.cards.card import Card
from bot.cards.daily import percent
from bot.daily.weeks import best_week, mean_right, mean_share
from bot.engine.catalogue import Box
from bot.engine.phrases import Person
from bot.engine.screen import Ink
from bot.puzzles.sunday import DECISIONS
from bot.store.profiles import Profile, Record, Rival
from bot.store.puzzle_tries import Solver
from bot.table.days import Try

Titles = Mapping[str, str]
"""Titles of all games by id; a game that is gone is called by its id."""

SPARKS = "▁▂▃▄▅▆▇█"


def empty_card(person: int, solver: Solver, ink: Ink, *, days: bool) -> Card:
    """`days`: they have played days, if no matches."""
    who = Person(person)
    first = ink.mention(who) if days else ink("profile-empty", who=who)
    return Card(ink("profile-title"), "\n".join((first, *_puzzles(solver, ink))))


def with_days(card: Card, tries: Sequence[Try], ink: Ink) -> Card:
    """With the days played: how many, how well, and the best week."""
    week = best_week(tries)
    if week is None:
        return card
    right = mean_right(tries)
    lines = (
        ink("profile-days-all", days=len(tries), percent=percent(mean_share(tries))),
        ink("profile-days-week", days=week.days, percent=percent(week.share)),
        *([ink("profile-sundays", right=right, all=DECISIONS)] if right is not None else []),
    )
    return replace(card, fields=(*card.fields, (ink("profile-days"), "\n".join(lines))))


def profile_card(
    person: int,
    known: Profile,
    solver: Solver,
    games: Mapping[str, Box],
    titles: Titles,
    ink: Ink,
    inks: Mapping[str, Ink],
    *,
    everywhere: bool,
) -> Card:
    """`inks` by game id: each game has its own word for points."""
    found = _fields(person, known, titles, ink, inks)
    found.append((ink("profile-luck"), list(_luck(known, games, titles, ink))))
    return Card(
        title=ink("profile-title"),
        body="\n".join((*_summary(person, known, titles, ink), *_puzzles(solver, ink))),
        fields=tuple((name, "\n".join(lines)) for name, lines in found if lines),
        footer=ink("profile-everywhere" if everywhere else "profile-here"),
    )


def _puzzles(solver: Solver, ink: Ink) -> Iterator[str]:
    if solver.rating is not None:
        counted = {"answers": solver.answers, "correct": solver.correct}
        yield ink("profile-puzzles", rating=solver.rating, **counted)


def _summary(person: int, known: Profile, titles: Titles, ink: Ink) -> list[str]:
    matches = sum(record.matches for record in known.records)
    wins = sum(record.wins for record in known.records)
    favourite = known.records[0].game
    return [
        ink.mention(Person(person)),
        ink("profile-matches", matches=matches, wins=wins),
        ink("profile-favourite", game=titles.get(favourite, favourite)),
    ]


def _fields(
    person: int, known: Profile, titles: Titles, ink: Ink, inks: Mapping[str, Ink]
) -> list[tuple[str, list[str]]]:
    games = [_game(record, titles, inks.get(record.game, ink)) for record in known.records]
    rated = [_rating(record, titles, ink) for record in known.records if record.course]
    if rated:
        rated.append(ink("profile-rating-rule"))
    rivals = [_rival(rival, person, ink) for rival in known.rivals]
    named = {"profile-games": games, "profile-ratings": rated, "profile-rivals": rivals}
    return [(ink(key), lines) for key, lines in named.items()]


def _game(record: Record, titles: Titles, ink: Ink) -> str:
    line = ink(
        "profile-game",
        game=titles.get(record.game, record.game),
        matches=record.matches,
        wins=record.wins,
        points=record.best,
    )
    return line if record.bets is None else f"{line} · " + ink("value-bets", value=record.bets)


def _rating(record: Record, titles: Titles, ink: Ink) -> str:
    """The rating course, where there is more than one value."""
    game, rating = titles.get(record.game, record.game), record.course[-1]
    line = ink("profile-rating", game=game, rating=rating)
    return f"{line} `{sparkline(record.course)}`" if len(set(record.course)) > 1 else line


def _rival(rival: Rival, person: int, ink: Ink) -> str:
    return ink(
        "profile-rival",
        one=Person(person),
        other=Person(rival.person),
        ahead=rival.ahead,
        behind=rival.behind,
        even=rival.matches - rival.ahead - rival.behind,
    )


def _luck(known: Profile, games: Mapping[str, Box], titles: Titles, ink: Ink) -> Iterator[str]:
    for game, counts in sorted(known.faces.items()):
        box = games.get(game)
        found = luck(counts, box.game.faces()) if box else None
        if box and found:
            yield ink(
                "profile-face",
                game=titles[game],
                face=box.game.seed.icons.get(found.face, found.face),
                times=found.times,
                expected=found.expected,
                rolls=found.rolls,
            )


def sparkline(values: Sequence[int]) -> str:
    """A course of numbers as a row of bars."""
    least, most = min(values, default=0), max(values, default=0)
    step = (most - least) / (len(SPARKS) - 1) or 1
    return "".join(SPARKS[round((value - least) / step)] for value in values)


class Luck(NamedTuple):
    """The face whose frequency deviates most from its chance."""

    face: str
    times: int
    expected: int
    rolls: int


def luck(counts: dict[str, int], faces: Sequence[str]) -> Luck | None:
    """The largest deviation among equally likely faces; None before the first roll."""
    rolls = sum(counts.get(face, 0) for face in faces)
    if not rolls:
        return None
    expected = rolls / len(faces)
    face = max(faces, key=lambda face: abs(counts.get(face, 0) - expected))
    return Luck(face, counts.get(face, 0), round(expected), rolls)
