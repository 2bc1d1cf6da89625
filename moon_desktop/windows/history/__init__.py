"""The window of all matches that were played here."""
