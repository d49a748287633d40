"""Commands for those who work on ironroad itself."""
