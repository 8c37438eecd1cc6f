"""Decisions of finished matches that are worth asking: found, posed and judged; pure."""
