"""The new material of German Railroads, which goes with any board (rules NM-1 to NM-6)."""
