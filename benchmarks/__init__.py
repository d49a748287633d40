"""Benchmarks, side by side with other engines; nothing here is a test."""
