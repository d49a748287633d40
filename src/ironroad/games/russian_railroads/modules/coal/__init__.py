"""The Coal module: coal, foundries, boilermen (rules CO-1 to CO-16)."""
