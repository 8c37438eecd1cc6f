"""Several processes on one database: the leases of this one, and its queue as a standby."""
