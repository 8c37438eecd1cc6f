"""The worth of every aim at once: chances of all plates and holes against the worth of landings."""

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from bot.engine.lazy_module import LazyModule
from bot.games.flick.rules.flight import Flights

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = LazyModule("numpy")

Numbers: TypeAlias = "NDArray[np.float64]"
Places: TypeAlias = "NDArray[np.intp]"


@lru_cache(8)
def chances(flights: Flights, plates: tuple[str, ...], holes: range) -> Numbers:
    """For every plate and target how likely the die first comes down on each hole."""
    return np.array([[flights.chances(plate, hole) for hole in holes] for plate in plates])


@lru_cache(4096)
def resting(flights: Flights, plates: tuple[str, ...], holes: range, covered: int) -> Places:
    """For every plate where a die that comes down on a hole rests; the ditch is after the last."""
    hops = {plate[0]: flights.hops(plate[0], covered) for plate in plates}
    ditch = len(holes)
    return np.array([[ditch if h is None else h for h in hops[plate[0]]] for plate in plates])


def worths(
    flights: Flights, plates: tuple[str, ...], covered: int, values: list[float], miss: float
) -> Numbers:
    """Per plate and target the expected worth; `values` has one for every hole."""
    holes = range(len(values))
    gains = np.array([*values, miss]) - miss
    landed = gains[resting(flights, plates, holes, covered)]
    expected: Numbers = np.matmul(chances(flights, plates, holes), landed[:, :, None])[:, :, 0]
    return miss + expected
