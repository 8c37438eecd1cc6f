"""The rules of a game, topic by topic."""

from dataclasses import dataclass

from bot.cards.card import Card, Row
from bot.cards.learn import learn_button
from bot.cards.look import NO_MATCH, Look, look_menu
from bot.engine.catalogue import Box
from bot.engine.screen import Ink

TABLE = "rules-table"
"""The topic that all games share: what a table does in each of them (G1 to G7)."""


@dataclass(frozen=True, slots=True)
class Rules(Look):
    """The rules of the game at this table, from the first topic."""

    words = "rules"


@dataclass(frozen=True, slots=True)
class RulesTopic(Look):
    words = "rules"
    game: str
    topic: int


def rules_card(box: Box, number: int, topics: int, ink: Ink, match: str = NO_MATCH) -> Card:
    """One topic, counted from 1, with a menu of the others; the last one is that of all games."""
    keys = (*(f"rules-{topic}" for topic in range(1, topics + 1)), TABLE)
    key = keys[min(max(number, 1), len(keys)) - 1]
    others = [
        (ink(f"{each}-title"), RulesTopic(box.id, topic)) for topic, each in enumerate(keys, 1)
    ]
    menu = look_menu(ink("prompt-rules"), f"{RulesTopic.words} {box.id}", others, match=match)
    title = ink("rules-heading", game=ink("title"), topic=ink(f"{key}-title"))
    learn: tuple[Row, ...] = ((learn_button(box.id, ink),),) if box.lesson else ()
    return Card(title, ink(key), rows=(menu, *learn), footer=_credit(box, ink))


def _credit(box: Box, ink: Ink) -> str:
    seed = box.game.seed
    parts = filter(None, (seed.author, seed.publisher, str(seed.year or "")))
    return ink("rules-credit", credit=" · ".join(parts) or "none")
