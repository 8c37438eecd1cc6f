"""Parts of the shell, built with fakes of our own small protocols."""
