"""A profile as a card: games, wins, ratings and their course, rivals, luck with the dice."""

from bot.board import Card
from bot.engine.errors import PlayerError
from bot.engine.screen import Ink
from bot.scores import luck, sparkline
from bot.shell.interaction import Interaction, language
from bot.store.profiles import Profile, Record, Rival


async def profile(interaction: Interaction, person: int) -> Card:
    """On a server what happened there; in a direct message one's own, everywhere."""
    client, reader = interaction.client, interaction.user.id
    if person != reader and not await client.store.listed(person):
        raise PlayerError("profile-hidden", who=f"<@{person}>")
    rival = reader if person != reader else None
    known = await client.store.profiles.of(person, interaction.guild_id, rival)
    ink = client.texts.ink(language(interaction))
    if not known.records:
        return Card(ink("profile-title"), ink("profile-empty", who=f"<@{person}>"))
    return Card(
        title=ink("profile-title"),
        body="\n".join(_summary(interaction, person, known, ink)),
        fields=tuple((n, v) for n, v in _fields(interaction, person, known, ink) if v),
        footer=ink("profile-here" if interaction.guild_id else "profile-everywhere"),
    )


def _title(interaction: Interaction, game: str) -> str:
    """A game that was taken off the shelf is called by its id."""
    client = interaction.client
    box = client.catalogue.get(game)
    return client.texts.ink(language(interaction), box)("title") if box else game


def _summary(interaction: Interaction, person: int, known: Profile, ink: Ink) -> list[str]:
    matches = sum(record.matches for record in known.records)
    wins = sum(record.wins for record in known.records)
    favourite = _title(interaction, known.records[0].game)
    return [
        f"<@{person}>",
        ink("profile-matches", matches=matches, wins=wins),
        ink("profile-favourite", game=favourite),
    ]


def _fields(
    interaction: Interaction, person: int, known: Profile, ink: Ink
) -> list[tuple[str, str]]:
    games = [_game(_title(interaction, record.game), record, ink) for record in known.records]
    rated = [
        ink(
            "profile-rating",
            game=_title(interaction, record.game),
            rating=record.course[-1],
            course=sparkline(record.course),
        )
        for record in known.records
        if record.course
    ]
    return [
        (ink("profile-games"), "\n".join(games)),
        (ink("profile-ratings"), "\n".join(rated)),
        (ink("profile-rivals"), "\n".join(_rival(r, person, ink) for r in known.rivals)),
        (ink("profile-luck"), "\n".join(_luck(interaction, known, ink))),
    ]


def _game(title: str, record: Record, ink: Ink) -> str:
    line = ink(
        "profile-game", game=title, matches=record.matches, wins=record.wins, best=record.best
    )
    return line if record.bets is None else f"{line} · " + ink("value-bets", value=record.bets)


def _rival(rival: Rival, person: int, ink: Ink) -> str:
    even = rival.matches - rival.ahead - rival.behind
    return ink(
        "profile-rival",
        one=f"<@{person}>",
        other=f"<@{rival.person}>",
        ahead=rival.ahead,
        behind=rival.behind,
        even=even,
    )


def _luck(interaction: Interaction, known: Profile, ink: Ink) -> list[str]:
    lines = []
    for game, counts in sorted(known.faces.items()):
        box = interaction.client.catalogue.get(game)
        found = luck(counts, box.game.faces()) if box else None
        if box and found:
            lines.append(
                ink(
                    "profile-face",
                    game=_title(interaction, game),
                    face=box.game.seed.icons.get(found.face, found.face),
                    times=found.times,
                    expected=found.expected,
                    rolls=found.rolls,
                )
            )
    return lines
