"""What a channel or a person is shown of a session: a card in neutral words, built anew."""

from dataclasses import dataclass, replace

from bot.engine.errors import PlayerError
from bot.engine.game import CHANCE, Result
from bot.engine.match import Match
from bot.engine.screen import Block, Choice, Control, Grid, Ink, Menu, Screen, Sheet
from bot.engine.words import Many, Who
from bot.lobby_screen import lobby_screen
from bot.scores import Changes
from bot.session import Session
from bot.stamps import Kind, Stamp
from bot.tables import Seat, Table
from bot.texts import Texts, explain, tell

STORY_LINES = 7
"""Of the last events as many as leave the board in sight on a phone."""
STORY_LIMIT = 1000
SEAL_DIGITS = 16


@dataclass(frozen=True, slots=True)
class Button:
    label: str
    stamp: Stamp
    icon: str = ""
    style: str = "plain"
    off: bool = False
    """Shown where it belongs, but not to be pressed now."""


@dataclass(frozen=True, slots=True)
class Select:
    prompt: str
    stamp: Stamp
    choices: tuple[Choice, ...]
    least: int
    most: int


Row = tuple[Button, ...] | Select


@dataclass(frozen=True, slots=True)
class Card:
    """One message, ready to be drawn by an adapter."""

    title: str
    body: str
    line: str = ""
    """The sentence above the card, with the people it is about."""
    fields: tuple[tuple[str, str], ...] = ()
    footer: str = ""
    rows: tuple[Row, ...] = ()
    mentions: tuple[int, ...] = ()

    def question(self) -> "Card":
        """As a private question: the story is on the board already."""
        return replace(self, fields=(), footer="") if self.rows else self


class Artist:
    """Draws sessions: knows the texts and the pictures, decides nothing."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.icons: dict[str, dict[str, str]] = {}
        """Per game our own emoji; Unicode stands in for those that are not here."""

    def ink(self, session: Session, locale: str) -> Ink:
        icons = self.icons.get(session.box.id, {})
        return self.texts.ink(locale, session.box, self._names(session, locale), icons)

    def plain_ink(self, session: Session, locale: str) -> Ink:
        """Without emoji of our own: for lists and files, where Discord does not draw them."""
        return self.texts.ink(locale, session.box, self._names(session, locale))

    def _names(self, session: Session, locale: str) -> tuple[str, ...]:
        return names(session.table, self.texts.ink(locale, session.box))

    def public(self, session: Session, prefix: str = "") -> Card:
        """The board as everybody in the channel sees it, in the language of the table."""
        ink = self.ink(session, session.table.locale)
        if session.match is None:
            return self._lobby(session, ink)
        return self._match(session, session.match, ink, None, prefix)

    def private(self, session: Session, person: int, locale: str, prefix: str = "") -> Card:
        """The board as one person may see it, in that person's language."""
        ink = self.ink(session, locale)
        if session.match is None:
            return self._lobby(session, ink)
        return self._match(session, session.match, ink, session.table.seat_of(person), prefix)

    def twin(self, session: Session, locale: str) -> str:
        """The public board in full sentences."""
        ink = self.plain_ink(session, locale)
        if session.match is None:
            return lobby_screen(session.box, session.table, ink).text
        game = session.box.game
        screen = session.box.render(game, game.view(session.match.state, None), ink)
        story = [tell(ink, event) for event in session.match.story if event.only is None]
        line = _line(session.table, session.match, ink)
        return "\n".join(filter(None, [screen.title, screen.text, *story[-4:], line]))

    def moment(self, session: Session, match: Match, locale: str) -> Card:
        """An earlier moment of the match as everybody saw it, with nothing to press."""
        ink, game = self.ink(session, locale), session.box.game
        screen = session.box.render(game, game.view(match.state, None), ink)
        then, story = replace(session.table, phase="running", deadline=None), _story(match, ink)
        fields = ((ink("field-story"), story),) if story else ()
        return Card(screen.title, body(screen), _line(then, match, ink), fields)

    def explain(self, session: Session | None, locale: str, error: PlayerError) -> str:
        ink = self.ink(session, locale) if session else self.texts.ink(locale)
        return explain(ink, error)

    def _lobby(self, session: Session, ink: Ink) -> Card:
        table = session.table
        screen = lobby_screen(session.box, table, ink)
        rows = [_row(session, 0, "table", c) for c in screen.controls] if table.live else []
        return Card(
            title=screen.title,
            body=body(screen),
            line="" if table.live else ink("lobby-closed"),
            footer=ink("lobby-commitment", hash=table.commitment),
            rows=tuple(rows),
        )

    def _match(
        self, session: Session, match: Match, ink: Ink, seat: int | None, prefix: str
    ) -> Card:
        game, table = session.box.game, session.table
        screen = session.box.render(game, game.view(match.state, seat), ink, prefix)
        rows = [_row(session, match.turn, "move", c) for c in screen.controls] if table.live else []
        if seat is None:
            rows.append(_own_row(session, match, ink, prefix))
        if seat is None and match.result and not table.live:
            stamp = Stamp("show", table.id, match.turn, "picture")
            rows.append((Button(ink("button-course"), stamp, "📈"),))
        return Card(
            title=screen.title,
            body=body(screen),
            line=_line(table, match, ink),
            fields=tuple(_fields(session, match, ink)),
            footer=ink("board-seal", hash=table.commitment[:SEAL_DIGITS]) if table.live else "",
            rows=tuple(rows),
            mentions=_waited_for(table, match),
        )


