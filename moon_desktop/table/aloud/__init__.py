"""The table for who cannot see it: what there is, and how it is told to the system."""
