"""What a game must bring along before anybody plays it: its texts, its pictures, its settings."""

import ast
from collections.abc import Iterator

from bot.art import album
from bot.engine.catalogue import Box
from bot.table.lobby import option_values, shown
from bot.texts import LOCALES, Texts

ABOUT_LENGTH = 100
TOPICS = 3
"""So many cards of rules at least."""
SAYS = {"ink": "", "Word": "", "Event": "event-", "IllegalMoveError": "", "PlayerError": ""}
"""Whoever is called with the key of a text, and what stands before it there."""
SHOWS = {"Icon", "icon"}


def lacking(box: Box, texts: Texts) -> list[str]:
    """One sentence for each thing that is not there, or not as it must be."""
    found = [*_texts(box, texts), *_pictures(box, texts), *_shortest(box)]
    return [f"{box.id}: {sentence}" for sentence in dict.fromkeys(found)]


def _texts(box: Box, texts: Texts) -> Iterator[str]:
    for locale in LOCALES:
        wanted = dict.fromkeys((*_keys(box, texts.rule_cards(locale, box)), *_called(box, SAYS)))
        absent = [key for key in wanted if not texts.has(locale, key, box.id)]
        yield from (f"The text {key} is missing in {locale}." for key in absent)
        if "about" not in absent and len(texts.ink(locale, box)("about")) > ABOUT_LENGTH:
            yield f"The text about has more than {ABOUT_LENGTH} characters in {locale}."


def _keys(box: Box, cards: int) -> Iterator[str]:
    """What every game has, and what its options are called."""
    yield from ("title", "about")
    for number in range(1, max(TOPICS, cards) + 1):
        yield from (f"rules-{number}", f"rules-{number}-title")
    for model in (box.game.options_type, box.game.seat_options_type):
        for name, values in option_values(model).items():
            yield f"option-{name}"
            yield from (f"option-{name}-{shown(value)}" for value in values)


def _called(box: Box, names: dict[str, str]) -> Iterator[str]:
    """The keys that its code names outright; those that it puts together, a match will show."""
    for file in sorted(box.folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=called, args=[ast.Constant(value=str(key)), *_]):
                    name = ast.unparse(called).rpartition(".")[2]
                    if name in names:
                        yield names[name] + key


def _pictures(box: Box, texts: Texts) -> Iterator[str]:
    seed = box.game.seed
    shared = texts.icons
    for icon in dict.fromkeys(_called(box, dict.fromkeys(SHOWS, ""))):
        if icon not in seed.icons and icon not in shared:
            yield f"The seed names no icon {icon}."
    yield from (f"The icon {i} has no word under [emoji]." for i in seed.icons.keys() - seed.emoji)
    yield from (
        f"[emoji] has a word for {i}, but there is no icon {i}."
        for i in seed.emoji.keys() - seed.icons
    )
    try:
        drawn = album.drawings(box).keys() - {"", *seed.icons}
    except AttributeError:
        yield "drawings.py has no function drawings."
        return
    yield from (f"drawings.py draws {icon}, but there is no icon {icon}." for icon in drawn)


def _shortest(box: Box) -> Iterator[str]:
    values = option_values(box.game.options_type)
    for name, text in box.game.seed.short.items():
        if text not in map(shown, values.get(name, ())):
            yield f"[short] says {name} = {text}, but there is no such option."
