"""Tricks that were taken: in the trays of both sides with what they count, or laid out again."""
