"""Measures speed side by side with the field's engines; nothing here is a test."""
