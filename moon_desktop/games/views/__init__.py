"""What table and windows draw, as values: each game makes them, no widget asks which game it is."""
