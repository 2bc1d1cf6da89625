"""What games with an auction share, beside what any game shares."""
