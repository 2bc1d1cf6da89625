"""What the players of games with an auction share: hearing bids, buying, looking back."""
