"""The welcome: the table asks what shall be played, and in which way."""
