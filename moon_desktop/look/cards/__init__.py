"""Playing cards: those of any pack, and those of Shoot the Moon with their pictures."""
