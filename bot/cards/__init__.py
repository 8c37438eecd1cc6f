"""Cards: everything that is shown, independent of Discord."""
