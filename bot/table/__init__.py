"""Who sits at a table, what was agreed, and what changes it: pure data and pure rules."""
