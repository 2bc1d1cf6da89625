"""What games share in which a hand is bought in an auction, named, played, and made or set."""
