"""What somebody has decided in secret, in one line for them alone."""

from bot.engine import story
from bot.engine.match import Match
from bot.engine.screen import Ink
from bot.texts import tell


def noted(before: Match, after: Match, number: int, seat: int, words: str, ink: Ink) -> str:
    """In the sentence that the game has for whoever decided, or else in the words of the move."""
    told = [event for event in story.since(after, number, seat) if event.at == number]
    said = " ".join(tell(ink, event) for event in told if event.only == seat)
    ending = _ending(before, after, seat)
    return " ".join(filter(None, (said or ink("noted", what=words), ending and ink(ending))))


def _ending(before: Match, after: Match, seat: int) -> str:
    """Whether it may still be changed, or was the last one that was missing."""
    if after.turn == before.turn and seat in after.game.may_act(after.state):
        return "may-change"
    several = len(before.game.may_act(before.state)) > 1
    return "all-decided" if several and after.turn != before.turn else ""
