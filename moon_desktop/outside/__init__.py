"""What reaches the program from outside: other copies of it, signals, double-clicked files."""
