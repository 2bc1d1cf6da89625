"""The command line: each command, its words, and what it prints."""
