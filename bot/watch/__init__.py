"""What an operator can watch: happenings, the pulse, a page for machines, systemd, JSON logs."""
