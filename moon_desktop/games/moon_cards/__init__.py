"""Shoot the Moon, the card game: a rule book, whole, with its players and what is shown of it."""
