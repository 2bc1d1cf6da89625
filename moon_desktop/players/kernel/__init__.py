"""Best play with all hands known, exactly: the kernel of the computer players."""
