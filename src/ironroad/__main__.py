"""``python -m ironroad`` is the command line."""

from ironroad.cli.main import main

if __name__ == "__main__":
    main()
