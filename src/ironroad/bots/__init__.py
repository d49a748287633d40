"""Bots: computer players that receive only what their seat may know."""
