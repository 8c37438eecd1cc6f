"""What changes a table: play a move, carry out a wish, answer a secret question, open, leave."""
