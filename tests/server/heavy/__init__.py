"""A title whose editions can make the rules take all time and memory, or fail."""
