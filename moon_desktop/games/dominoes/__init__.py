"""What games of dominoes with a bidding say, and how they are played."""
