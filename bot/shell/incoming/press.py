"""A press of a button or menu: read, let in once, served in time, its errors answered."""

from dataclasses import dataclass
from typing import Any

from bot.cards.custom_id import Stamp
from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.shell.actions.carry_out_wish import Wishes
from bot.shell.actions.play_move import Moves
from bot.shell.answers import private
from bot.shell.answers.ephemeral import Decision
from bot.shell.answers.errors import outcome
from bot.shell.answers.interaction import Interaction, is_ephemeral
from bot.shell.answers.request import Desk, Request
from bot.shell.answers.route import Router
from bot.shell.boards.boards import Boards
from bot.shell.boards.suspense import Suspense
from bot.shell.challenges.puzzles import PuzzleLooks
from bot.shell.drawing.paging import PageTurn, page_turn
from bot.shell.incoming.guards import Guards, may_act
from bot.shell.notify.activity import Activity
from bot.table import wishes
from bot.watch.measurements import Pressed, measure


def read(interaction: Interaction) -> Stamp | PageTurn | None:
    """What the pressed button or menu carries; None where no pattern of ours matches.

    The custom_id is the whole state. Picked values complete it, or turn the page of a menu.
    """
    data: Any = interaction.data
    picks: list[str] = data.get("values", [])
    try:
        stamp = Stamp.parse(str(data["custom_id"]))
    except ValueError:
        return None
    if not stamp.menu:
        return stamp
    return page_turn(stamp, picks) or stamp.with_picks(picks)


@dataclass(frozen=True, slots=True)
class Handlers:
    """Which handler serves which kind of press."""

    router: Router
    moves: Moves
    wishes: Wishes
    boards: Boards
    suspense: Suspense
    activity: Activity
    puzzles: PuzzleLooks

    async def serve(self, request: Request, pressed: Stamp | PageTurn) -> None:
        self.activity.saw(request.channel, request.person)
        if isinstance(pressed, PageTurn) and pressed.menu.kind == "show":
            await self.puzzles.turn_page(request, pressed)
        elif isinstance(pressed, PageTurn):
            await self.boards.turn_page(await request.pressed(), pressed, request.interaction)
        elif pressed.kind == "show":
            await self.router.serve(request, pressed.text)
        else:
            await self._at_table(request, await request.pressed(), pressed)

    async def _at_table(self, request: Request, session: Session, stamp: Stamp) -> None:
        self.activity.saw(session.table.channel, request.person)  # also from a direct message
        self.suspense.read(session, request.person)
        pages, person = request.desk.ephemerals, request.person
        acts = stamp.kind in ("move", "open")
        if acts and pages.shows_page(request.interaction) and may_act(session, person, stamp):
            pages.put_away_page(request.interaction)
        match stamp.kind:
            case "move":
                await self.moves.play(request, session, stamp.text, stamp.turn)
            case "open":
                await self.boards.step(session, stamp, request.interaction)
            case "ask":
                await _ask(request, session, stamp)
            case "table":
                if not wishes.is_wish(stamp.text):  # a button of an older version
                    raise PlayerError("button-unknown")
                await self.wishes.carry_out(request, session, wishes.parse(stamp.text))


class Presses:
    def __init__(self, desk: Desk, guards: Guards, handlers: Handlers) -> None:
        self._desk = desk
        self._guards = guards
        self._handlers = handlers

    async def serve(self, interaction: Interaction) -> None:
        """Whatever happens, the press is answered."""
        guards, pressed = self._guards, read(interaction)
        if pressed is None:
            await guards.errors.answer(interaction, PlayerError("button-unknown"))
            return
        kind = pressed.kind if isinstance(pressed, Stamp) else "page"
        timer, held = guards.deadline.watch(interaction), self._desk.sessions.held
        message = interaction.message.id if interaction.message else 0
        try:
            person, alone = interaction.user.id, _is_alone(interaction, pressed)
            with guards.crowd.entered(held, person, message, pressed, alone=alone):
                request = self._desk.request(interaction, pressed.match)
                await self._handlers.serve(request, pressed)
        except Exception as error:  # noqa: BLE001 the one error path takes everything
            measure(Pressed(kind, outcome(error)))
            await guards.errors.answer(interaction, error, pressed.match)
        else:
            measure(Pressed(kind, "done"))
        finally:
            timer.cancel()


def _is_alone(interaction: Interaction, pressed: Stamp | PageTurn) -> bool:
    """Whether it is a look or a change on a message that only this person sees."""
    kind = pressed.menu.kind if isinstance(pressed, PageTurn) else pressed.kind
    return kind == "show" and (is_ephemeral(interaction) or interaction.guild_id is None)


async def _ask(request: Request, session: Session, stamp: Stamp) -> None:
    """Show the next step of a move to the presser only."""
    session.check_press(request.person, stamp.turn)
    card = request.private_card(session.snapshot, stamp.text)
    await private.show(request, card, asks=Decision(session.table.id, stamp.turn))
