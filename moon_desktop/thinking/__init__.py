"""Long computations in a worker process: computer players, hints, reviews."""
