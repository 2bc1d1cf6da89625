"""The parts of any trick game: pure values, no Qt, clock, I/O, randomness or language."""
