illegal-not-to-act = It is not your turn.
illegal-chance = The dice decide that, not you.
illegal-unreadable = I cannot read “{ $move }” as a move. Type /move and pick from the list.
seats-few = Too few at the table: { $seats }. This game takes { $least } to { $most }.
seats-many = Too many at the table: { $seats }. This game takes { $least } to { $most }.
