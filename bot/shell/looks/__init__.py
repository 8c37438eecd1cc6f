"""One file per topic: fetches what a card needs, and answers whoever wants to see it."""
