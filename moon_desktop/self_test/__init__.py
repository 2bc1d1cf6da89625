"""What an installed program has in place of tests: it tries all that it is made of."""
