"""What people tell the operators of a server, and what operators do about it."""
