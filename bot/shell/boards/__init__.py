"""The board message of a table: where it stands, how it is redrawn, suspense, end, picture."""
