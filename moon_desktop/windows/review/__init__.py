"""The review of a finished hand, in a window of its own."""
