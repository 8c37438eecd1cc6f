"""What a person or a server has chosen: contact, own data, server settings."""
