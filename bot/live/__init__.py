"""Running tables: sessions with their locks, tables by channel, the caretaker, worker processes."""
