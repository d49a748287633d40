"""What all tests share: no test measures time, so an example may take as long as it likes."""

import os

from hypothesis import settings

# Before anybody imports numpy: its threads wait for each other by counting, and tests that run side by side have no core
# to spare. Fitting a small network took ten times the processor time.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
