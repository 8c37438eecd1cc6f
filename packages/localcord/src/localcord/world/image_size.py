"""Width and height of a picture, read from the first bytes of a PNG or GIF."""

PNG, GIF = b"\x89PNG\r\n\x1a\n", (b"GIF87a", b"GIF89a")


def image_size(data: bytes) -> tuple[int, int] | None:
    """In pixels; None for what is no picture of these kinds."""
    if data.startswith(PNG) and len(data) >= 24:
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if data.startswith(GIF) and len(data) >= 10:
        return int.from_bytes(data[6:8], "little"), int.from_bytes(data[8:10], "little")
    return None
