"""What was played here: an index of the records, and what it tells."""
