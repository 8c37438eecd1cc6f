"""The news of a board: a staged outcome, and what happened since the own last turn."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from bot.engine import story
from bot.engine.catalogue import Box
from bot.engine.game import Event, Weight
from bot.engine.match import Match
from bot.engine.phrases import Many, Param, Who, Word
from bot.engine.screen import Ink
from bot.texts import tell

NEWS_LINES = 3
"""As many events as leave the board in sight on a phone."""


def news(
    match: Match,
    ink: Ink,
    most: int,
    seat: int | None = None,
    *,
    without: Collection[Event] = (),
) -> str:
    """What the player to act has to know of the time since the own last turn.

    Heavy events come first, those that concern the player before others; of these none is left
    out. Where the rest does not fit into `most` lines, light events become one line; where a game
    has words for what each of them got, always.
    """
    known = (e for e in story.latest(match) if e.only in (None, seat) and not _is_asked(e))
    events = [event for event in known if event not in without]
    acting = match.to_act if seat is None else {seat}
    heavy = [event for event in events if event.weight is Weight.HEAVY]
    mine = [event for event in heavy if story.concerned(event) & acting]
    others = [event for event in heavy if event not in mine]
    rest = [event for event in events if event not in heavy] if match.to_act else []
    first = [*mine, *_last(others, most - len(mine))]
    room = most - len(first)
    usual = any(event.weight is Weight.USUAL for event in rest)
    if len(rest) <= room and (usual or len(rest) < 2 or not ink.knows("news-gained")):
        return told((*first, *rest), ink)
    return told(first, ink, *_shortened(rest, room, frozenset(acting), ink))


def few_news(match: Match, ink: Ink, headline: str, *, full: bool) -> str:
    """One line above a picture, none beside headline, goal or vote; but all about the player.

    What happened just now to somebody whom the headline names is told by it.
    """
    if not headline:
        return news(match, ink, 0 if full else 1)
    just_now = match.version - len(match.trail)
    told = [
        event
        for event in match.story
        if event.at >= just_now
        and all(ink.name(seat) in headline for seat in story.concerned(event) & match.to_act)
    ]
    return news(match, ink, 0, without=told)


@dataclass(frozen=True, slots=True)
class Outcome:
    """A staged outcome in words."""

    headline: str = ""
    explanation: str = ""
    tells: tuple[Event, ...] = ()
    """The events that the headline tells."""


def outcome(box: Box, match: Match, ink: Ink, *, few: bool = False) -> Outcome:
    """Empty where nothing was staged. `few`: only the last sentence of the explanation."""
    moment = box.moment(match)
    if moment is None:
        return Outcome()
    large = ink(moment.outcome.key, **moment.outcome.params)
    told = "\n".join(tell(ink, event) for event in moment.told[-1 if few else 0 :])
    return Outcome(large, told, moment.tells)


def older(match: Match) -> tuple[Event, ...]:
    """What happened before the last action and is not heavy: a headline leaves it no room."""
    last = match.version - len(match.trail)
    return tuple(e for e in match.story if e.at < last and e.weight is not Weight.HEAVY)


def _is_asked(event: Event) -> bool:
    """The question below the board says the same, or said it to somebody who has decided."""
    return event.asks and event.weight is not Weight.HEAVY


def _last(events: Sequence[Event], count: int) -> Sequence[Event]:
    return events[-count:] if count > 0 else ()


def _shortened(
    events: Sequence[Event], room: int, acting: frozenset[int], ink: Ink
) -> tuple[str, ...]:
    """Who else moved, and the newest usual events; in a single line what happened last."""
    if room <= 0:
        return ()
    usual = [event for event in events if event.weight is Weight.USUAL]
    if room == 1 and not ink.knows("news-gained"):
        found = usual or events
        mine = [event for event in found if story.concerned(event) & acting]
        return (tell(ink, (mine or found)[-1]),)
    newest = _last(usual, room - 1)
    named = {seat for event in newest for seat in story.concerned(event)}
    others = (story.concerned(event) - named - acting for event in events)
    movers = dict.fromkeys(seat for seats in others for seat in seats)
    if not movers:
        return tuple(tell(ink, event) for event in _last(usual, room))
    return (_passed(movers, events, ink), *(tell(ink, event) for event in newest))


def _passed(movers: Iterable[int], events: Sequence[Event], ink: Ink) -> str:
    """Who moved; in a game with words for it (`news-gained`), how many points each of them got."""
    seats = tuple(map(Who, movers))
    if not ink.knows("news-gained"):
        return ink("news-passed", who=Many(seats), count=len(seats))
    points = Counter[Param]()
    for event in events:
        got = event.params.get("points")
        points[event.params.get("who", "")] += got if isinstance(got, int) else 0
    gained = tuple(Word("gained", {"who": who, "points": points[who]}) for who in seats)
    return ink("news-gained", gained=Many(gained, " · "))


def told(events: Iterable[Event], ink: Ink, *more: str) -> str:
    return "\n".join((*(tell(ink, event) for event in events), *more))


def whispers(match: Match, ink: Ink, seat: int) -> str:
    """Events that only this seat knows, since its last move."""
    return told(story.whispers(match, seat), ink)
