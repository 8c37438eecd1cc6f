"""Leaderboards as cards: which one, its page, and the buttons to the others."""

from dataclasses import dataclass, replace

from bot.board import Button, Card, Row, Select
from bot.engine.errors import PlayerError
from bot.engine.screen import Choice, Ink
from bot.scores import ALL_GAMES, MEASURES, OF_ONE_GAME, SPANS, Measure, Span, period
from bot.shell import answers, draw
from bot.shell.interaction import Interaction, language
from bot.stamps import Stamp
from bot.store.leaders import Page, Place

ALL = "-"
"""All games together, in the text of a button."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which page of which leaderboard."""

    game: str = ALL_GAMES
    span: Span = "all"
    measure: Measure = "wins"
    page: int = 1

    def __str__(self) -> str:
        return f"{self.game or ALL} {self.span} {self.measure} {self.page}"

    @property
    def fitting(self) -> "Wanted":
        """Where points are asked for without a game, wins are shown."""
        if self.game == ALL_GAMES and self.measure in OF_ONE_GAME:
            return replace(self, measure="wins")
        return self


def read(words: list[str]) -> Wanted:
    spans = {str(span): span for span in SPANS}
    measures = {str(measure): measure for measure in MEASURES}
    match words:
        case [game, span, measure, page] if (
            span in spans and measure in measures and page.isdecimal()
        ):
            asked = ALL_GAMES if game == ALL else game
            return Wanted(asked, spans[span], measures[measure], int(page)).fitting
    raise PlayerError("button-unknown")


async def show(interaction: Interaction, words: list[str]) -> None:
    match words:
        case ["share", *rest]:
            card = await leaderboard(interaction, read(rest))
            shared = replace(card, rows=(), fields=())
            await answers.send(interaction, **draw.message(shared))
        case _:
            card = await leaderboard(interaction, read(words))
            await answers.edit(interaction, **draw.message(card))


async def leaderboard(interaction: Interaction, wanted: Wanted) -> Card:
    client, guild = interaction.client, interaction.guild_id
    if guild is None:
        raise PlayerError("server-only")
    ink = client.texts.ink(language(interaction))
    game = client.texts.ink(language(interaction), client.box(wanted.game)) if wanted.game else None
    name = period(wanted.span, client.sessions.clock())
    page = await client.store.leaders.page(
        guild, wanted.game, name, wanted.measure, wanted.page, interaction.user.id
    )
    gone = await client.members.gone(guild, (place.person for place in page.places))
    lines = [_line(place, wanted.measure, place.person in gone, ink) for place in page.places]
    own = [(ink("leaders-own"), _line(page.own, wanted.measure, False, ink))] if page.own else []
    return Card(
        title=ink("leaders-title", game=game("title") if game else ink("leaders-all-games")),
        body="\n".join(
            [
                ink(f"measure-{wanted.measure}") + " · " + ink(f"span-{wanted.span}"),
                "",
                *(lines or [ink("leaders-empty")]),
            ]
        ),
        fields=tuple(own),
        footer=ink("leaders-page", number=page.number, pages=page.pages),
        rows=_rows(interaction, replace(wanted, page=page.number), page, ink),
    )


def _line(place: Place, measure: Measure, gone: bool, ink: Ink) -> str:
    shown = f"{place.value:.1f}" if measure == "average" else int(place.value)
    value = ink(f"value-{measure}", value=shown)
    who = f"<@{place.person}>"
    return ink(
        "leaders-line",
        rank=place.rank,
        who=ink("leaders-gone", who=who) if gone else who,
        value=value,
        matches=place.matches,
    )


def _rows(interaction: Interaction, wanted: Wanted, page: Page, ink: Ink) -> tuple[Row, ...]:
    client = interaction.client
    first = replace(wanted, page=1)
    games = [(ink("leaders-all-games"), ALL_GAMES)] + [
        (client.texts.ink(language(interaction), box)("title"), game)
        for game, box in client.catalogue.items()
    ]
    measures = [m for m in MEASURES if wanted.game or m not in OF_ONE_GAME]
    return (
        _menu(
            1,
            ink("prompt-game"),
            [(label, replace(first, game=game).fitting) for label, game in games],
        ),
        _menu(
            2,
            ink("prompt-measure"),
            [(ink(f"measure-{m}"), replace(first, measure=m)) for m in measures],
        ),
        tuple(
            _button(ink(f"span-{span}"), str(replace(first, span=span)), chosen=span == wanted.span)
            for span in SPANS
        ),
        _paging(wanted, page, ink),
    )


def _paging(wanted: Wanted, page: Page, ink: Ink) -> tuple[Button, ...]:
    back = _button(ink("button-page-back"), str(replace(wanted, page=page.number - 1)), "◀️")
    on = _button(ink("button-page-on"), str(replace(wanted, page=page.number + 1)), "▶️")
    share = _button(ink("leaders-share"), f"share {wanted}", "📣")
    return (
        *((back,) if page.number > 1 else ()),
        *((on,) if page.number < page.pages else ()),
        share,
    )


def _button(label: str, text: str, icon: str = "", *, chosen: bool = False) -> Button:
    # Two ways may lead to one page, but Discord wants every custom_id only once in a message.
    stamp = Stamp("show", "0", 1 if icon else 2, f"scores {text}")
    return Button(label, stamp, icon, "main" if chosen else "plain")


def _menu(place: int, prompt: str, choices: list[tuple[str, Wanted]]) -> Select:
    stamp = Stamp("show", "0", place, "scores", menu=True)
    return Select(prompt, stamp, tuple(Choice(label, str(to)) for label, to in choices), 1, 1)
