"""Pictures drawn by code: emoji, boards, the end of a match."""
