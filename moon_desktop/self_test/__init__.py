"""The self-test: the program tries all of itself on the system that it was brought to."""
