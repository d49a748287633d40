"""Building the package: the compiled engine and the browser client, for `pip` and for `make` alike."""
