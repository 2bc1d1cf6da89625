"""Benchmarks: what the program costs, against a floor measured in the same run."""
