"""Tournaments: everybody meets everybody, at tables that the server makes."""
