"""Matches among computer players: series of them, in as many processes as are wanted."""
