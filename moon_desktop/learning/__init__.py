"""Lessons and positions to practise, as values: what is asked, and what is said of it."""
