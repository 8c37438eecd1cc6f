"""Our own pictures, drawn by code: emoji, boards, the course of a match."""
