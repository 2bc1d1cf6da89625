"""What the program remembers of matches and of who played them, joined to the windows."""
