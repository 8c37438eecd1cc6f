"""What lives: sessions with their lock, tables by channel, the caretaker, the pool of brains."""
