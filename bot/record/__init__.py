"""What stays of a match: documents, files, proofs, replays; pure."""
