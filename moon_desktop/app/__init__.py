"""The parts joined: the application, its match, and what goes between table, windows and disk."""
