"""The slash commands. Each module has a function `cog(parts)`; commands decide nothing."""
