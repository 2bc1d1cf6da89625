"""Tricks that stay in sight: the trays of both sides, and what they count."""
