"""The rules of a game, one topic at a time."""

from typing import Any

from bot.cards.card import Card
from bot.cards.look import NO_MATCH
from bot.cards.rules import Rules, RulesTopic, rules_card
from bot.engine.catalogue import Box
from bot.live.session import Session
from bot.shell.answers import private
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route, at_table


async def begin(request: Request, box: Box) -> None:
    """From the first topic."""
    await private.show(request, _card(request, box, 1))


async def _at_the_table(request: Request, session: Session) -> None:
    card = _card(request, session.box, 1, session.table.id)
    await private.show(request, card, back_to=session.table)


async def _turn(request: Request, look: RulesTopic) -> None:
    session = await request.pressed() if request.match != NO_MATCH else None
    card = _card(request, request.desk.box(look.game), look.topic, request.match)
    await private.show(request, card, back_to=session.table if session else None)


def _card(request: Request, box: Box, number: int, match: str = NO_MATCH) -> Card:
    topics = request.desk.texts.rule_cards(request.language, box)
    return rules_card(box, number, topics, request.ink(box), match)


ROUTES: tuple[Route[Any], ...] = (Route(Rules, at_table(_at_the_table)), Route(RulesTopic, _turn))
