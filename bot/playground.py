"""The playground: a local Discord with this bot's server, people and first words."""

from pathlib import Path

from bot.cards.lobby import about
from bot.config import PlaygroundSettings
from bot.engine.catalogue import Catalogue
from bot.engine.errors import OperatorError
from bot.texts import LOCALES, Texts
from localcord import LocalDiscord, UnknownPersonError, Welcome, WelcomeTexts

SERVER, OWNER = "Zwergenheim", "Wirt"
CHANNELS = ("stammtisch", "spielzimmer", "allgemein")
CHOICE = "{name}"
"""The page puts the name of a game there."""
CALLS = ("▶️", "🤫")
"""The lines above a board begin so that say whose turn it is."""


def playground(wanted: PlaygroundSettings, games: Catalogue) -> LocalDiscord:
    file = Path(wanted.file) if wanted.file else None
    try:
        return LocalDiscord(
            wanted.people,
            name=SERVER,
            channels=CHANNELS,
            manager=wanted.manager or wanted.people[0],
            locale="de",
            bot_name="Stammtisch",
            owner_name=OWNER,
            port=wanted.port,
            page=True,
            welcome=welcome(Texts(games), games),
            file=file,
        )
    except OSError as error:
        raise OperatorError(
            f"The playground cannot be read from {file}: {error.strerror}. Set playground.file."
        ) from None
    except UnknownPersonError as error:
        raise OperatorError(f"The setting playground.manager is wrong: {error}.") from None


def welcome(texts: Texts, games: Catalogue) -> Welcome:
    """A card for every game: it opens a table, or begins the lesson."""
    words = {locale: _words(texts, games, locale) for locale in LOCALES}
    return Welcome("play", "game", "learn", words, calls=CALLS)


def _words(texts: Texts, games: Catalogue, locale: str) -> WelcomeTexts:
    say = texts.ink(locale)
    steps = ("playground-step-game", "playground-step-people", "playground-step-start")
    return WelcomeTexts(
        title=say("playground-title"),
        lead=say("playground-lead"),
        steps=tuple(say(step) for step in steps),
        channel=say("playground-channel"),
        loading=say("playground-loading"),
        button=say("playground-open"),
        button_label=say("playground-open-game", game=CHOICE),
        second_button=say("playground-learn"),
        second_button_label=say("playground-learn-game", game=CHOICE),
        about={game: about(box, texts.ink(locale, box)) for game, box in games.items()},
    )
