"""Sockets: who is connected, what is pushed to whom, and the bus between server processes."""
