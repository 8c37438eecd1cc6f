"""The rules of a game, topic by topic."""

from dataclasses import dataclass

from bot.cards.card import Card
from bot.cards.look import NO_MATCH, Look, look_menu
from bot.engine.catalogue import Box
from bot.engine.screen import Ink


@dataclass(frozen=True, slots=True)
class Rules(Look):
    """Of the game at this table, from the beginning."""

    words = "rules"


@dataclass(frozen=True, slots=True)
class RulesTopic(Look):
    words = "rules"
    game: str
    topic: int


def rules_card(box: Box, number: int, topics: int, ink: Ink, match: str = NO_MATCH) -> Card:
    """One topic, counted from 1, with a menu of the others."""
    number = min(max(number, 1), topics)
    others = [
        (ink(f"rules-{topic}-title"), RulesTopic(box.id, topic)) for topic in range(1, topics + 1)
    ]
    menu = look_menu(ink("prompt-rules"), f"{RulesTopic.words} {box.id}", others, match=match)
    title = ink("rules-heading", game=ink("title"), topic=ink(f"rules-{number}-title"))
    return Card(title, ink(f"rules-{number}"), rows=(menu,), footer=_credit(box, ink))


def _credit(box: Box, ink: Ink) -> str:
    seed = box.game.seed
    parts = filter(None, (seed.author, seed.publisher, str(seed.year or "")))
    return ink("rules-credit", credit=" · ".join(parts))
