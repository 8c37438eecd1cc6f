"""One file per group of commands; they read input, call a session, answer; they decide nothing."""
