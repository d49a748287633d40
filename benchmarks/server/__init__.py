"""Loads for the server: latency, sockets, memory, durability."""
