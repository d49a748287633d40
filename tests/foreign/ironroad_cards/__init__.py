"""A toy title with hidden cards, as a distribution of its own: rules, words, a bot and a terminal board."""
