"""Moon Desktop: which version this is."""

__version__ = "0.9.1"
