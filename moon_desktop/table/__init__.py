"""The table as it is drawn: its geometry, its colours and everything painted on it."""
