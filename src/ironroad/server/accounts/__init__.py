"""Guests, accounts, cookies and passwords."""
