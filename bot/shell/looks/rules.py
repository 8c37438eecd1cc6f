"""The rules of a game, for one reader."""

from typing import Any

from bot.cards.card import Card
from bot.cards.look import NO_MATCH
from bot.cards.rules import Rules, RulesTopic, rules_card
from bot.engine.catalogue import Box
from bot.shell import private
from bot.shell.looks.route import Route
from bot.shell.reader import Reader


async def begin(reader: Reader, box: Box) -> None:
    """From the first topic."""
    await private.show(reader, _card(reader, box, 1))


async def _at_the_table(reader: Reader, look: Rules) -> None:
    session = await reader.pressed()
    await private.show(reader, _card(reader, session.box, 1, session.table.id), at=session)


async def _turn(reader: Reader, look: RulesTopic) -> None:
    at = await reader.pressed() if reader.match != NO_MATCH else None
    card = _card(reader, reader.client.box(look.game), look.topic, reader.match)
    await private.show(reader, card, at=at)


def _card(reader: Reader, box: Box, number: int, match: str = NO_MATCH) -> Card:
    topics = reader.client.texts.rule_cards(reader.language, box)
    return rules_card(box, number, topics, reader.ink(box), match)


ROUTES: tuple[Route[Any], ...] = (Route(Rules, _at_the_table), Route(RulesTopic, _turn))
