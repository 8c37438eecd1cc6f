"""A menu of games, where a command needs one and none was named."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot import __version__
from bot.cards.card import Card
from bot.cards.leaderboard import Leaderboard
from bot.cards.learn import lessons_button
from bot.cards.look import Change, Look, look_menu
from bot.cards.rules import RulesTopic
from bot.engine.screen import Ink


@dataclass(frozen=True, slots=True)
class OpenTable(Change):
    """Open a table of this game in this channel."""

    words = "open"
    game: str


def rules_of(titles: Mapping[str, str], ink: Ink) -> Card:
    return _card(
        "choose-rules", {title: RulesTopic(game, 1) for game, title in titles.items()}, ink
    )


def table_of(titles: Mapping[str, str], ink: Ink) -> Card:
    return _card("choose-table", {title: OpenTable(game) for game, title in titles.items()}, ink)


def help_card(titles: Mapping[str, str], ink: Ink) -> Card:
    """How to begin in five lines, with a menu that opens a table and one of the rules."""
    opens = [(title, OpenTable(game)) for game, title in titles.items()]
    rules = [(title, RulesTopic(game, 1)) for game, title in titles.items()]
    menus = (
        look_menu(ink("help-open"), OpenTable.words, opens),
        look_menu(ink("help-rules"), RulesTopic.words, rules),
        (lessons_button("help-learn", ink),),
    )
    text = ink("help", games=", ".join(titles.values()), version=__version__)
    return Card("", text, rows=menus)


def leaders_of(wanted: Leaderboard, titles: Mapping[str, str], ink: Ink) -> Card:
    looks = {title: replace(wanted, game=game) for game, title in titles.items()}
    return _card("choose-leaders", looks, ink)


def _card(key: str, looks: Mapping[str, Look | Change], ink: Ink) -> Card:
    words = next(iter(looks.values())).words
    menu = look_menu(ink("prompt-game"), words, looks.items())
    return Card(ink("choose-game"), ink(key), rows=(menu,))
