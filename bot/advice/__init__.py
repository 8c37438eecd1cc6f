"""What the computer can tell people: hints, odds, the look back, simulations; pure."""
