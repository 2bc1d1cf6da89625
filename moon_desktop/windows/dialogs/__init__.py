"""Dialogs: a new match, the preferences."""
