"""The toy game as a package that the registry can load."""
