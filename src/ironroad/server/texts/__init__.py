"""Texts of people (editions, records), read in processes of their own."""
