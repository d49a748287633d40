"""A toy title with hidden cards, unknown to the server until a test registers it."""
