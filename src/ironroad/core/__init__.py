"""The engine that every title stands on: it knows no game and does no input or output."""
