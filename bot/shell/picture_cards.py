"""The board and the course of the points as pictures to look at, with words for who cannot."""

import asyncio
import io
from dataclasses import dataclass
from string import ascii_uppercase

import discord

from bot.art.boards import board_picture
from bot.art.courses import result_card
from bot.engine.course import Course, course
from bot.engine.errors import PlayerError
from bot.engine.game import Result
from bot.engine.match import Match
from bot.engine.screen import Ink
from bot.session import Session
from bot.shell import answers, past_cards
from bot.shell.interaction import Interaction, language

ALT_LIMIT = 1024
STOPS = 8
"""So many points on the way are told in words."""


@dataclass(frozen=True, slots=True)
class Picture:
    name: str
    png: bytes
    alt: str

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.png), self.name, description=self.alt[:ALT_LIMIT])


async def here(interaction: Interaction) -> None:
    """The table of this channel, or the last match that was played here."""
    session = await interaction.client.sessions.at(interaction.channel_id or 0)
    await show(interaction, session or await past_cards.last(interaction))


async def show(interaction: Interaction, session: Session) -> None:
    if session.match is None:
        raise PlayerError("not-started")
    await interaction.response.defer(ephemeral=True, thinking=True)
    count = len(session.table.seats)
    texts, locale = interaction.client.texts, language(interaction)
    lettered = texts.ink(locale, session.box, ascii_uppercase[:count])
    drawn = await asyncio.to_thread(_pictures, session, session.match, lettered)
    if not drawn:
        raise PlayerError("picture-none")
    ink = interaction.client.artist.ink(session, locale)
    seats = " · ".join(f"**{ascii_uppercase[seat]}** {ink.name(seat)}" for seat in range(count))
    files = [picture.file() for picture in drawn]
    await answers.send(interaction, content=seats, files=files, ephemeral=True)


def _pictures(session: Session, match: Match, ink: Ink) -> list[Picture]:
    """The result card first, where there is one; the board as everybody may see it."""
    box = session.box
    view = box.game.view(match.state, None)
    found: list[Picture] = []
    if match.result:
        way = course(match)
        alt = _course_words(way, match.result, ink)
        found.append(Picture("course.png", result_card(way, match.result), alt))
    if png := board_picture(box, view, box.game.points(match.state)):
        found.append(Picture("board.png", png, box.render(box.game, view, ink).text))
    return found


def _course_words(way: Course, result: Result, ink: Ink) -> str:
    """Everybody's rank and points, with some of the points on the way."""
    step = max(1, len(way) // STOPS)
    told = [
        ink(
            "picture-course-seat",
            who=ink.name(seat),
            rank=str(result.ranks[seat]),
            points=points,
            way=", ".join(str(stop[seat]) for stop in way[::step]),
        )
        for seat, points in enumerate(result.points)
    ]
    return " ".join([ink("picture-course"), *told])
