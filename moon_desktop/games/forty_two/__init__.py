"""Texas 42: its rules, the flow of a match, its contracts, its players, what is shown of it."""
