"""Who decides: computer players, who see a Sight and its legal choices and nothing else."""
