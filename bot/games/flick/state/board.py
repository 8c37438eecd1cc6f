"""The field of holes and the plates around it: names, distances, directions."""

from string import ascii_uppercase

HEADINGS = {"N": (0, 1), "E": (-1, 0), "S": (0, -1), "W": (1, 0)}
"""The direction of flight from each plate: columns to the east, rows to the south."""
ALONG_COLUMNS = ("N", "S")


class Board:
    """Holes are numbered from 0 in reading order. A plate is a side, or a side and a place: N2."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.holes = range(size * size)
        self.columns = ascii_uppercase[:size]
        self.names = tuple(f"{c}{r}" for r in range(1, size + 1) for c in self.columns)
        self.index = {name: hole for hole, name in enumerate(self.names)}
        self.plates = tuple(HEADINGS)
        self.places = tuple(f"{plate}{n}" for plate in HEADINGS for n in range(1, size + 1))
        """The plates of the children's variant: every place of every side."""

    def spot(self, hole: int) -> tuple[int, int]:
        row, column = divmod(hole, self.size)
        return column, row

    def hole(self, column: int, row: int) -> int | None:
        inside = 0 <= column < self.size and 0 <= row < self.size
        return row * self.size + column if inside else None

    def place(self, plate: str) -> int:
        """The place of a plate on its side, from 0; the middle for a plate without a place."""
        return int(plate[1:]) - 1 if len(plate) > 1 else self.size // 2

    def mark(self, plate: str) -> str:
        """The letter of the column or the number of the row in front of a plate."""
        place = self.place(plate)
        return self.columns[place] if plate[0] in ALONG_COLUMNS else str(place + 1)

    def drift(self, plate: str, side: int) -> str:
        """The side of the screen to which a push moves a die; `side` 1 is right of its flight."""
        east, south = HEADINGS[plate[0]]
        return "E" if -south * side > 0 else "W" if south * side > 0 else "SN"[east * side < 0]

    def distance(self, plate: str, hole: int) -> int:
        """The steps ahead, with 1 for the nearest row, plus the steps sideways."""
        column, row = self.spot(hole)
        across, along = (column, row) if plate[0] in ALONG_COLUMNS else (row, column)
        ahead = along + 1 if sum(HEADINGS[plate[0]]) > 0 else self.size - along
        return ahead + abs(across - self.place(plate))

    def pushed(self, plate: str, hole: int, side: int, ahead: int) -> int | None:
        """The hole at this offset to the right and ahead, as seen from the plate; None: outside."""
        east, south = HEADINGS[plate[0]]
        column, row = self.spot(hole)
        return self.hole(column + east * ahead - south * side, row + south * ahead + east * side)

    def line(self, hole: int, across: bool) -> tuple[int, ...]:
        """The holes of the row (`across`) or column of this hole."""
        column, row = self.spot(hole)
        first, step = (row * self.size, 1) if across else (column, self.size)
        return tuple(first + step * n for n in range(self.size))
