"""The staged moments of Der 7bte Zwerg: the throw of the seventh die, the reveal of the bets."""

from dataclasses import replace

from bot.engine.game import Event
from bot.engine.moments import Beat, Moment, Scene, Scenes
from bot.engine.phrases import Icon, Who, Word
from bot.games.zwerg.moves import Show
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.state import View


def staging(game: Zwerg, scenes: Scenes[View]) -> Moment[View] | None:
    seventh = next((scene for scene in scenes if _is_seventh(scene)), None)
    reveal = next((scene for scene in scenes if _told(scene, "reveal")), None)
    beats = (*(_throw(s) for s in (seventh,) if s), *(_hats(s) for s in (reveal,) if s))
    return Moment(_outcome(scenes), beats, _bets(reveal)) if beats else None


def _is_seventh(scene: Scene[View]) -> bool:
    """Whether the last die is thrown while all others lie on the row."""
    board = scene.before.board
    return isinstance(scene.action, Show) and not board.left and not board.cave


def _throw(scene: Scene[View]) -> Beat[View]:
    board = scene.before.board
    die = Icon(f"die-{board.thrown}")
    return Beat(Word("moment-seventh", {"who": Who(board.active), "die": die}), scene.before)


def _hats(scene: Scene[View]) -> Beat[View]:
    """The beat before the reveal: the full row, with the bets hidden and not yet scored."""
    past = scene.after.board.past
    row, cave = (past.row, past.cave) if past else (scene.before.board.row, ())
    board = replace(
        scene.before.board, phase="choose", row=row, cave=cave, left=(), thrown="", rolled=None
    )
    drums = Word("moment-reveal", {"icon": Icon("hat")})
    return Beat(drums, replace(scene.before, board=board))


def _bets(reveal: Scene[View] | None) -> tuple[Event, ...]:
    """Who bet what, and who was right, below the headline."""
    told = reveal.events if reveal else ()
    return tuple(e for e in told if e.key.startswith(("hats-", "bets-")))


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
