"""The dwarfs in the cave: moves, encounters, laughs.

A mutable working copy: the rules take it from a state and make the next state from it, and the
brain runs its playouts on it, so that both use the same code.
"""

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import Literal

from bot.games.drachen.moves import Refuge
from bot.games.drachen.state.cave import CAVE

Outcome = Literal["moved", "swapped", "threw", "stole", "fetched", "delivered"]


class Dwarfs:
    __slots__ = ("delivered", "places", "rings", "surface")

    def __init__(
        self,
        surface: int,
        places: Iterable[int],
        rings: Iterable[bool],
        delivered: Iterable[int],
    ) -> None:
        self.surface = surface
        self.places = list(places)
        self.rings = list(rings)
        self.delivered = list(delivered)

    def advance(self, mover: int, pips: int) -> tuple[Outcome, int]:
        """Move one dwarf; returns the outcome and the seat that it met, or its own seat."""
        places, rings = self.places, self.rings
        origin, ring = places[mover], rings[mover]
        target = origin + pips if ring else origin - pips
        if target >= self.surface:  # D2, D3
            self.send(mover, "surface")
            self.delivered[mover] += 1
            return "delivered", mover
        if target <= CAVE:  # D2, D4
            self.send(mover, "cave")
            return "fetched", mover
        if target not in places:  # D7: only the landing field counts
            places[mover] = target
            return "moved", mover
        return self._meet(mover, places.index(target))

    def _meet(self, mover: int, other: int) -> tuple[Outcome, int]:
        places, rings = self.places, self.rings
        origin, places[mover] = places[mover], places[other]
        if rings[mover] == rings[other]:
            places[other] = origin  # D9: also into the cave or to the surface
            return "swapped", other
        stolen = rings[other]
        rings[mover] = True
        self.send(other, "surface")  # D10, D11
        return "stole" if stolen else "threw", other

    def strike(self, struck: AbstractSet[int], order: Sequence[int]) -> tuple[list[int], list[int]]:
        """A laugh: bearers on struck fields lose their ring (D17), the others may choose (D18)."""
        hit = [seat for seat in order if self.places[seat] in struck]
        bearers = [seat for seat in hit if self.rings[seat]]  # D16: as it was before the laugh
        choosers = [seat for seat in hit if not self.rings[seat]]
        for seat in bearers:
            self.rings[seat] = False
        return bearers, choosers

    def send(self, seat: int, refuge: Refuge) -> None:
        """Put a dwarf into the cave with a ring, or on the surface without one."""
        self.rings[seat] = refuge == "cave"
        self.places[seat] = CAVE if refuge == "cave" else self.surface
