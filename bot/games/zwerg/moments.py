"""What is staged in Der 7bte Zwerg: the throw of the seventh dwarf, and the hats turned over."""

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
    hats = tuple(e for s in (reveal,) if s for e in s.events if e.key.startswith("hats-"))
    return Moment(_outcome(scenes), beats, hats) if beats else None


def _is_seventh(scene: Scene[View]) -> bool:
    """The last die is in the air, and all others stand: now it is about everything."""
    board = scene.before.board
    return isinstance(scene.action, Show) and not board.left and not board.cave


def _throw(scene: Scene[View]) -> Beat[View]:
    board = scene.before.board
    die = Icon(f"die-{board.thrown}")
    return Beat(Word("moment-seventh", {"who": Who(board.active), "die": die}), scene.before)


def _hats(scene: Scene[View]) -> Beat[View]:
    """The whole row lies there, but the bets are still covered and nobody has points for them."""
    past = scene.after.board.past
    row, cave = (past.row, past.cave) if past else (scene.before.board.row, ())
    board = replace(
        scene.before.board, phase="choose", row=row, cave=cave, left=(), thrown="", rolled=None
    )
    known = scene.events[: [event.key for event in scene.events].index("reveal")]
    drums = Word("moment-reveal", {"icon": Icon("hat")})
    return Beat(drums, replace(scene.before, board=board), known)


def _outcome(scenes: Scenes[View]) -> Word:
    told = {event.key: event for scene in scenes for event in scene.events}
    if won := told.get("bets-won"):
        return Word("moment-bets-won", won.params)
    if "bets-lost" in told:
        return Word("moment-bets-lost")
    if "scored-all" in told:
        return Word("moment-all")
    if "caved" in told:
        return Word("moment-caved", {"icon": Icon("cave")})
    return Word("moment-fits")


def _told(scene: Scene[View], key: str) -> Event | None:
    return next((event for event in scene.events if event.key == key), None)
