"""What table and windows are told of such a game of dominoes, around the words of its own."""
