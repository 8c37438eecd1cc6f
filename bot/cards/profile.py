"""A profile: games, wins, ratings and their course, rivals, luck with the dice."""

from collections.abc import Iterator, Mapping

from bot.cards.card import Card
from bot.cards.luck import luck, sparkline
from bot.engine.catalogue import Box
from bot.engine.phrases import Person
from bot.engine.screen import Ink
from bot.store.profiles import Profile, Record, Rival

Titles = Mapping[str, str]
"""Of all games by their ids; a game that was taken off the shelf is called by its id."""


def empty_card(person: int, ink: Ink) -> Card:
    return Card(ink("profile-title"), ink("profile-empty", who=Person(person)))


def profile_card(
    person: int,
    known: Profile,
    games: Mapping[str, Box],
    titles: Titles,
    ink: Ink,
    inks: Mapping[str, Ink],
    *,
    everywhere: bool,
) -> Card:
    """`inks` are those of the games by their ids: each counts in its own words."""
    found = _fields(person, known, titles, ink, inks)
    found.append((ink("profile-luck"), list(_luck(known, games, titles, ink))))
    return Card(
        title=ink("profile-title"),
        body="\n".join(_summary(person, known, titles, ink)),
        fields=tuple((name, "\n".join(lines)) for name, lines in found if lines),
        footer=ink("profile-everywhere" if everywhere else "profile-here"),
    )


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
    """A course is drawn as soon as there is one."""
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
