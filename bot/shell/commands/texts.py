"""Names and descriptions of commands in both languages, from the text files."""

from functools import cache

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.engine.catalogue import Catalogue
from bot.texts import Texts

Typed = app_commands.Range[str, 1, 100]
"""Text typed by a player: at most as long as a list entry, so that it fits into an answer."""


@cache
def _shared() -> Texts:
    return Texts(Catalogue({}))


def word(key: str) -> locale_str:
    """The English text of a key; the translator adds the German one."""
    return locale_str(_shared().say("en", key), key=key)


class Translator(app_commands.Translator):
    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        if locale is not discord.Locale.german or key is None:
            return None
        return _shared().say("de", key)
