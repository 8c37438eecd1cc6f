"""The blocks of a screen as the text of a card."""

from bot.engine.screen import Block, Grid, Large, Screen, Sheet


def body(screen: Screen, *, asking: bool = True, without: tuple[type[Block], ...] = ()) -> str:
    """From top to bottom; the question last, because the choices stand directly under it."""
    question = screen.question if asking else ""
    blocks = (block for block in screen.blocks if not isinstance(block, without))
    return "\n".join(filter(None, (*map(_drawn, blocks), question)))


def _drawn(block: Block) -> str:
    match block:
        case Grid(rows):
            return "\n".join("".join(row) for row in rows)
        case Sheet(lines):
            return "```\n" + "\n".join(lines) + "\n```"
        case Large(line):
            return f"# {line}" if line else ""
        case _:
            return "\n".join(block.lines)
