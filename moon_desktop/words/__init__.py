"""The sentences that belong to no game, and the names things go by."""
