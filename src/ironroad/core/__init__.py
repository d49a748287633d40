"""The rules engine shared by all titles: knows no game and does no input or output."""
