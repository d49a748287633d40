"""Notices by webhook and e-mail that it is somebody's turn."""
