"""The form of house rules, and the sets that are kept."""
