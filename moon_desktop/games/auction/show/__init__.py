"""What table and windows are told of games with an auction, whichever it is."""
