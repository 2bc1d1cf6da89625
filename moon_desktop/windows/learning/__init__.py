"""What teaches the game, on the table: a slip of paper with words."""
