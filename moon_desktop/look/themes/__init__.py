"""What the colours of the program can be chosen from."""
