"""Pictures are measured, so that a client can keep their place."""

import pytest

from localcord.world.image_size import image_size

PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + bytes([0, 0, 3, 32, 0, 0, 1, 144])
GIF = b"GIF89a" + bytes([144, 1, 44, 1])


@pytest.mark.parametrize(("data", "size"), [(PNG, (800, 400)), (GIF, (400, 300))])
def test_a_picture_tells_its_size(data: bytes, size: tuple[int, int]) -> None:
    assert image_size(data) == size


@pytest.mark.parametrize("data", [b"", b"{}", PNG[:20], GIF[:8]])
def test_anything_else_has_no_size(data: bytes) -> None:
    assert image_size(data) is None
