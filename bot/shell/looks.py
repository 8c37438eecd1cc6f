"""Things to look at in private: the menu of a table, rules, the board as text, preferences."""

from bot.board import Button, Card, Row, Select
from bot.engine.catalogue import Box
from bot.engine.errors import PlayerError
from bot.engine.screen import Choice, Ink
from bot.session import Session
from bot.shell import (
    advice_cards,
    answers,
    draw,
    own_cards,
    past_cards,
    picture_cards,
    score_cards,
    settings_cards,
)
from bot.shell.interaction import Interaction, language
from bot.stamps import Stamp

TEXT_LIMIT = 1900
REMINDERS = ("mention", "letter", "none")


async def show(stamp: Stamp, interaction: Interaction) -> None:
    match stamp.text.split():
        case ["rules", game, card] if card.isdecimal():
            shown = rules_card(interaction, interaction.client.box(game), int(card))
            await answers.edit(interaction, **draw.message(shown))
        case ["remind", way] if way in REMINDERS:
            await interaction.client.store.set_reminder(interaction.user.id, way)
            text = interaction.client.texts.say(language(interaction), "remind-set")
            await answers.send(interaction, content=text, ephemeral=True)
        case ["scores", *words]:
            await score_cards.show(interaction, words)
        case ["settings", *words]:
            await settings_cards.show(interaction, words)
        case ["mydata", *words]:
            await own_cards.show(interaction, words)
        case ["past", *words]:
            await past_cards.show(interaction, stamp.match, words)
        case ["letters", wanted]:
            await letters(interaction, wanted == "on")
        case [look]:
            session = await interaction.client.sessions.get(stamp.match)
            await _look(look, session, interaction)
        case _:
            raise PlayerError("button-unknown")


async def _look(look: str, session: Session, interaction: Interaction) -> None:
    match look:
        case "menu":
            hints = await advice_cards.hints_allowed(interaction, session)
            card = _menu(session, interaction, hints)
            await answers.send(interaction, **draw.message(card), ephemeral=True)
        case "rules":
            await rules(interaction, session.box)
        case "text":
            await text(interaction, session)
        case "picture":
            await picture_cards.show(interaction, session)
        case "board":
            await interaction.client.boards.post(session, interaction)
        case "hint":
            await advice_cards.hint(interaction, session)
        case "odds":
            await advice_cards.odds(interaction, session)
        case "review":
            await advice_cards.review(interaction, session)
        case "stop":
            await stop(interaction, session)
        case _:
            raise PlayerError("button-unknown")


async def rules(interaction: Interaction, box: Box) -> None:
    card = rules_card(interaction, box, 1)
    await answers.send(interaction, **draw.message(card), ephemeral=True)


def rules_card(interaction: Interaction, box: Box, number: int) -> Card:
    """One topic of the rules, with a menu of the others."""
    ink = interaction.client.texts.ink(language(interaction), box)
    topics = interaction.client.texts.rule_cards(language(interaction), box)
    number = min(max(number, 1), topics)
    choices = tuple(
        Choice(ink(f"rules-{topic}-title"), str(topic)) for topic in range(1, topics + 1)
    )
    stamp = Stamp("show", "0", 0, f"rules {box.id}", menu=True)
    menu = Select(ink("prompt-rules"), stamp, choices, 1, 1)
    title = ink("rules-heading", game=ink("title"), topic=ink(f"rules-{number}-title"))
    return Card(title, ink(f"rules-{number}"), rows=(menu,), footer=_credit(box, ink))


def _credit(box: Box, ink: Ink) -> str:
    seed = box.game.seed
    parts = filter(None, (seed.author, seed.publisher, str(seed.year or "")))
    return ink("rules-credit", credit=" · ".join(parts))


async def text(interaction: Interaction, session: Session) -> None:
    twin = interaction.client.artist.twin(session, language(interaction))
    await answers.send(interaction, content=twin[:TEXT_LIMIT], ephemeral=True)


async def stop(interaction: Interaction, session: Session) -> None:
    """End a table: whoever the server lets, always somebody who may manage messages here."""
    manager = interaction.guild_id is not None and interaction.permissions.manage_messages
    if not manager and interaction.guild_id is not None:
        await _check_stopper(interaction, session)
    await session.stop()
    await interaction.client.boards.answer(session, interaction)


async def _check_stopper(interaction: Interaction, session: Session) -> None:
    table, person = session.table, interaction.user.id
    who = (await interaction.client.store.servers.settings(table.guild)).stop
    if who == "managers":
        raise PlayerError("stop-managers")
    if who == "seated" and table.seat_of(person) is None:
        raise PlayerError("stop-seated")
    if who == "host" and person != table.host:
        host = f"<@{table.host}>" if table.host is not None else "–"
        raise PlayerError("stop-not-yours", host=host)


async def letters(interaction: Interaction, wanted: bool) -> None:
    """Switch the direct messages of secret decisions on or off, for good."""
    await interaction.client.store.set_letters(interaction.user.id, wanted)
    ink = interaction.client.texts.ink(language(interaction))
    said = ink("letters-on" if wanted else "letters-off")
    await answers.send(interaction, content=said, ephemeral=True)


def _menu(session: Session, interaction: Interaction, hints: bool) -> Card:
    table, person = session.table, interaction.user.id
    ink = interaction.client.artist.ink(session, language(interaction))

    def look(what: str, icon: str) -> Button:
        return Button(ink(f"menu-{what}"), Stamp("show", table.id, 0, what), icon)

    def wish(key: str, text: str, icon: str) -> Button:
        return Button(ink(key), Stamp("table", table.id, 0, text), icon)

    picture = (look("picture", "🖼️"),) if session.match else ()
    rows: list[Row] = [(look("rules", "📖"), look("text", "🔤"), look("board", "⬇️"), *picture)]
    number = table.seat_of(person)
    if number is not None and table.phase == "running":
        seat = table.seats[number]
        auto = wish("menu-auto-off", "auto off", "⏸️") if seat.auto else None
        back = wish("menu-back", "back", "🪑") if seat.away else None
        rows.append(
            (
                auto or wish("menu-auto-on", "auto on", "⏩"),
                back or wish("menu-leave", "away", "🚪"),
            )
        )
    if table.phase == "running" and (hints or number is None):
        odds = (look("odds", "📊"),)
        rows.append(odds if number is None else (look("hint", "💡"), *odds))
    rows.append((look("stop", "🛑"),))
    ways = tuple(Choice(ink(f"remind-{way}"), way) for way in REMINDERS)
    remind = Stamp("show", table.id, 0, "remind", menu=True)
    rows.append(Select(ink("menu-remind"), remind, ways, 1, 1))
    return Card(ink("menu-title"), ink("menu-body"), rows=tuple(rows))
