"""What every game must say, said once and plainly: parts for a game until it has better ones."""
