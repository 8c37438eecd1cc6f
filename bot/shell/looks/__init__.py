"""What only shows: each file fetches what a card needs and answers privately."""
