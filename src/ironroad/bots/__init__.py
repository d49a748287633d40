"""Players that answer by themselves: they see what a seat may know, and nothing else."""
