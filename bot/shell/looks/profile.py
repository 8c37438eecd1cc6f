"""How somebody plays, as far as the reader may know."""

from bot.cards.profile import empty_card, profile_card
from bot.engine.errors import PlayerError
from bot.engine.phrases import Person
from bot.shell import private
from bot.shell.reader import Reader


async def show(reader: Reader, person: int) -> None:
    """On a server what happened there; in a direct message one's own, everywhere."""
    client, ink = reader.client, reader.ink()
    if person != reader.person and not (await client.store.people.of(person)).listed:
        raise PlayerError("profile-hidden", who=Person(person))
    rival = reader.person if person != reader.person else None
    known = await client.store.profiles.of(person, reader.guild, rival)
    if not known.records:
        await private.show(reader, empty_card(person, ink))
        return
    everywhere = reader.guild is None
    games = client.catalogue
    inks = {game: reader.ink(box) for game, box in games.items()}
    card = profile_card(person, known, games, reader.titles(), ink, inks, everywhere=everywhere)
    await private.show(reader, card)
