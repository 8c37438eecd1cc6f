"""Cards as Discord messages: embeds, buttons, menus, emoji, mentions, names."""
