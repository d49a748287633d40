"""What all tests share: no test measures time, so an example may take as long as it likes."""

from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
