"""A title as another distribution would bring it: rules, words and a browser board, all in one package."""
