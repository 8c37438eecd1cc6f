"""What anybody is shown, in neutral words that an adapter draws."""
