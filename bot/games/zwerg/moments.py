"""The staged moments of Der 7bte Zwerg: the throw of the seventh die, the reveal of the bets."""

from dataclasses import replace

from bot.engine.game import Event
from bot.engine.moments import Beat, Moment, Scene, Scenes
from bot.engine.phrases import Icon, Who, Word
from bot.games.zwerg.moves import Show
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.state import View


def staging(game: Zwerg, scenes: Scenes[View]) -> Moment[View] | None:
    last = next((scene for scene in scenes if _is_last(scene)), None)
    seventh = last and not last.before.board.cave
    reveal = next((scene for scene in scenes if _told(scene, "reveal")), None)
    beats = (
        *(_throw(s) for s in (last,) if s and seventh),
        *(_hats(s, last) for s in (reveal,) if s),
    )
    return Moment(_outcome(scenes), beats, _bets(reveal)) if beats else None


def _is_last(scene: Scene[View]) -> bool:
    """Whether the last die is thrown; the seventh dwarf if all others lie on the row."""
    return isinstance(scene.action, Show) and not scene.before.board.left


def _throw(scene: Scene[View]) -> Beat[View]:
    board = scene.before.board
    die = Icon(f"die-{board.thrown}")
    return Beat(Word("moment-seventh", {"who": Who(board.active), "die": die}), scene.before)


def _hats(scene: Scene[View], last: Scene[View] | None) -> Beat[View]:
    """The beat before the reveal, with the bets hidden and not yet scored.

    The row as it was before the last throw, which only the outcome tells; where the last die was
    put by hand, the full row.
    """
    drums = Word("moment-reveal", {"icon": Icon("hat")})
    if last:
        return Beat(drums, last.before)
    past = scene.after.board.past
    row, cave = (past.row, past.cave) if past else (scene.before.board.row, ())
    board = replace(
        scene.before.board, phase="choose", row=row, cave=cave, left=(), thrown="", rolled=None
    )
    return Beat(drums, replace(scene.before, board=board))


def _bets(reveal: Scene[View] | None) -> tuple[Event, ...]:
    """Who was right, and what the others had bet, below the headline."""
    told = [e for e in reveal.events if e.key.startswith(("hats-", "bets-"))] if reveal else []
    right = next((e.params["who"] for e in told if e.key == "bets-won"), None)
    return tuple(e for e in told if e.key.startswith("bets-") or e.params["who"] != right)


def _outcome(scenes: Scenes[View]) -> Word:
    """What happened to the row; the bets are told below."""
    told = {event.key: event for scene in scenes for event in scene.events}
    if row := told.get("scored-all"):
        return Word("moment-all", row.params)
    if row := told.get("caved"):
        return Word("moment-caved", row.params)
    if row := told.get("scored-part"):
        return Word("moment-part", row.params)
    return Word("moment-fits")


def _told(scene: Scene[View], key: str) -> Event | None:
    return next((event for event in scene.events if event.key == key), None)
