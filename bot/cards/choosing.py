"""Which game: asked with a menu of titles, wherever one was needed and none was named."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.cards.card import Card
from bot.cards.leaderboard import Leaderboard
from bot.cards.look import Look, look_menu
from bot.cards.rules import RulesTopic
from bot.engine.screen import Ink


@dataclass(frozen=True, slots=True)
class OpenTable(Look):
    """A table of this game, here."""

    words = "open"
    game: str


def rules_of(titles: Mapping[str, str], ink: Ink) -> Card:
    return _card(
        "choose-rules", {title: RulesTopic(game, 1) for game, title in titles.items()}, ink
    )


def table_of(titles: Mapping[str, str], ink: Ink) -> Card:
    return _card("choose-table", {title: OpenTable(game) for game, title in titles.items()}, ink)


def leaders_of(wanted: Leaderboard, titles: Mapping[str, str], ink: Ink) -> Card:
    looks = {title: replace(wanted, game=game) for game, title in titles.items()}
    return _card("choose-leaders", looks, ink)


def _card(key: str, looks: Mapping[str, Look], ink: Ink) -> Card:
    words = next(iter(looks.values())).words
    menu = look_menu(ink("prompt-game"), words, looks.items())
    return Card(ink("choose-game"), ink(key), rows=(menu,))
