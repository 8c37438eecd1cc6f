"""The profile of a player."""

from bot.cards.profile import empty_card, profile_card, with_days
from bot.engine.errors import PlayerError
from bot.engine.phrases import Person
from bot.shell.answers import private
from bot.shell.answers.request import Request


async def show(request: Request, person: int) -> None:
    """On a server what happened there; in a direct message one's own, everywhere."""
    store, games, ink = request.desk.store, request.desk.sessions.catalogue, request.ink()
    if person != request.person and not (await store.people.preferences(person)).listed:
        raise PlayerError("profile-hidden", who=Person(person))
    rival = request.person if person != request.person else None
    known = await store.profiles.of(person, request.guild, rival)
    solver = await store.puzzle_tries.solver(person)
    tries = await store.days.of(person)
    if not known.records:
        empty = empty_card(person, solver, ink, days=bool(tries))
        await private.show(request, with_days(empty, tries, ink))
        return
    everywhere = request.guild is None
    inks = {game: request.ink(box) for game, box in games.items()}
    titles = request.titles()
    card = profile_card(person, known, solver, games, titles, ink, inks, everywhere=everywhere)
    await private.show(request, with_days(card, tries, ink))
