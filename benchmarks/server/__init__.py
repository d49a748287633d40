"""Load tests for the server: latency, sockets, memory, durability."""
