"""What teaches the game, joined to the match and the table."""
