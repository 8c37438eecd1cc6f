"""Who is notified of what: turns, ends, rematches, reminders; by mention, by message, or not."""