def names(table: Table, ink: Ink) -> tuple[str, ...]:
    """People as mentions, so that no name is ever stored; computers by character and number."""
    strengths = [seat.strength for seat in table.seats]
    return tuple(
        _name(seat, strengths[: number + 1].count(seat.strength), ink)
        for number, seat in enumerate(table.seats)
    )


def _name(seat: Seat, number: int, ink: Ink) -> str:
    if seat.person is not None:
        return f"<@{seat.person}>"
    if seat.strength is None:  # somebody who wanted to be forgotten
        return ink("former-dwarf")
    return ink(f"computer-{seat.strength}", number=number)


def body(screen: Screen) -> str:
    return "\n".join(filter(None, map(_drawn, screen.blocks)))


def _drawn(block: Block) -> str:
    match block:
        case Grid(rows):
            return "\n".join("".join(row) for row in rows)
        case Sheet(lines):
            return "```\n" + "\n".join(lines) + "\n```"
        case _:
            return "\n".join(block.lines)


def _row(session: Session, turn: int, kind: Kind, control: Control) -> Row:
    match = session.table.id
    if isinstance(control, Menu):
        stamp = Stamp("open" if control.opens else kind, match, turn, control.prefix, menu=True)
        return Select(control.prompt, stamp, control.choices, control.least, control.most)
    return tuple(
        Button(c.label, Stamp(_kind(kind, c), match, turn, c.move), c.icon, c.style)
        for c in control
    )


def _kind(kind: Kind, choice: Choice) -> Kind:
    if not choice.opens:
        return kind
    return "ask" if choice.private else "open"


def _own_row(session: Session, match: Match, ink: Ink, prefix: str) -> tuple[Button, ...]:
    """The table's own buttons under every board."""
    table = session.table

    def button(key: str, kind: Kind, text: str, icon: str) -> Button:
        return Button(ink(key), Stamp(kind, table.id, match.turn, text), icon)

    if table.phase == "shelved":
        return (button("button-resume", "table", "resume", "▶️"),)
    if not table.live:
        return (
            button("button-rematch", "table", "rematch", "🔁"),
            button("button-replay", "show", "past watch", "🎞️"),
            button("button-verify", "show", "past verify", "🔍"),
            *((button("button-review", "show", "review", "📊"),) if match.result else ()),
        )
    back = (button("button-back", "open", "", "↩️"),) if prefix else ()
    forced = session.box.game.mostly_forced
    auto = (button("button-auto", "table", "auto", "⏩"),) if forced else ()
    deserted = any(seat.away and seat.left for seat in table.seats)
    step_in = (button("button-step-in", "table", "join", "🪑"),) if deserted else ()
    return (*back, *auto, *step_in, button("button-menu", "show", "menu", "☰"))


def _line(table: Table, match: Match, ink: Ink) -> str:
    if table.phase in ("stopped", "shelved"):
        return ink(f"line-{table.phase}")
    if result := match.result:
        winners = Many(tuple(Who(seat) for seat in result.winners))
        return ink("line-won", who=winners, count=len(result.winners))
    waiting = sorted(match.to_act - {CHANCE})
    line = ink("line-turn", who=Many(tuple(map(Who, waiting))), count=len(waiting))
    return line if table.deadline is None else f"{line} ⏳ <t:{int(table.deadline)}:R>"


def _waited_for(table: Table, match: Match) -> tuple[int, ...]:
    if not table.live:
        return ()
    places = (table.seats[seat] for seat in sorted(match.to_act - {CHANCE}))
    return tuple(p.person for p in places if p.person is not None and not p.away)


def _fields(session: Session, match: Match, ink: Ink) -> list[tuple[str, str]]:
    story = _story(match, ink)
    found = [(ink("field-story"), story)] if story else []
    if away := [n for n, seat in enumerate(session.table.seats) if seat.away]:
        found.append((ink("field-away"), ink("away", who=Many(tuple(map(Who, away))))))
    if result := match.result:
        found.append((ink("field-result"), _ranking(result, session.changes, ink)))
    if session.table.phase in ("finished", "stopped"):
        found.append((ink("field-proof"), _proof(session.table, ink)))
    return found


def _story(match: Match, ink: Ink) -> str:
    """As many of the last public events as fit, the newest last."""
    lines = [tell(ink, event) for event in match.story if event.only is None][-STORY_LINES:]
    while len("\n".join(lines)) > STORY_LIMIT:
        lines.pop(0)
    return "\n".join(lines)


def _ranking(result: Result, changes: Changes, ink: Ink) -> str:
    order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    return "\n".join(
        ink("result", rank=result.ranks[s], who=Who(s), points=result.points[s])
        + (_rating(*changes[s], ink) if s in changes else "")
        for s in order
    )


def _rating(before: int, after: int, ink: Ink) -> str:
    return " · " + ink("result-rating", rating=after, change=f"{after - before:+}")


def _proof(table: Table, ink: Ink) -> str:
    return ink("proof", hash=table.commitment, seed=table.seed.hex(), players=table.players or "–")
