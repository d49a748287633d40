"""HTTP endpoints, one controller for each concern."""
