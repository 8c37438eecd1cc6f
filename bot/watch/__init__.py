"""Monitoring: measurements, health, HTTP endpoints, systemd, JSON logs."""
