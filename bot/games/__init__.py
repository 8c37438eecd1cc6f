"""One folder per game; the catalogue finds them by looking."""
