"""Trans-Siberian Railroad by Tom Russell; read the files in the order of the table in README.md."""
